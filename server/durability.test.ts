import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { amount, within } from '#tests/amount.ts'
import { masterInput, registration } from '#tests/factories.ts'
import { builtServer, dataDirectory, type ServerProcess, unusedHub } from '#tests/server-process.ts'

/** The bundled PostgreSQL must be as safe as any: what was answered with 2xx is on the disk (decision D68). */

const kills = amount(3, 300)
/** How soon the hub takes writes again: in the soak, on a quiet machine. A busy one may take longer, and loses nothing. */
const readyMs = amount(60_000, 10_000)
const hasStrace = spawnSync('strace', ['-V']).status === 0

const built = builtServer()
const directories: string[] = []
afterAll(() => {
  for (const directory of directories) rmSync(dirname(directory), { recursive: true, force: true })
})

function newDirectory(): string {
  const directory = dataDirectory()
  directories.push(directory)
  return directory
}

const json = { 'content-type': 'application/json' }

async function signUp(address: string): Promise<Record<string, string>> {
  const account = registration()
  const register = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  })
  expect(register.status).toBe(201)
  const body = JSON.stringify({ emailOrUsername: account.username, password: account.password })
  const login = await fetch(`${address}/api/auth/login`, { method: 'POST', headers: json, body })
  const { token } = (await login.json()) as { token: string }
  return { ...json, authorization: `Bearer ${token}` }
}

async function create(address: string, headers: Record<string, string>): Promise<MasterRecord> {
  const body = JSON.stringify(masterInput())
  const response = await fetch(`${address}/api/master-di`, { method: 'POST', headers, body })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as MasterRecord
}

