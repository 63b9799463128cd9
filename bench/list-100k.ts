import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ImportResult } from '#core/contract/imports.ts'
import { registration } from '#tests/factories.ts'
import { builtServer, dataDirectory, type ServerProcess } from '#tests/server-process.ts'
import { workbook } from '#tests/workbook.ts'
import { deviceFiles } from './hundred-thousand.ts'

/**
 * The list over HTTP with 100,000 records in the bundled PostgreSQL, and the server's pulse while a file of
 * almost 10 MB is imported. Run with: npm run build && npx tsx bench/list-100k.ts
 */

const records = Number(process.env.HUB_BENCH_RECORDS ?? 100_000)
const page = 'limit=50&latest=true'

/** What the records screen asks for. */
const shown =
  'fields=deviceNumber,versionNumber,deviceName,deviceFamily,manufacturerName,targetCountries,status,editedAfterApproval,pendingRequests,abilities'

/** What is asked, and the milliseconds 95 of 100 requests must be answered in. */
const questions: readonly [name: string, query: string, limit: number][] = [
  ['default sort', '', 50],
  ['default sort, what the screen shows', shown, 50],
  ['sort=deviceName', 'sort=deviceName', 50],
  ['sort=-deviceName', 'sort=-deviceName', 50],
  ['sort=deviceNumber', 'sort=deviceNumber', 50],
  ['sort=manufacturerName', 'sort=manufacturerName', 50],
  ['page 100', 'offset=5000', 50],
  ['last page', `offset=${records - 50}`, 150],
  ['sort=status', 'sort=status', 150],
  ['filter status=active', 'status=active', 150],
  ['filter country=US', 'country=US', 150],
  ['filter manufacturer', 'manufacturerName=MEDTRONIC%2C%20INC.', 150],
  ['search of 1 letter: m', 'search=m', 150],
  ['search of 2: st', 'search=st', 150],
  ['search of 2 digits: 25', 'search=25', 150],
  ['search of 1 letter, by name', 'search=x&sort=deviceName', 150],
  ['search of 2, none: zq', 'search=zq', 150],
  ['search of 3, frequent: inc', 'search=inc', 150],
  ['search of 3, frequent: med', 'search=med', 150],
  ['search of 3: pum', 'search=pum', 150],
  ['search of 3, digits: 008', 'search=008', 150],
  ['search of 3, rare: kam', 'search=kam', 150],
  ['search of 3, none: zqx', 'search=zqx', 150],
  ['search, longer: catheter', 'search=catheter', 150],
  ['search, a whole number', 'search=00768600', 150],
  ['search, two words', 'search=medical%20systems', 150],
  ['search and sort by name', 'search=inc&sort=deviceName', 150],
]

/** What the records screen asks besides, whole addresses. */
const others: readonly [name: string, url: string, limit: number][] = [
  ['headline counts', '/api/master-di/stats', 250],
  ['values of manufacturer', '/api/master-di/values?field=manufacturerName&latest=true', 250],
  ['values of device number', '/api/master-di/values?field=deviceNumber&latest=true', 250],
  ['values of name, searched', '/api/master-di/values?field=deviceName&latest=true&valueSearch=pump', 250],
  ['drafts', '/api/master-di?latest=true&status=draft&limit=1000', 150],
  ['audit trail, newest', '/api/master-di/audit-trail?limit=50', 150],
  ['audit trail, page 1000', '/api/master-di/audit-trail?limit=50&offset=50000', 250],
  ['audit trail, action', '/api/master-di/audit-trail?limit=50&action=updated', 150],
  ['audit trail, device', '/api/master-di/audit-trail?limit=50&search=kam', 250],
  ['audit trail, frequent word', '/api/master-di/audit-trail?limit=50&search=inc', 250],
]

interface Measured {
  readonly name: string
  readonly limit: number
  readonly values: Record<string, string>
  readonly passed: boolean
}

async function main(): Promise<void> {
  const directory = dataDirectory()
  const built = builtServer()
  const server = await built.start({ environment: { HUB_DATA_DIR: directory } })
  try {
    const headers = await signIn(server)
    await fill(server, headers)
    const results: Measured[] = []
    const tell = (result: Measured) => {
      results.push(result)
      report(result)
    }
    reportHead()
    for (const [name, query, limit] of questions) {
      tell(await measure(server, headers, name, `/api/master-di?${page}&${query}`, limit))
    }
    tell(await measureOnce(server, headers))
    for (const question of others) tell(await measure(server, headers, ...question))
    for (const file of largeFiles()) tell(await measurePulse(server, headers, file))
    process.exitCode = results.every((result) => result.passed) ? 0 : 1
  } finally {
    server.kill('SIGTERM')
    await server.ended
    rmSync(dirname(directory), { recursive: true, force: true })
  }
}

