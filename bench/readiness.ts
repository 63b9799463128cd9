import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReadinessState } from '#core/contract/readiness.ts'
import { registration } from '#tests/factories.ts'
import { builtServer, dataDirectory, type ServerProcess } from '#tests/server-process.ts'
import { deviceFiles } from './hundred-thousand.ts'

/**
 * The matrix of devices and markets over HTTP: how long everything takes to be counted after an import, how long a page
 * takes then, and after a change. Run with: npm run build && HUB_BENCH_RECORDS=10000 npx tsx bench/readiness.ts
 */

const records = Number(process.env.HUB_BENCH_RECORDS ?? 10_000)
const questions = [
  ['first page', 'limit=50'],
  ['page 100', 'limit=50&offset=5000'],
  ['ready for CA', 'limit=50&readyFor=CA'],
  ['not ready for US, by name', 'limit=50&notReadyFor=US&sort=deviceName'],
  ['search', 'limit=50&search=pum'],
] as const

async function main(): Promise<void> {
  const directory = dataDirectory()
  const server = await builtServer().start({ environment: { HUB_DATA_DIR: directory } })
  try {
    const headers = await signIn(server)
    for (const csv of deviceFiles(records, 20_000)) await upload(server, headers, csv)
    const started = performance.now()
    while ((await read<ReadinessState>(server, headers, '/api/readiness/state')).open > 0) await pause(200)
    tell('counted', [performance.now() - started])
    for (const [name, query] of questions) {
      const times: number[] = []
      for (let n = 0; n < 60; n += 1) times.push(await timed(server, headers, `/api/readiness?${query}`))
      tell(name, times.slice(10))
    }
    const times: number[] = []
    for (let n = 0; n < 40; n += 1) {
      await change(server, headers, n + 1)
      times.push(await timed(server, headers, '/api/readiness?limit=50'))
    }
    tell('first page, after a change', times)
  } finally {
    server.kill('SIGTERM')
    await server.ended
    rmSync(dirname(directory), { recursive: true, force: true })
  }
}

type Headers = Record<string, string>

async function signIn({ address }: ServerProcess): Promise<Headers> {
  const account = registration()
  const post = (path: string, body: unknown) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/api/auth/register', account)
  const login = await post('/api/auth/login', {
    emailOrUsername: account.username,
    password: account.password,
  })
  const { token } = (await login.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

async function upload({ address }: ServerProcess, headers: Headers, csv: string): Promise<void> {
  const body = new FormData()
  body.append('file', new Blob([csv]), 'devices.csv')
  const answer = await fetch(`${address}/api/master-di/bulk-upload`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`)
}

async function read<T>({ address }: ServerProcess, headers: Headers, path: string): Promise<T> {
  const answer = await fetch(address + path, { headers })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

async function change(server: ServerProcess, headers: Headers, id: number): Promise<void> {
  const { revision } = await read<{ revision: number }>(server, headers, `/api/master-di/${id}`)
  const answer = await fetch(`${server.address}/api/master-di/${id}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ intendedUse: `Use ${id}`, revision, changeReason: 'Measured' }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

async function timed(server: ServerProcess, headers: Headers, path: string): Promise<number> {
  const start = performance.now()
  await read(server, headers, path)
  return performance.now() - start
}

function tell(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  process.stdout.write(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`)
}

await main()