/** Each client creates and changes records until it is refused or stopped; answers what was acknowledged. */
async function writeUntilGone(
  server: ServerProcess,
  clients: readonly Record<string, string>[],
  minimum: number,
) {
  const acknowledged = new Map<string, { revision: number; deviceName: string }>()
  let enough: () => void = () => undefined
  const reached = new Promise<void>((done) => {
    enough = done
  })
  let stopped = false
  const stop = () => {
    stopped = true
  }
  const writer = async (headers: Record<string, string>) => {
    while (!stopped) {
      const record = await create(server.address, headers)
      acknowledged.set(record.deviceNumber ?? '', { revision: 1, deviceName: record.deviceName ?? '' })
      const deviceName = `${record.deviceName} again`
      const response = await fetch(`${server.address}/api/master-di/${record.id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ deviceName }),
      })
      if (response.status !== 200) throw new Error(await response.text())
      await response.json()
      acknowledged.set(record.deviceNumber ?? '', { revision: 2, deviceName })
      if (acknowledged.size >= minimum) enough()
    }
  }
  const writers = clients.map(writer)
  const finished = Promise.allSettled(writers)
  // A writer that fails before the kill is a failure of the server, not its end.
  await Promise.race([reached, ...writers])
  return { acknowledged, finished, stop }
}

const victims = ['hub', 'database', 'both'] as const

/** 0 while none runs. */
function postmasterOf(directory: string): number {
  const file = join(directory, 'postgresql/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

/**
 * While PostgreSQL is started again, the hub answers 503. The sessions of a killed one go on answering for a moment, so
 * it is the one that came after it who has to answer.
 */
async function isReady(address: string, directory: string, killed: number): Promise<void> {
  const isNew = () => ![0, killed].includes(postmasterOf(directory))
  await expect
    .poll(async () => isNew() && (await fetch(`${address}/readyz`)).status, {
      timeout: 60_000,
      interval: 50,
    })
    .toBe(200)
}

type Acknowledged = ReadonlyMap<string, { revision: number; deviceName: string }>

/** A change that was on its way when the process died may have arrived; an acknowledged one must have. */
async function expectKept(address: string, headers: Record<string, string>, all: Acknowledged) {
  const response = await fetch(`${address}/api/master-di?fields=deviceNumber,revision,deviceName`, {
    headers,
  })
  expect(response.status).toBe(200)
  const records = (await response.json()) as MasterRecord[]
  const stored = new Map(records.map((record) => [record.deviceNumber, record]))
  const lost = [...all].filter(([number, { revision, deviceName }]) => {
    const found = stored.get(number)
    return (
      !found || found.revision < revision || (found.revision === revision && found.deviceName !== deviceName)
    )
  })
  expect(lost).toEqual([])
}

async function expectWhole(address: string, headers: Record<string, string>): Promise<void> {
  const verified = await fetch(`${address}/api/audit-trail/verify`, { headers })
  expect(await verified.json()).toMatchObject({ ok: true })
}

describe('kill -9 of the hub, of its database and of both, during writes', () => {
  it(`loses no acknowledged write, ${kills} times in a row`, { timeout: within(300_000) }, async () => {
    const environment = { HUB_DATA_DIR: await unusedHub(newDirectory()) }
    const all = new Map<string, { revision: number; deviceName: string }>()
    let running = await built.start({ environment })
    // The first is the administrator, who may have the trail verified.
    const headers = await signUp(running.address)
    const others = await Promise.all(Array.from({ length: 3 }, () => signUp(running.address)))
    const clients = [headers, ...others]
    const times: number[] = []
    for (let round = 0; round < kills; round++) {
      // A different moment each time, without a clock: after 3 records and more.
      const { acknowledged, finished, stop } = await writeUntilGone(running, clients, 3 + (round % 30))
      const victim = victims[round % victims.length] ?? 'hub'
      const postmaster = postmasterOf(environment.HUB_DATA_DIR)
      expect(postmaster).toBeGreaterThan(1)
      const killed = performance.now()
      if (victim !== 'hub') process.kill(postmaster, 'SIGKILL')
      if (victim !== 'database') {
        running.kill('SIGKILL')
        expect((await running.ended).signal).toBe('SIGKILL')
        running = await built.start({ environment })
      }
      await isReady(running.address, environment.HUB_DATA_DIR, postmaster)
      times.push(performance.now() - killed)
      // One that waited for its connection until the database was there again has noticed nothing.
      stop()
      await finished
      for (const [number, state] of acknowledged) all.set(number, state)
      await expectKept(running.address, headers, all)
      if ((round + 1) % 50 === 0) await expectWhole(running.address, headers)
    }
    await expectWhole(running.address, headers)
    running.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
    expect(all.size).toBeGreaterThan(kills * 3)
    const sorted = times.toSorted((a, b) => a - b)
    const [p95 = 0, longest = 0] = [0.95, 1].map((share) =>
      Math.round(sorted[Math.ceil(share * kills) - 1] ?? 0),
    )
    process.stdout.write(
      `${kills} kills, ${all.size} acknowledged records, none lost; ready again: p95 ${p95} ms, longest ${longest} ms\n`,
    )
    expect(longest).toBeLessThan(readyMs)
  })
})

describe('fsync', () => {
  it.skipIf(!hasStrace)('is called at least once per commit', { timeout: within(120_000) }, async () => {
    const directory = await unusedHub(newDirectory())
    const counts = join(dirname(directory), 'fsync.txt')
    const under = ['strace', '-f', '-q', '-e', 'trace=fsync,fdatasync', '-o', counts]
    const running = await built.start({ environment: { HUB_DATA_DIR: directory }, under })
    const headers = await signUp(running.address)
    const fsyncs = () =>
      readFileSync(counts, 'utf8')
        .split('\n')
        .filter((line) => /\bf(data)?sync\(/.test(line)).length
    const before = fsyncs()
    const commits = amount(10, 40)
    for (let n = 0; n < commits; n++) await create(running.address, headers)
    // strace writes its file as it goes; the last line may still be on its way, hence after the end.
    const { pid } = JSON.parse(readFileSync(join(directory, 'hub.lock'), 'utf8')) as { pid: number }
    process.kill(pid, 'SIGTERM')
    await running.ended
    expect(fsyncs() - before).toBeGreaterThanOrEqual(commits)
    process.stdout.write(`${fsyncs() - before} fsyncs for ${commits} commits and the end\n`)
  })
})

describe('a data directory', () => {
  it('is refused to a second server, which says who has it and ends with 1', async () => {
    const environment = { HUB_DATA_DIR: await unusedHub(newDirectory()) }
    const first = await built.start({ environment })
    const second = await built.refuse(environment)
    expect(second.code).toBe(1)
    expect(second.output).toBe('')
    expect(second.errors).toContain(`is in use by process ${first.pid}`)
    expect(second.errors).toContain('HUB_DATA_DIR')
    expect(second.errors).not.toMatch(/\n\s+at /)
    // The first one has not noticed.
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
    first.kill('SIGTERM')
    expect(await first.ended).toMatchObject({ code: 0, signal: null })
    expect(existsSync(join(environment.HUB_DATA_DIR, 'hub.lock'))).toBe(false)
  })

  it('with a long path, spaces and letters of any kind works too, and after a first start that was cut off', async () => {
    const environment = { HUB_DATA_DIR: join(newDirectory(), `${'a rather löng name '.repeat(6)}名`) }
    mkdirSync(join(environment.HUB_DATA_DIR, 'postgresql-unfinished-1/base'), { recursive: true })
    const running = await built.start({ environment })
    expect((await fetch(`${running.address}/readyz`)).status).toBe(200)
    expect((await built.command(['audit', 'verify'], environment)).output).toMatch(/^ok, 0 entries\n/)
    expect((await built.command(['psql'], environment)).output).toMatch(
      /^psql "host='.+' port='5432' user='hub'/,
    )
    expect(readdirSync(environment.HUB_DATA_DIR).filter((name) => name.startsWith('postgresql'))).toEqual([
      'postgresql',
    ])
    running.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
  })
})
