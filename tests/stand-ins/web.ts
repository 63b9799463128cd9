import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a register's web interface can do to a hub, whatever it is asked: hang, break off, refuse, lose an answer. */
export interface WebStandIn {
  readonly address: string
  readonly requests: Asked[]
  /** In place of all answers but tokens. */
  mood: 'usual' | 'busy' | 'broken' | 'silent'
  /** Seconds it asks to wait while it is busy; none where it does not say. */
  retryAfter: number | undefined
  /** Before each answer; true where the connection is to break off instead. */
  before: (operation: string) => boolean | Promise<boolean>
  /** Tokens given so far are no longer taken. */
  expireTokens(): void
  hangUp(): void
  close(): Promise<void>
}

export interface Asked {
  readonly operation: string
  readonly path: string
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: number
}

export interface Answered {
  readonly status: number
  readonly json?: unknown
}

export const clientSecret = 'a secret of "clients"'

interface Wanted {
  readonly tokenPath: string
  /** What is asked, by path; undefined where there is no such thing. */
  readonly operationOf: (path: string) => string | undefined
  readonly tokenIn: (headers: IncomingHttpHeaders) => string | undefined
  /** Operations that take no token. */
  readonly open?: readonly string[]
  readonly answer: (asked: Asked) => Answered
}

export async function webStandIn(wanted: Wanted): Promise<WebStandIn> {
  const waiting = new Set<ServerResponse>()
  let tokens = new Set<string>()
  let given = 0

  const tokenFor = (body: string): Answered => {
    const form = new URLSearchParams(body)
    if (form.get('client_id') !== 'hub' || form.get('client_secret') !== clientSecret)
      return { status: 401, json: { error: 'invalid_client', told: form.get('client_secret') } }
    given += 1
    const token = `a-token-of-clients-${given}`
    tokens.add(token)
    return { status: 200, json: { access_token: token, expires_in: 3600, scope: form.get('scope') } }
  }

  async function respond(response: ServerResponse, asked: Asked): Promise<void> {
    const send = ({ status, json }: Answered, headers = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(json === undefined ? '' : JSON.stringify(json))
    standIn.requests.push(asked)
    const { operation } = asked
    if (operation === 'token') return send(tokenFor(asked.body))
    if (standIn.mood === 'silent') return
    if (standIn.mood === 'busy') {
      const wait = standIn.retryAfter
      return send({ status: 429 }, wait === undefined ? {} : { 'retry-after': String(wait) })
    }
    if (standIn.mood === 'broken') return send({ status: 503 })
    const token = wanted.tokenIn(asked.headers)
    if (!wanted.open?.includes(operation) && (token === undefined || !tokens.has(token)))
      return send({ status: 401, json: { told: token } })
    const answer = operation === '' ? { status: 404 } : wanted.answer(asked)
    if (await standIn.before(operation)) return void response.destroy()
    return send(answer)
  }

  const server = createServer((request, response) => {
    waiting.add(response)
    response.on('close', () => waiting.delete(response))
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { url: path = '/', method = 'GET', headers } = request
      const operation = path === wanted.tokenPath ? 'token' : (wanted.operationOf(path) ?? '')
      const body = Buffer.concat(pieces).toString('utf8')
      void respond(response, { operation, path, method, headers, body, at: Date.now() })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: WebStandIn = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    mood: 'usual',
    retryAfter: undefined,
    before: () => false,
    expireTokens: () => {
      tokens = new Set()
    },
    hangUp: () => {
      for (const response of waiting) response.destroy()
    },
    close: async () => {
      standIn.hangUp()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
  return standIn
}
