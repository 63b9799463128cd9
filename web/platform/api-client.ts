import type { z } from 'zod'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { ApiError, readApiError } from './api-error.ts'
import { writeSearchParams } from './search-params.ts'
import { readToken, removeToken } from './session-token.ts'

/**
 * The only place that speaks HTTP. What may be given and what comes back is typed by the contract's
 * description of the endpoint; the browser trusts the server's answers and does not parse them again.
 */

/** What a schema takes; where it takes anything (a coerced number), what it makes of it. */
type Sent<S> = S extends z.ZodType
  ? {
      [K in keyof z.input<S>]: unknown extends z.input<S>[K]
        ? K extends keyof z.output<S>
          ? z.output<S>[K]
          : unknown
        : z.input<S>[K]
    }
  : never

/** Nothing to give when the endpoint describes nothing, optional when all of it is optional. */
type Part<Key extends string, Schema> = [Schema] extends [z.ZodType]
  ? unknown extends z.input<Schema>
    ? { [K in Key]?: never }
    : object extends Sent<Schema>
      ? { [K in Key]?: Sent<Schema> }
      : { [K in Key]: Sent<Schema> }
  : { [K in Key]?: never }

type BodyPart<Body> = [Body] extends ['file']
  ? { file: File; parts?: Readonly<Record<string, string>>; body?: never }
  : Part<'body', Body> & { file?: never }

export type CallOptions<E extends Endpoint> = Part<'params', NonNullable<E['params']>> &
  Part<'query', NonNullable<E['query']>> &
  BodyPart<NonNullable<E['body']>> & {
    signal?: AbortSignal | undefined
    headers?: Readonly<Record<string, string>>
  }

export type Answer<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : never
type ItemOf<E extends Endpoint> = Answer<E> extends readonly (infer Item)[] ? Item : never

/** May be left out where nothing is required. */
type OptionsArgument<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

export interface Download {
  readonly blob: Blob
  readonly fileName: string
}

export interface ListPage<Item> {
  readonly items: readonly Item[]
  /** How many match, whatever the page. */
  readonly total: number
}

export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<Answer<E>> {
  const response = await send(endpoint, options)
  return (await response.json()) as Answer<E>
}

export async function callList<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<ListPage<ItemOf<E>>> {
  const response = await send(endpoint, options)
  const items = (await response.json()) as ItemOf<E>[]
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) }
}

/** An item of which only some properties were asked for; by id and revision it can be opened and changed. */
export type Shown<Item, Name extends keyof Item> = Pick<Item, Name | Extract<'id' | 'revision', keyof Item>>

/** The page of a list with the properties a screen shows, and no others (decision D39). */
export async function callShown<E extends Endpoint, const Name extends keyof ItemOf<E> & string>(
  endpoint: E,
  fields: readonly Name[],
  query: NonNullable<CallOptions<E>['query']>,
  signal?: AbortSignal,
): Promise<ListPage<Shown<ItemOf<E>, Name>>> {
  const asked: AnyOptions = { query: { ...query, fields: fields.join(',') }, ...(signal && { signal }) }
  return callList(endpoint, ...([asked] as unknown as OptionsArgument<E>))
}

export async function download<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<Download> {
  const response = await send(endpoint, options)
  return {
    blob: await response.blob(),
    fileName: fileNameOf(response.headers.get('Content-Disposition')) ?? lastSegment(endpoint.path),
  }
}

/** The body of an answer as it comes; null where there is none. */
export async function stream<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<ReadableStream<Uint8Array> | null> {
  return (await send(endpoint, options)).body
}

/** Saves a downloaded file through the browser. */
export function saveDownload({ blob, fileName }: Download): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Safari still reads the URL after click() has returned.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

interface AnyOptions {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly file?: File | undefined
  /** Other parts of the form the file is sent in. */
  readonly parts?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
}

async function send(endpoint: Endpoint, options: AnyOptions = {}): Promise<Response> {
  const token = readToken()
  const headers = new Headers(options.headers)
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  if (!options.file) headers.set('Content-Type', 'application/json')

  const response = await answered(
    fetch(addressOf(endpoint.path, options), {
      method: endpoint.method,
      headers,
      credentials: 'include',
      signal: options.signal ?? null,
      body: bodyOf(options),
    }),
  )
  if (response.ok) return response
  // Signing in with a wrong password is also a 401, but there is no session to end.
  if (response.status === 401 && endpoint.access !== 'public') removeToken('refused')
  throw await readApiError(response)
}

/** Tells "no answer at all" from a cancelled call, which its caller expects. */
async function answered(response: Promise<Response>): Promise<Response> {
  try {
    return await response
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure
    throw ApiError.noAnswer(failure)
  }
}

export function addressOf(path: string, { params, query }: Pick<AnyOptions, 'params' | 'query'>): string {
  const given = (params ?? {}) as Readonly<Record<string, unknown>>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  return filled + writeSearchParams((query ?? {}) as Readonly<Record<string, unknown>>)
}

function bodyOf({ body, file, parts = {} }: AnyOptions): BodyInit | null {
  if (file) {
    const form = new FormData()
    // Before the file, because the server streams the body.
    for (const [name, text] of Object.entries(parts)) form.append(name, text)
    form.append('file', file)
    return form
  }
  return body === undefined ? null : JSON.stringify(body)
}

/** `filename*=UTF-8''…` carries the exact name, `filename="…"` the fallback (RFC 6266). */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (exact !== undefined) return decodeURIComponent(exact)
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? /filename=([^;]+)/i.exec(disposition)?.[1]?.trim()
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
