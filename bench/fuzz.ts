import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { z } from 'zod'
import { apiTokensApi } from '#core/contract/api-tokens.ts'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { endpoints } from '#tests/contract-endpoints.ts'
import { euSubmissionInput, masterInput, unique } from '#tests/factories.ts'
import { bodyOf, oddNumber, oddText } from '#tests/odd-values.ts'
import { builtServer, unusedHub } from '#tests/server-process.ts'
import { signUp, type WebClient } from '#tests/web-client.ts'
import { memoryOf, memoryText } from './process-memory.ts'

/**
 * Requests made from the contract, over connections to a hub that runs: bodies of odd types, sizes and encodings, numbers
 * of others, bodies that are cut off, and some that are right. None may end in a 5xx or hang, nothing acknowledged may be
 * lost, and a minute later the hub takes as much memory as before. Part of `npm run soak`.
 *
 *     npx tsx bench/fuzz.ts [REQUESTS] [SEED]
 */

const requests = Number(process.argv[2] ?? 50_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const clients = 10
const hangMs = 15_000
const say = (text: string) => process.stdout.write(`${text}\n`)

/** They end the sessions this asks with; `server/admission.test.ts` asks them. */
const endsSessions = (each: Endpoint) =>
  /\/auth\/(logout|sessions)|\/sessions|\/profile\/password|\/admin\/users\/:id(\/status)?$/.test(
    each.path,
  ) && each.method !== 'GET'

interface Shot {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
  /** The connection is closed in the midst of the body. */
  readonly isCut: boolean
}

const pathPart = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) },
  fc.constantFrom(
    '0',
    '-1',
    '2147483647',
    '99999999999',
    'EU',
    'xml',
    '%00',
    '%ED%A0%80',
    '..',
    'x'.repeat(300),
  ),
  oddText.map((text) => encodeURIComponent(storableText(text))),
)

function shotsAt(each: Endpoint): fc.Arbitrary<Shot> {
  const names = each.query instanceof z.ZodObject ? Object.keys(each.query.shape) : ['a']
  const query = fc.array(
    fc.tuple(
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, oddText),
      fc.oneof(oddText, oddNumber.map(String)),
    ),
    { maxLength: 3 },
  )
  const good = () => (each.path.startsWith('/api/submissions') ? euSubmissionInput() : masterInput())
  const json = bodyOf(each, good).map((body) => Buffer.from(JSON.stringify(body)))
  const bodies = fc.oneof(
    { weight: 12, arbitrary: json },
    fc.uint8Array({ maxLength: 200 }).map(Buffer.from),
    json.map((body) => Buffer.from(body.toString('utf8'), 'utf16le')),
    json.map((body) => gzipSync(body)),
    fc.integer({ min: 1, max: 3 }).map((size) => Buffer.alloc(size * 500_000, '[')),
  )
  const types = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    fc.constantFrom(
      ...['application/json; charset=utf-16', 'text/plain', 'application/x-www-form-urlencoded', ''],
      ...['multipart/form-data; boundary=x', 'multipart/form-data', 'application/xml'],
    ),
  )
  const encodings = fc.oneof(
    { weight: 15, arbitrary: fc.constant('') },
    fc.constantFrom('gzip', 'br', 'identity, x'),
  )
  const asked = fc.record({
    part: pathPart,
    query: fc.option(query, { freq: 3 }),
    body: each.method === 'GET' ? fc.constant(undefined) : bodies,
    type: types,
    encoding: encodings,
    isCut: fc.oneof({ weight: 30, arbitrary: fc.constant(false) }, fc.constant(true)),
  })
  // Without some that are right nothing would be acknowledged, and so nothing lost.
  const right = fc.record({
    part: pathPart,
    query: fc.constant(null),
    body: fc
      .constant(null)
      .map(() => (each.method === 'GET' ? undefined : Buffer.from(JSON.stringify(good())))),
    type: fc.constant('application/json'),
    encoding: fc.constant(''),
    isCut: fc.constant(false),
  })
  const any = fc.oneof({ weight: 7, arbitrary: asked }, right)
  return any.map(({ part, query, body, type, encoding, isCut }) => {
    const pairs = (query ?? []).map((pair) =>
      pair.map((text) => encodeURIComponent(storableText(text))).join('='),
    )
    return {
      method: each.method,
      path: each.path.replace(/:\w+/g, part) + (pairs.length > 0 ? `?${pairs.join('&')}` : ''),
      headers:
        body === undefined
          ? {}
          : { ...(type && { 'content-type': type }), ...(encoding && { 'content-encoding': encoding }) },
      body,
      isCut: isCut && body !== undefined && body.length > 1,
    }
  })
}

/** Sends half a body and goes away. */
function cut(
  address: string,
  { method, path, headers, body }: Shot,
  sender: Readonly<Record<string, string>>,
): Promise<void> {
  const { hostname, port } = new URL(address)
  const bytes = body ?? Buffer.alloc(0)
  const all = { host: 'hub', ...sender, ...headers, 'content-length': String(bytes.length) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.once('close', () => done())
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.write(bytes.subarray(0, bytes.length >> 1), () => socket.destroy())
  })
}

const directory = await unusedHub()
const server = await builtServer().start({ environment: { HUB_DATA_DIR: directory, LOG_LEVEL: 'error' } })
const failures: string[] = []
const statuses = new Map<number, number>()
const kept = new Set<string>()
const times: number[] = []

