import { registration } from '#tests/factories.ts'
import type { ServerProcess } from '#tests/server-process.ts'

/** Somebody signed in to a running hub that is measured. */
export interface HubClient {
  read<T>(path: string): Promise<T>
  send<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T>
  file(path: string): Promise<Buffer>
  /** A file of devices, as the bulk page uploads it. */
  upload(csv: string): Promise<void>
}

export async function signedIn({ address }: ServerProcess): Promise<HubClient> {
  const asked = async <T>(path: string, init: RequestInit): Promise<T> => {
    const answer = await fetch(address + path, init)
    if (!answer.ok) throw new Error(`${init.method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const json = (method: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const account = registration()
  await asked('/api/auth/register', json('POST', account))
  const { token } = await asked<{ token: string }>(
    '/api/auth/login',
    json('POST', { emailOrUsername: account.username, password: account.password }),
  )
  const headers = { authorization: `Bearer ${token}` }
  return {
    read: (path) => asked(path, { method: 'GET', headers }),
    send: (method, path, body) => asked(path, json(method, body, headers)),
    file: async (path) => Buffer.from(await (await fetch(address + path, { headers })).arrayBuffer()),
    upload: async (csv) => {
      const body = new FormData()
      body.append('file', new Blob([csv]), 'devices.csv')
      await asked('/api/master-di/bulk-upload', { method: 'POST', headers, body })
    },
  }
}

/** The value below which this share of them lies. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
