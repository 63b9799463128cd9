import { authApi } from '#core/contract/auth.ts'
import type { Endpoint } from '#core/contract/endpoint.ts'

/** Somebody who asks a running hub, as a program does. */

export interface Answer {
  readonly status: number
  readonly text: string
  /** Of a JSON answer; an empty one for a file. */
  readonly body: Readonly<Record<string, unknown>>
}

export interface Asker {
  /** Never throws for a refusal. */
  ask(
    endpoint: Endpoint,
    parts?: { readonly id?: number; readonly body?: unknown; readonly query?: string },
  ): Promise<Answer>
}

export function asker(address: string, token?: string): Asker {
  return {
    ask: async (endpoint, { id, body, query = '' } = {}) => {
      const path = endpoint.path.replace(':id', String(id))
      const answer = await fetch(`${address}${path}${query}`, {
        method: endpoint.method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
      return { status: answer.status, text, body: isJson ? JSON.parse(text) : {} }
    },
  }
}

/** What a step says of an answer: the status, and why where it was refused. */
export const told = ({ status, body }: Answer): string =>
  typeof body.message === 'string' ? `${status}: ${body.message}` : String(status)

/** Throws the refusal. */
export async function granted(answer: Promise<Answer>): Promise<Answer['body']> {
  const given = await answer
  if (given.status >= 300) throw new Error(told(given))
  return given.body
}

export async function signIn(address: string, emailOrUsername: string, password: string): Promise<Asker> {
  const body = { emailOrUsername, password }
  const { token } = await granted(asker(address).ask(authApi.login, { body }))
  return asker(address, String(token))
}