const agent = new Agent({ keepAlive: true, maxSockets: clients })

function ask(
  { method, path, headers, body }: Shot,
  sender: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string }> {
  const length = body === undefined ? {} : { 'content-length': String(body.length) }
  return new Promise((resolve, reject) => {
    const asked = request(
      server.address + path,
      { agent, method, headers: { ...sender, ...headers, ...length }, signal: AbortSignal.timeout(hangMs) },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') }),
        )
      },
    )
    let answered = false
    asked.once('response', () => {
      answered = true
    })
    // Who answers before the whole body has come may close the connection.
    asked.on('error', (error) => (answered ? undefined : reject(error)))
    asked.end(body)
  })
}

async function fire(shot: Shot, sender: Readonly<Record<string, string>>): Promise<void> {
  if (shot.isCut) return cut(server.address, shot, sender)
  const begun = performance.now()
  const what = `${shot.method} ${shot.path.slice(0, 150)}`
  try {
    const { status, text } = await ask(shot, sender)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status >= 500) failures.push(`${what} answered ${status} ${text.slice(0, 200)}`)
    if (status === 201 && shot.method === 'POST' && shot.path === '/api/master-di')
      kept.add(String(JSON.parse(text).id))
  } catch (error) {
    failures.push(`${what} got no answer: ${error}, at ${new Date().toISOString()}`)
  }
  times.push(performance.now() - begun)
}

const admin = await signUp(server.address)
const other = await signUp(server.address)
for (let n = 0; n < 20; n += 1) {
  const { body } = await admin.send('POST', '/api/master-di', masterInput())
  await admin.send('POST', '/api/submissions', euSubmissionInput({ masterDiId: body.id }))
}
const token = await admin.send('POST', apiTokensApi.create.path, {
  name: unique('T'),
  scope: ['view-submissions'],
})
const senders: Readonly<Record<string, string>>[] = [
  ...[admin, admin, admin, other].map(({ headers }: WebClient) => headers),
  { authorization: `Bearer ${token.body.token}` },
  {},
  { authorization: 'Bearer x' },
]

const asked = endpoints.filter((each) => !endsSessions(each))
/** The shots of each endpoint come in turn, each time from another sender. */
function* allShots(
  count: number,
  from: number,
): Generator<readonly [Shot, Readonly<Record<string, string>>]> {
  const perEndpoint = Math.ceil(count / asked.length)
  const made = asked.map((each, place) =>
    fc.sample(shotsAt(each), { numRuns: perEndpoint, seed: from + place }),
  )
  for (let round = 0; round < perEndpoint; round += 1)
    for (const [place, shots] of made.entries()) {
      const shot = shots[round]
      if (shot) yield [shot, senders[(round + place) % senders.length] ?? {}]
    }
}

async function fireAll(count: number, from: number): Promise<number> {
  const shots = allShots(count, from)
  let fired = 0
  const client = async () => {
    for (const [shot, sender] of shots) {
      await fire(shot, sender)
      fired += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return fired
}

const settled = async () => {
  await pause(60_000)
  return memoryOf(server.pid)
}

try {
  say(`seed ${seed}, ${asked.length} endpoints, ${clients} clients`)
  // What hub and database load when they are asked for it the first time counts as their own.
  let fired = await fireAll(requests / 5, seed)
  const before = await settled()
  for (let portion = 1; fired < requests * 1.2; portion += 1)
    fired += await fireAll(Math.min(10_000, requests * 1.2 - fired), seed + portion * 1000)
  const after = await settled()
  const sorted = times.toSorted((one, another) => one - another)
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0))
  say(
    `${fired} requests: ${[...statuses]
      .toSorted()
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  )
  say(`p50 ${p50} ms, p99 ${p99} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`)
  say(`memory before ${memoryText(before)}, a minute after ${memoryText(after)}`)
  const listed = await fetch(`${server.address}/api/master-di?fields=id`, { headers: admin.headers })
  const there = new Set(((await listed.json()) as { id: number }[]).map(({ id }) => String(id)))
  const missing = [...kept].filter((id) => !there.has(id))
  say(`${kept.size} records were acknowledged`)
  const verified = await admin.send('GET', '/api/audit-trail/verify')
  if (verified.body.ok !== true) failures.push(`the trail: ${JSON.stringify(verified.body).slice(0, 500)}`)
  if (missing.length > 0) failures.push(`${missing.length} acknowledged records are not in the list`)
  // What the database holds of its tables grows with them, up to the memory it shares.
  if (after.database > before.database * 1.1 + 64) failures.push('the database takes more memory')
  if (after.hub > before.hub * 1.1) failures.push('the hub takes more than a tenth more memory')
  if (kept.size === 0) failures.push('no record was acknowledged')
} finally {
  server.kill('SIGTERM')
  const { code, output } = await server.ended
  for (const line of new Set(output.split('\n').filter((one) => one.includes('"level"'))))
    say(line.slice(0, 1000))
  if (code !== 0) failures.push(`the server ended with ${code}`)
  rmSync(dirname(directory), { recursive: true, force: true })
}
for (const failure of failures.slice(0, 40)) say(`✗ ${failure}`)
say(failures.length === 0 ? '✓ the fuzz' : `${failures.length} things went wrong`)
process.exitCode = failures.length === 0 ? 0 : 1
