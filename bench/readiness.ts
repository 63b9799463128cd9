import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReadinessState } from '#core/contract/readiness.ts'
import { builtServer, dataDirectory } from '#tests/server-process.ts'
import { type HubClient, quantile, signedIn, timed } from './hub-client.ts'
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
    const hub = await signedIn(server)
    for (const csv of deviceFiles(records, 20_000)) await hub.upload(csv)
    const started = performance.now()
    while ((await hub.read<ReadinessState>('/api/readiness/state')).open > 0) await pause(200)
    tell('counted', [performance.now() - started])
    for (const [name, query] of questions) {
      const times: number[] = []
      for (let n = 0; n < 60; n += 1) times.push(await timed(() => hub.read(`/api/readiness?${query}`)))
      tell(name, times.slice(10))
    }
    const times: number[] = []
    for (let n = 0; n < 40; n += 1) {
      await change(hub, n + 1)
      times.push(await timed(() => hub.read('/api/readiness?limit=50')))
    }
    tell('first page, after a change', times)
  } finally {
    server.kill('SIGTERM')
    await server.ended
    rmSync(dirname(directory), { recursive: true, force: true })
  }
}

async function change(hub: HubClient, id: number): Promise<void> {
  const { revision } = await hub.read<{ revision: number }>(`/api/master-di/${id}`)
  const body = { intendedUse: `Use ${id}`, revision, changeReason: 'Measured' }
  await hub.send('PUT', `/api/master-di/${id}`, body)
}

function tell(name: string, times: readonly number[]): void {
  const at = (share: number) => quantile(times, share).toFixed(1)
  process.stdout.write(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`)
}

await main()
