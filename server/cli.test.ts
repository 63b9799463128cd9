import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { registration } from '#tests/factories.ts'
import { builtServer, dataDirectory, inDatabaseOf, unusedHub } from '#tests/server-process.ts'

/** The command line (decision D28), beside a running hub and without one. */

const built = builtServer()
const directory = dataDirectory()
afterAll(() => rmSync(dirname(directory), { recursive: true, force: true }))

const verify = (environment: Record<string, string>) => built.command(['audit', 'verify'], environment)

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const tamper = (statement: string) =>
  inDatabaseOf(directory, (client) =>
    client.query(`alter table audit_entries disable trigger user; ${statement};`),
  )

describe('audit verify', () => {
  it('says how many entries are whole beside a running hub and without one, or which one is not', async () => {
    const server = await built.start({ environment: { HUB_DATA_DIR: await unusedHub(directory) } })
    for (let n = 0; n < 3; n++) {
      expect((await post(`${server.address}/api/auth/register`, registration())).status).toBe(201)
    }
    const beside = await verify({ HUB_DATA_DIR: directory })
    expect(beside).toMatchObject({ code: 0, output: expect.stringMatching(/^ok, 3 entries\n/), errors: '' })
    server.kill('SIGTERM')
    await server.ended
    const whole = await verify({ HUB_DATA_DIR: directory })
    // As the server stopped, it signed how far the trail had come.
    expect(whole).toMatchObject({ code: 0, errors: '' })
    expect(whole.output).toMatch(/^ok, 3 entries\nSigned up to entry 3 at \S+ with the key [0-9a-f]{16}\.\n$/)
    await tamper('update audit_entries set actor_id = null where seq = 2')
    const broken = await verify({ HUB_DATA_DIR: directory })
    expect(broken).toMatchObject({ code: 1, errors: '' })
    expect(broken.output).toContain('Entry 2 does not fit')
  })

  it('keeps what was refused when the server stops', async () => {
    const server = await built.start({ environment: { HUB_DATA_DIR: directory } })
    const credentials = { emailOrUsername: 'nobody', password: 'x' }
    expect((await post(`${server.address}/api/auth/login`, credentials)).status).toBe(401)
    server.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
    await inDatabaseOf(directory, async (client) => {
      const { rows } = await client.query('select kind, count from security_events')
      expect(rows).toEqual([{ kind: 'failed-sign-in', count: 1 }])
    })
  })

  it('makes no hub where there is none, and says what it can do', async () => {
    const nowhere = await verify({ HUB_DATA_DIR: `${directory}-2` })
    expect(nowhere).toMatchObject({ code: 2, errors: `There is no hub in ${directory}-2 (HUB_DATA_DIR).\n` })
    expect(await verify({ HUB_DATA_DIR: `${directory}-2` })).toEqual(nowhere)
    const lost = await built.command(['audit'], {})
    expect(lost).toMatchObject({ code: 2, errors: expect.stringContaining('npm run hub -- audit verify') })
  })
})

describe('emdn import', () => {
  it('says what a file changes, loads it once, and refuses what is none [S2-2.9-05]', async () => {
    const data = await unusedHub()
    const environment = { HUB_DATA_DIR: data }
    const file = join(dirname(data), 'EMDN V9.csv')
    writeFileSync(file, 'code;term\nA;NEEDLES\nA01;HYPODERMIC NEEDLES\n')
    const emdn = (command: string, path = file) => built.command(['emdn', command, path], environment)
    const told = await emdn('check')
    expect(told).toMatchObject({ code: 0, errors: '' })
    expect(told.output).toMatch(
      /^2 codes, compared with EMDN V2 \(built-in extract\):\n {2}0 added, \d+ removed/,
    )
    expect((await emdn('import')).output).toContain('EMDN V9 is in force now.')
    expect((await emdn('import')).output).toBe(
      'EMDN V9 is loaded already, with the same 2 codes. Nothing changed.\n',
    )
    writeFileSync(file, 'code;term\nA;NEEDLES\nA0101;NEEDLES\n')
    expect(await emdn('import')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('the file has no A01'),
    })
    expect((await emdn('import', `${file}.txt`)).errors).toContain('neither a CSV nor an XLSX file')
    rmSync(dirname(data), { recursive: true, force: true })
  })
})

describe('audit verify on a server', () => {
  it('says that a database has no hub in it', async () => {
    const template = new URL(inject('testServer'))
    template.pathname = '/template1'
    const empty = await verify({ DATABASE_URL: template.href })
    expect(empty).toMatchObject({
      code: 2,
      errors: expect.stringContaining('There is no hub in this database'),
    })
  })
})
