import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult, Job } from '#core/contract/imports.ts'
import { amount } from '#tests/amount.ts'
import { registration } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { builtServer, dataDirectory, type ServerProcess, unusedHub } from '#tests/server-process.ts'
import { workbook } from '#tests/workbook.ts'

/** The process as a whole (decision D1), on a real port: what no request inside the test can show. */

const json = { 'content-type': 'application/json' }

describe('the server process', () => {
  const built = builtServer()
  let server: ServerProcess
  let bearer: Record<string, string> = {}
  const directory = dataDirectory()

  beforeAll(async () => {
    server = await built.start({ environment: { HUB_DATA_DIR: await unusedHub(directory) } })
    bearer = { authorization: `Bearer ${await signUp()}` }
  })
  afterAll(async () => {
    server?.kill('SIGKILL')
    await server?.ended
    rmSync(dirname(directory), { recursive: true, force: true })
  })

  async function signUp(): Promise<string> {
    const account = registration()
    const post = (path: string, body: unknown) =>
      fetch(`${server.address}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
    expect((await post('/api/auth/register', account)).status).toBe(201)
    const login = await post('/api/auth/login', {
      emailOrUsername: account.email,
      password: account.password,
    })
    return ((await login.json()) as { token: string }).token
  }

  function upload(content: BlobPart, headers: Record<string, string> = {}, fileName = 'devices.csv') {
    const body = new FormData()
    body.append('file', new Blob([content]), fileName)
    return fetch(`${server.address}/api/master-di/bulk-upload`, {
      method: 'POST',
      headers: { ...bearer, ...headers },
      body,
    })
  }

  it('takes a proxy, a host and a level of logging from the environment', async () => {
    const environment = {
      HUB_DATA_DIR: await unusedHub(`${directory}-2`),
      TRUST_PROXY: '10.0.0.1',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
    }
    const other = await built.start({ environment })
    expect(other.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${other.address}/healthz`)).status).toBe(200)
    other.kill('SIGINT')
    const ended = await other.ended
    expect(ended).toMatchObject({ code: 0, errors: '' })
    // Others can reach it: the first account is for who reads this (decision D47).
    expect(ended.output).toMatch(/^Set-up code for the first account: [A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/m)
  })

  it('refuses an 11 MB upload on a real connection and goes on', async () => {
    const answer = await upload('a,b\n'.repeat(3_000_000))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      type: 'file_too_large',
      message: 'File size must be less than 10MB',
    })
    expect((await fetch(`${server.address}/api/auth/me`, { headers: bearer })).status).toBe(200)
  })

  it('refuses a body of 12 MB every time with its answer', async () => {
    const body = JSON.stringify({ deviceName: 'a'.repeat(12_000_000) })
    const headers = { ...bearer, ...json }
    const statuses = new Set<number>()
    for (let tries = 0; tries < amount(20, 62); tries += 1) {
      const answer = await fetch(`${server.address}/api/master-di`, { method: 'POST', headers, body })
      statuses.add(answer.status)
      await answer.json()
    }
    expect([...statuses]).toEqual([413])
  })

  it('refuses an endless address and endless headers', async () => {
    const long = await fetch(`${server.address}/api/master-di?search=${'a'.repeat(60_000)}`, {
      headers: bearer,
    })
    expect([400, 414, 431]).toContain(long.status)
    const headers = { ...bearer, 'x-long': 'a'.repeat(60_000) }
    expect((await fetch(`${server.address}/api/auth/me`, { headers })).status).toBe(431)
  })

  it('packs what it answers for clients that take it packed', async () => {
    const answer = await fetch(`${server.address}/api/openapi.json`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    await answer.arrayBuffer()
  })

  it('says health again and again while a large file is imported', { timeout: 300_000 }, async () => {
    const file = gudidCsv(madeUpGudidTable(1500))
    const imported = upload(file).then(async (answer) => (await answer.json()) as ImportResult)
    let done = false
    void imported.finally(() => {
      done = true
    })
    let answers = 0
    while (!done) {
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
      answers += 1
    }
    expect(await imported).toMatchObject({ processed: 1500, successful: 1500 })
    // An import that keeps the server to itself lets only a few through; how soon each is, bench/list-100k.ts says.
    expect(answers).toBeGreaterThan(25)
  })

  it('reads workbooks in their thread, several at once, and says which is none', async () => {
    const header = ['deviceNumber', 'deviceName', 'manufacturerName', 'targetCountries']
    const devices = (from: string) =>
      Array.from({ length: 601 }, (_, index) => [`${from}-${index}`, `Pump ${index}`, 'Maker', 'EU'])
    const files = [
      workbook([header, ...devices('A')]),
      Buffer.from('no workbook'),
      workbook([header, ...devices('B')]),
    ]
    const answers = await Promise.all(
      files.map((file) => upload(new Uint8Array(file), {}, 'devices.xlsx').then((answer) => answer.json())),
    )
    expect(answers).toMatchObject([
      { processed: 601, successful: 601 },
      { type: 'validation_failed', message: expect.stringMatching(/Excel file cannot be read/) },
      { processed: 601, successful: 601 },
    ])
  })

  it('stops on SIGTERM: a running import is finished, the answer given, the exit code 0', async () => {
    const rows = madeUpGudidTable(3000)
    const fresh = { ...rows, rows: rows.rows.slice(1500) }
    const started = await upload(gudidCsv(fresh), { prefer: 'respond-async' })
    expect(started.status).toBe(202)
    const job = (await started.json()) as Job
    expect(job).toMatchObject({ status: 'running', total: 1500 })
    server.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0, signal: null, errors: '' })

    server = await built.start({ environment: { HUB_DATA_DIR: directory } })
    const later = await fetch(`${server.address}/api/jobs/${job.id}`, { headers: bearer })
    expect(await later.json()).toMatchObject({ status: 'done', done: 1500, successful: 1500 })
  })

  it('goes on with an import that kills cut off, by itself: each row once', {
    timeout: 180_000,
  }, async () => {
    const kills = amount(2, 3)
    const count = 1000 * kills
    const rows = madeUpGudidTable(3000 + count)
    const file = gudidCsv({ ...rows, rows: rows.rows.slice(3000) })
    const { id } = (await (await upload(file, { prefer: 'respond-async' })).json()) as Job
    const state = async () =>
      (await (await fetch(`${server.address}/api/jobs/${id}`, { headers: bearer })).json()) as Job
    const past = async (before: number) => {
      for (;;) {
        const job = await state()
        if (job.done > before || job.status === 'done') return job
      }
    }
    for (let done = 0, kill = 0; kill < kills; kill++) {
      const stopped = await past(done)
      expect(stopped).toMatchObject({ status: 'running', message: null })
      done = stopped.done
      server.kill('SIGKILL')
      await server.ended
      server = await built.start({ environment: { HUB_DATA_DIR: directory } })
    }
    expect(await past(count - 1)).toMatchObject({
      done: count,
      successful: count,
      failed: 0,
      skipped: 0,
      created: count,
    })
    const list = await fetch(`${server.address}/api/master-di?importId=${id}&limit=1`, { headers: bearer })
    expect(list.headers.get('x-total-count')).toBe(String(count))
    // What was stored is what the file says: sent again, nothing of it is new.
    expect(await (await upload(file)).json()).toMatchObject({ processed: count, skipped: count })
  })
})

