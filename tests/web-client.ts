import { registration } from './factories.ts'

/** Somebody signed in to a running server, over a real connection. */
export interface WebClient {
  /** Never throws for a refusal; throws when there is no answer. */
  send(method: string, path: string, body?: unknown): Promise<WebAnswer>
  readonly headers: Readonly<Record<string, string>>
}

export interface WebAnswer {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: Readonly<Record<string, unknown>>
}

/** Registers somebody and signs her in. */
export async function signUp(address: string): Promise<WebClient> {
  const account = registration()
  const nobody = clientWith(address, {})
  const registered = await nobody.send('POST', '/api/auth/register', account)
  if (registered.status !== 201) throw new Error(JSON.stringify(registered))
  const credentials = { emailOrUsername: account.username, password: account.password }
  const { body } = await nobody.send('POST', '/api/auth/login', credentials)
  return clientWith(address, { authorization: `Bearer ${body.token}` })
}

function clientWith(address: string, headers: Record<string, string>): WebClient {
  return {
    headers,
    send: async (method, path, body) => {
      const hasBody = body !== undefined
      const answer = await fetch(address + path, {
        method,
        headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
        ...(hasBody ? { body: JSON.stringify(body) } : {}),
      })
      const json = (await answer.json()) as WebAnswer['body']
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: json }
    },
  }
}
