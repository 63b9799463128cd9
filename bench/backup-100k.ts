import { readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { masterInput } from '#tests/factories.ts'
import { builtServer, dataDirectory, type ServerProcess } from '#tests/server-process.ts'
import { signUp, type WebClient } from '#tests/web-client.ts'
import { deviceFiles } from './hundred-thousand.ts'

/**
 * Backup of 100,000 records from the bundled PostgreSQL while one person works, and restoring them elsewhere: how
 * long it takes, how long that person waits, how much memory it needs. Run with:
 * npm run build && npx tsx bench/backup-100k.ts
 */

const records = Number(process.env.HUB_BENCH_RECORDS ?? 100_000)
const built = builtServer()
const say = (text: string) => process.stdout.write(`${text}\n`)
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

async function main(): Promise<void> {
  const directory = dataDirectory()
  const file = join(dirname(directory), 'hub.backup')
  try {
    const server = await built.start({ environment: { HUB_DATA_DIR: directory } })
    const client = await signUp(server.address)
    await fill(server, client)
    await measureBackup(server, client, file, directory)
    server.kill('SIGTERM')
    await server.ended
    const start = performance.now()
    const restored = await timed(['restore', file], { HUB_DATA_DIR: `${directory}-2` })
    say(`${restored}\nrestored in ${secondsSince(start)} s`)
  } finally {
    rmSync(dirname(directory), { recursive: true, force: true })
  }
}

async function fill({ address }: ServerProcess, { headers }: WebClient): Promise<void> {
  for (const csv of deviceFiles(records, 20_000)) {
    const body = new FormData()
    body.append('file', new Blob([csv]), 'devices.csv')
    const answer = await fetch(`${address}/api/master-di/bulk-upload`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
  }
  say(`${records} records are stored`)
}

async function measureBackup(
  { pid }: ServerProcess,
  client: WebClient,
  file: string,
  directory: string,
): Promise<void> {
  const before = peakMegabytes(pid)
  let [writes, longest, ended] = [0, 0, false]
  const work = (async () => {
    while (!ended) {
      const start = performance.now()
      const { status } = await client.send('POST', '/api/master-di', masterInput())
      if (status !== 201) throw new Error(`A write was answered with ${status}`)
      longest = Math.max(longest, performance.now() - start)
      writes += 1
    }
  })()
  const start = performance.now()
  const output = await timed(['backup', file], { HUB_DATA_DIR: directory })
  const took = secondsSince(start)
  ended = true
  await work
  say(output)
  say(`backed up in ${took} s, ${(statSync(file).size / 1_000_000).toFixed(1)} MB`)
  say(`${writes} writes meanwhile, the slowest took ${Math.round(longest)} ms`)
  say(`the server's memory at its peak: ${before} MB before, ${peakMegabytes(pid)} MB after`)
}

/** With so little room that holding a table in memory would end the command. */
const littleRoom = { NODE_OPTIONS: '--max-old-space-size=96' }

async function timed(words: readonly string[], environment: Record<string, string>): Promise<string> {
  const { code, output, errors } = await built.command(words, { ...environment, ...littleRoom })
  if (code !== 0) throw new Error(errors || output)
  return output.trim()
}

/** What the kernel says the process had at most. */
function peakMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

await main()