async function signIn({ address }: ServerProcess): Promise<Record<string, string>> {
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

async function upload(
  { address }: ServerProcess,
  headers: Record<string, string>,
  content: BlobPart,
  fileName = 'devices.csv',
) {
  const body = new FormData()
  body.append('file', new Blob([content]), fileName)
  const answer = await fetch(`${address}/api/master-di/bulk-upload`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as ImportResult
}

async function fill(server: ServerProcess, headers: Record<string, string>): Promise<void> {
  const start = performance.now()
  let stored = 0
  for (const csv of deviceFiles(records, 20_000)) {
    const result = await upload(server, headers, csv)
    stored += result.successful
    const seconds = (performance.now() - start) / 1000
    process.stdout.write(`${stored} records after ${seconds.toFixed(1)} s, ${result.failed} rows refused\n`)
  }
}

async function measure(
  { address }: ServerProcess,
  headers: Record<string, string>,
  name: string,
  path: string,
  limit: number,
): Promise<Measured> {
  const url = address + path.replace(/&$/, '')
  const times: number[] = []
  let matches = ''
  for (let request = 0; request < 220; request++) {
    const start = performance.now()
    const answer = await fetch(url, { headers })
    await answer.json()
    if (!answer.ok) return { name, limit, values: { matches: `${answer.status}` }, passed: false }
    matches = answer.headers.get('x-total-count') ?? ''
    // The first twenty warm up.
    if (request >= 20) times.push(performance.now() - start)
  }
  const p95 = percentile(times, 95)
  return {
    name,
    limit,
    values: { matches, p50: ms(percentile(times, 50)), p95: ms(p95), max: ms(Math.max(...times)) },
    passed: p95 < limit,
  }
}

/** Texts of one to four characters, each asked for the first time: neither its count nor its way is known yet. */
async function measureOnce({ address }: ServerProcess, headers: Record<string, string>): Promise<Measured> {
  const times: number[] = []
  for (const length of [1, 2, 3, 4]) {
    for (let n = 0; n < 25; n++) {
      // Letters and digits in turn, and seldom the same twice.
      const text = Array.from(
        { length },
        (_, at) => 'esar1tn0oi25lcd8mpu3ghb4'[(n * 7 + at * (n + 5)) % 24],
      ).join('')
      const start = performance.now()
      const answer = await fetch(`${address}/api/master-di?${page}&search=${text}`, { headers })
      await answer.json()
      if (!answer.ok) throw new Error(`search of ${text}: ${answer.status}`)
      times.push(performance.now() - start)
    }
  }
  const [p50, p95, max] = [percentile(times, 50), percentile(times, 95), Math.max(...times)]
  return {
    name: '100 searches of 1 to 4, asked once',
    limit: 150,
    values: { matches: '', p50: ms(p50), p95: ms(p95), max: ms(max) },
    passed: p95 < 150,
  }
}

interface LargeFile {
  readonly name: string
  readonly fileName: string
  readonly content: BlobPart
}

/** As many rows of a CSV as stay under 10 MB; a workbook, which is packed, of as many devices. */
function largeFiles(): LargeFile[] {
  const [csv = ''] = deviceFiles(34_000, 34_000, records)
  const text = csv.slice(0, csv.lastIndexOf('\n', 10 * 1024 * 1024 - 2000) + 1)
  const header = ['deviceNumber', 'deviceName', 'manufacturerName', 'targetCountries', 'modelNumber', 'udiDi']
  const devices = Array.from({ length: 30_000 }, (_, index) => {
    const number = String(index).padStart(12, '0')
    return [`X${number}`, `Infusion pump ${index}`, `Maker ${index % 50}`, 'EU', `M-${index}`, number]
  })
  return [
    { name: `${(text.length / 1_048_576).toFixed(1)} MB`, fileName: 'devices.csv', content: text },
    { name: 'a workbook', fileName: 'devices.xlsx', content: new Uint8Array(workbook([header, ...devices])) },
  ]
}

/** The slowest answer of /healthz while an import runs. */
async function measurePulse(
  server: ServerProcess,
  headers: Record<string, string>,
  { name, fileName, content }: LargeFile,
): Promise<Measured> {
  const pulse = startPulse(`${server.address}/healthz`)
  const { successful } = await upload(server, headers, content, fileName)
  const times = await pulse.stop()
  const max = Math.max(...times)
  return {
    name: `/healthz during an import of ${name}`,
    limit: 100,
    values: {
      matches: String(successful),
      p50: ms(percentile(times, 50)),
      p95: ms(percentile(times, 95)),
      max: ms(max),
    },
    passed: max < 100,
  }
}

/** In a thread of its own: sending ten megabytes holds this one up. */
function startPulse(url: string): { stop(): Promise<number[]> } {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads')
    const times = []
    let running = true
    parentPort.on('message', () => { running = false })
    async function beat() {
      while (running) {
        const start = performance.now()
        await (await fetch(workerData)).text()
        times.push(performance.now() - start)
        await new Promise((done) => setTimeout(done, 5))
      }
      parentPort.postMessage(times)
      parentPort.close()
    }
    beat()`
  const worker = new Worker(code, { eval: true, workerData: url })
  const times = new Promise<number[]>((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
  })
  return {
    stop: () => {
      worker.postMessage('stop')
      return times
    },
  }
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

const ms = (time: number) => time.toFixed(1)

const line = (cells: readonly string[]) =>
  `${cells.map((cell, at) => (at === 0 ? cell.padEnd(42) : cell.padStart(9))).join('')}\n`

function reportHead(): void {
  process.stdout.write(line(['milliseconds', 'matches', 'p50', 'p95', 'max', 'limit', '']))
}

function report({ name, values, limit, passed }: Measured): void {
  const { matches = '', p50 = '', p95 = '', max = '' } = values
  process.stdout.write(line([name, matches, p50, p95, max, String(limit), passed ? 'pass' : 'FAIL']))
}

await main()