describe('an environment that is not right', () => {
  const built = builtServer()
  const folder = dirname(dataDirectory())
  beforeAll(async () => {
    await unusedHub(join(folder, 'data'))
    mkdirSync(join(folder, 'old/pgdata'), { recursive: true })
    writeFileSync(join(folder, 'old/pgdata/PG_VERSION'), '15\n')
    writeFileSync(join(folder, 'file'), 'not a directory')
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  // What each variable takes is tested with readConfig.
  it.each([
    [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost:1/none' }, 'localhost:1'],
    [{ HUB_DATA_DIR: `${folder}/file` }, 'HUB_DATA_DIR'],
    [{ HUB_DATA_DIR: `${folder}/file/below` }, 'HUB_DATA_DIR'],
    [{ HUB_DATA_DIR: `${folder}/old` }, 'was written by PostgreSQL 15'],
    [{ HOST: '203.0.113.7' }, '203.0.113.7'],
  ])('%j ends with 1 and says so', async (environment, said) => {
    const ended = await built.refuse({ HUB_DATA_DIR: `${folder}/data`, ...environment })
    expect(ended.code).toBe(1)
    expect(ended.output).toBe('')
    expect(ended.errors).toContain(said)
    expect(ended.errors).not.toMatch(/\n\s+at .*:\d+/)
  })

  it('names everything wrong at once', async () => {
    const ended = await built.refuse({ PORT: 'abc', LOG_LEVEL: 'y', DATABASE_URL: 'z' })
    expect([ended.code, ended.output]).toEqual([1, ''])
    expect(ended.errors).toContain('The configuration is not valid')
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(ended.errors).toContain(name)
  })

  it('says that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => other.once('listening', done))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const ended = await built.refuse({ PORT: String(port), HUB_DATA_DIR: `${folder}/data` })
    expect(ended.code).toBe(1)
    expect(ended.errors).toContain(`127.0.0.1:${port}`)
    other.close()
  })
})
