/** Somebody who works in the hub that is pictured, over its API. */
export interface Person {
  readonly id: number
  readonly username: string
  readonly token: string
  read<T>(path: string): Promise<T>
  send<T = { id: number }>(method: 'POST' | 'PUT', path: string, body?: unknown): Promise<T>
  upload<T = { id: number }>(path: string, text: string, name: string): Promise<T>
}

const password = 'correct horse battery'

/** The first one who registers is the administrator. */
export async function personOf(address: string, firstName: string, lastName: string): Promise<Person> {
  const username = firstName.toLowerCase()
  const account = {
    ...{ firstName, lastName, username, password },
    email: `${username}@example.com`,
    company: 'Lindgren Medical AB',
    jobTitle: 'Regulatory affairs',
  }
  await answered(`${address}/api/auth/register`, json('POST', account))
  const credentials = json('POST', { emailOrUsername: username, password })
  const { token } = await answered<{ token: string }>(`${address}/api/auth/login`, credentials)
  const authorization = { authorization: `Bearer ${token}` }
  const { id } = await answered<{ id: number }>(`${address}/api/auth/me`, { headers: authorization })
  return {
    id,
    username,
    token,
    read: (path) => answered(address + path, { headers: authorization }),
    send: (method, path, body) => answered(address + path, json(method, body, authorization)),
    upload: (path, text, name) => {
      const body = new FormData()
      body.append('file', new Blob([text]), name)
      return answered(address + path, { method: 'POST', headers: authorization, body })
    },
  }
}

const json = (
  method: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method,
  headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

async function answered<T>(address: string, init: RequestInit): Promise<T> {
  const answer = await fetch(address, init)
  if (!answer.ok)
    throw new Error(`${init.method ?? 'GET'} ${address}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
