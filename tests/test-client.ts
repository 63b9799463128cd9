import type { FastifyInstance, InjectOptions } from 'fastify'
import type { BodyInput, Endpoint, QueryInput, ResponseOf } from '#core/contract/endpoint.ts'
import { Problem } from '#core/contract/problem.ts'
import { checkAgainstContract } from './contract-check.ts'
import { multipart, type Part } from './multipart.ts'

/** An answer that has been checked against the contract. */
export interface Answer<T> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
  /** The bytes as text. */
  readonly text: string
  /** What a successful request answered; throws when it was refused. */
  readonly body: T
  /** Why the request was refused; throws when it was not. */
  readonly problem: Problem
  /** X-Total-Count. */
  readonly total: number
}

export interface Extra {
  readonly headers?: Readonly<Record<string, string>>
  /** Where the request comes from. */
  readonly address?: string
}

interface CallParts<E extends Endpoint> extends Extra {
  readonly id?: number
  readonly query?: QueryInput<E>
  /** Typed where the contract is; the fields of the dictionary are not. */
  readonly body?: BodyInput<E> | Readonly<Record<string, unknown>>
}

export interface Client {
  get<T = unknown>(url: string, extra?: Extra): Promise<Answer<T>>
  post<T = unknown>(url: string, body?: unknown, extra?: Extra): Promise<Answer<T>>
  put<T = unknown>(url: string, body?: unknown, extra?: Extra): Promise<Answer<T>>
  delete<T = unknown>(url: string, body?: unknown, extra?: Extra): Promise<Answer<T>>
  /** One part named `file`; a CSV unless the name says otherwise. */
  upload<T = unknown>(
    url: string,
    content: string | Buffer,
    fileName?: string,
    extra?: Extra,
  ): Promise<Answer<T>>
  uploadParts<T = unknown>(url: string, parts: readonly Part[], extra?: Extra): Promise<Answer<T>>
  /** An endpoint of the contract, with its types. */
  call<E extends Endpoint>(endpoint: E, parts?: CallParts<E>): Promise<Answer<ResponseOf<E>>>
  /** Any bytes with any headers. */
  raw<T = unknown>(options: InjectOptions): Promise<Answer<T>>
}

/** Talks to the app as somebody (with a token) or nobody (without), and checks every answer. */
export function createClient(app: () => FastifyInstance, token?: string): Client {
  const raw = async <T>(options: InjectOptions): Promise<Answer<T>> => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const response = await app().inject({ ...options, headers: { ...authorization, ...options.headers } })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const received = {
      method: String(options.method ?? 'GET'),
      url: String(options.url),
      status: response.statusCode,
      headers: response.headers,
      json: isJson ? (response.json() as unknown) : undefined,
    }
    checkAgainstContract(received)
    return answer<T>(received, response.rawPayload)
  }
  const send = <T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body: unknown,
    extra: Extra = {},
  ) =>
    raw<T>({
      method,
      url,
      headers: { ...extra.headers },
      ...(extra.address === undefined ? {} : { remoteAddress: extra.address }),
      ...(body === undefined ? {} : { payload: body as object }),
    })
  const uploadParts = <T>(url: string, parts: readonly Part[], extra: Extra = {}) => {
    const { payload, contentType } = multipart(parts)
    return raw<T>({
      method: 'POST',
      url,
      headers: { 'content-type': contentType, ...extra.headers },
      payload,
    })
  }
  return {
    get: (url, extra) => send('GET', url, undefined, extra),
    post: (url, body, extra) => send('POST', url, body, extra),
    put: (url, body, extra) => send('PUT', url, body, extra),
    delete: (url, body, extra) => send('DELETE', url, body, extra),
    upload: (url, content, fileName = 'devices.csv', extra) =>
      uploadParts(url, [{ name: 'file', fileName, content }], extra),
    uploadParts,
    call: (endpoint, parts = {}) => send(endpoint.method, urlOf(endpoint, parts), parts.body, parts),
    raw,
  }
}

function urlOf<E extends Endpoint>(endpoint: E, parts: CallParts<E>): string {
  const path = endpoint.path.replace(':id', String(parts.id))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((parts.query ?? {}) as Record<string, unknown>)) {
    for (const each of [value].flat()) if (each !== undefined) query.append(name, String(each))
  }
  return query.size === 0 ? path : `${path}?${query}`
}

function answer<T>(
  received: { status: number; headers: Readonly<Record<string, unknown>>; json: unknown },
  bytes: Buffer,
): Answer<T> {
  const { status, headers, json } = received
  const text = bytes.toString('utf8')
  return {
    status,
    headers,
    bytes,
    text,
    total: Number(headers['x-total-count']),
    get body(): T {
      if (status >= 400) throw new Error(`The request was refused: ${status} ${text.slice(0, 2000)}`)
      return json as T
    },
    get problem(): Problem {
      if (status < 400) throw new Error(`The request was not refused: ${status} ${text.slice(0, 200)}`)
      return Problem.parse(json)
    },
  }
}
