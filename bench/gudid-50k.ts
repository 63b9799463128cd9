import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ImportResult } from '#core/contract/imports.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import { us } from '#core/markets/us/index.ts'
import { registration } from '#tests/factories.ts'
import { devicesInTable, devicesInXml } from '#tests/gudid-devices.ts'
import { releasePieces, releaseXml } from '#tests/gudid-release.ts'
import { gudidCsv } from '#tests/gudid-table.ts'
import { variedDevice, variedTable } from '#tests/gudid-variety.ts'
import { builtServer, dataDirectory, type ServerProcess } from '#tests/server-process.ts'
import { memoryOf, memoryText, watchMemory } from './process-memory.ts'

/**
 * 50,000 records in the shapes of AccessGUDID through the front door, as CSV and as XML: how long the import takes, how
 * much memory the hub and its database had at most, and which rules the US documents made of them break, with counts.
 * Run with: npm run build && HUB_BENCH_RECORDS=50000 npx tsx bench/gudid-50k.ts
 */

const records = Number(process.env.HUB_BENCH_RECORDS ?? 50_000)
const portion = 1000

function* devices() {
  for (let n = 0; n < records; n += 1) yield variedDevice(n)
}

const files = [
  ['CSV', 'devices.csv', () => [gudidCsv(variedTable([...devices()]))]],
  ['XML', 'devices.xml', () => [...releasePieces(devices())]],
] as const

async function main(): Promise<void> {
  for (const [kind, name, pieces] of files) {
    const directory = dataDirectory()
    const server = await builtServer().start({ environment: { HUB_DATA_DIR: directory } })
    try {
      const headers = await signIn(server)
      const file = new Blob(pieces())
      const before = memoryOf(server.pid)
      const most = watchMemory(server.pid)
      const started = performance.now()
      const result = await upload(server, headers, file, name)
      const seconds = (performance.now() - started) / 1000
      say(
        `${kind}, ${(file.size / 1e6).toFixed(0)} MB: ${result.successful} of ${result.processed} saved, ${result.failed} refused, ` +
          `${seconds.toFixed(1)} s; at most ${memoryText(most())}, ${memoryText(before)} before`,
      )
      for (const { row, field, message } of result.errors.slice(0, 5))
        say(`  row ${row} ${field}: ${message}`)
    } finally {
      server.kill('SIGTERM')
      await server.ended
      rmSync(dirname(directory), { recursive: true, force: true })
    }
  }
  for (const [rule, count] of [...judged()].toSorted()) say(`  ${rule}: ${count}`)
}

/** Every finding on the US documents of all records, by kind of file, severity, rule and field. */
function judged(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (let from = 0; from < records; from += portion) {
    const some = Array.from({ length: Math.min(portion, records - from) }, (_, at) => variedDevice(from + at))
    const { header, rows } = variedTable(some)
    const read = [
      ['CSV', devicesInTable({ columns: header, rows })],
      ['XML', devicesInXml(releaseXml(some))],
    ] as const
    for (const [kind, list] of read) {
      for (const { document, source } of list) {
        const submission = copyOfMaster(document, { gudid: source }, us)
        for (const { severity, ruleId, field } of us.judge(submission, new Set(), '2026-11-22')) {
          const key = `${kind} ${severity} ${ruleId} ${field?.replaceAll(/\d+/g, '…') ?? ''}`
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
      }
    }
  }
  return counts
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

async function upload({ address }: ServerProcess, headers: Headers, file: Blob, name: string) {
  const body = new FormData()
  body.append('file', file, name)
  const answer = await fetch(`${address}/api/imports?source=gudid`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as ImportResult
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

await main()
