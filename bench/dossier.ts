import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { masterInput } from '#tests/factories.ts'
import { builtServer, dataDirectory } from '#tests/server-process.ts'
import { quantile, signedIn, timed } from './hub-client.ts'

/**
 * How long a dossier of some two hundred pages takes, and how long others wait for a list meanwhile. Run with:
 * npm run build && npx tsx bench/dossier.ts
 */

const changes = 750
const pause = 10

const directory = dataDirectory()
const server = await builtServer().start({ environment: { HUB_DATA_DIR: directory } })
const hub = await signedIn(server)
const told = (text: string) => process.stdout.write(`${text}\n`)

const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

let record = await hub.send<MasterRecord>('POST', '/api/master-di', masterInput())
for (let count = 0; count < changes; count += 1) {
  const intendedUse = `输注泵 ${count} ${'Delivers fluids to a patient in a controlled manner. 用于静脉输注。'.repeat(6)}`
  const body = { ...record, intendedUse, changeReason: `Change ${count}` }
  record = await hub.send<MasterRecord>('PUT', `/api/master-di/${record.id}`, body)
}

async function lists(goesOn: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (goesOn()) {
    times.push(await timed(() => hub.read('/api/master-di?limit=25')))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return times
}
const say = (what: string, times: readonly number[]) =>
  told(
    `lists ${what}, ms: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, longest ${Math.max(...times).toFixed(0)} of ${times.length}`,
  )

const until = Date.now() + 4000
say('alone', await lists(() => Date.now() < until))
const before = megabytes()
for (let round = 0; round < 3; round += 1) {
  let making = true
  const others = lists(() => making)
  let pdf: Buffer = Buffer.alloc(0)
  const time = await timed(async () => {
    pdf = await hub.file(`/api/dossiers/record/${record.id}`)
  })
  making = false
  const file = join(directory, '..', 'dossier.pdf')
  writeFileSync(file, pdf)
  const pages = /Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [file]).toString())?.[1]
  told(`dossier: ${pages} pages, ${(pdf.length / 1e6).toFixed(2)} MB, ${(time / 1000).toFixed(1)} s`)
  say('meanwhile', await others)
}
told(`memory, MB: ${before.toFixed(0)} before, ${megabytes().toFixed(0)} after`)
server.kill('SIGTERM')
await server.ended
rmSync(dirname(directory), { recursive: true, force: true })
