import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { authApi } from '#core/contract/auth.ts'
import { loggerOptions } from '#server/platform/server-log.ts'
import { endpoints, pathWith } from '#tests/contract-endpoints.ts'
import { createMaster, type Person, password, person, unique } from '#tests/factories.ts'
import { idOf, oneOfEach } from '#tests/one-of-each.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What no answer of the hub is without, and what none has (docs/security.md). */

const root = mkdtempSync(join(tmpdir(), 'hub-walls-'))
const files = {
  'index.html': '<!doctype html><title>The page</title>',
  'assets/app-1.js': 'export {}',
  '.git/config': 'secret',
  '../beside.txt': 'secret',
}
let hub: TestApp
let admin: Person
let ids: Readonly<Record<string, number>>
beforeAll(async () => {
  const webRoot = join(root, 'web')
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(webRoot, path)), { recursive: true })
    writeFileSync(join(webRoot, path), content)
  }
  const logger = loggerOptions('debug', { stream: { write: () => undefined } })
  hub = await startTestApp({ webRoot, trustProxy: '127.0.0.1', logger })
  admin = await person(hub, ['admin'])
  ids = await oneOfEach(hub, admin)
})
afterAll(async () => {
  await hub.close()
  rmSync(root, { recursive: true, force: true })
})

const ask = (url: string, headers: Record<string, string> = {}) => hub.app.inject({ url, headers })

describe('every answer', () => {
  it.each(['/', '/assets/app-1.js', '/api/auth/me', '/api/auth/provider', '/api/nowhere', '/healthz'])(
    'of %s tells browsers what a page of the hub may do',
    async (url) => {
      const { headers } = await ask(url, { origin: 'https://evil.example' })
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;" +
          "connect-src 'self';frame-ancestors 'self';object-src 'none';base-uri 'self';form-action 'self'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
      })
      for (const name of [
        'access-control-allow-origin',
        'x-powered-by',
        'server',
        'strict-transport-security',
      ])
        expect(headers).not.toHaveProperty(name)
    },
  )

  it('to who came by https, as a known proxy says, asks to stay with it', async () => {
    const { headers } = await ask('/api/auth/me', { 'x-forwarded-proto': 'https' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    const credentials = { emailOrUsername: (await person(hub)).username, password }
    const browser = { host: 'hub.example', origin: 'https://hub.example', 'x-forwarded-proto': 'https' }
    const signedIn = await hub.api().call(authApi.login, { body: credentials, headers: browser })
    expect(signedIn.headers['set-cookie']).toMatch(
      /^__Host-hub_session_.*; Path=\/;.*; HttpOnly; SameSite=Strict; Secure$/,
    )
    const stranger = { remoteAddress: '192.0.2.1', headers: { 'x-forwarded-proto': 'https' } }
    const unknown = await hub.app.inject({ url: '/api/auth/me', ...stranger })
    expect(unknown.headers).not.toHaveProperty('strict-transport-security')
  })

  it('says what it is and in which letters, and sends nobody elsewhere', async () => {
    const texts = /^(text\/(csv|html|plain|xml)|application\/(json|xml)); charset=utf-8$/
    const others = /^(application\/(zip|pdf|octet-stream|vnd\.openxml[\w.-]+)|image\/[\w+]+)$/
    const asked = endpoints.filter(({ method }) => method === 'GET')
    const types = new Set<string>()
    for (const each of asked) {
      const { status, headers, text } = await admin.api.raw({ url: pathWith(each, idOf(ids, each)) })
      expect([each.path, status >= 300 && status < 400]).toEqual([each.path, false])
      const type = String(headers['content-type'])
      if (text !== '')
        expect([each.path, texts.test(type) || others.test(type) || type]).toEqual([each.path, true])
      types.add(type)
    }
    expect(types.size).toBeGreaterThan(2)
    for (const url of [
      '/',
      '//evil.example',
      '/api',
      '/api/',
      '/assets',
      '/login/../x',
      '/%2f%2fevil.example',
    ])
      expect([url, (await ask(url)).headers.location]).toEqual([url, undefined])
  })

  it('to something that went wrong says nothing of the program, whatever LOG_LEVEL is', async () => {
    const table = hub.hub.db.schema.alterTable('master_records')
    await table.addCheckConstraint('nothing_fits', sql`device_number <> ${sql.lit('odd')}`).execute()
    const answer = await hub.app.inject({
      method: 'POST',
      url: '/api/master-di',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { ...(await createMaster(admin.api)), deviceNumber: 'odd', versionNumber: '1.0-draft' },
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Nothing was saved. Please try again.',
      type: 'internal',
      requestId: answer.headers['x-request-id'],
    })
  })
})

describe('nobody gets', () => {
  it('what is not of the web: no sources, no lists of files, no other method', async () => {
    const page = files['index.html']
    for (const url of [
      '/.git/config',
      '/package.json',
      '/../beside.txt',
      '/%2e%2e/beside.txt',
      '/server/app.ts',
    ])
      expect([url, (await ask(url)).body]).toEqual([url, expect.not.stringContaining('secret')])
    expect((await ask('/.git/config')).body).toBe(page)
    for (const url of ['/assets', '/assets/', '/assets/..%2f..%2fbeside.txt', '/assets/.git']) {
      const { statusCode, body } = await ask(url)
      expect([url, [400, 404].includes(statusCode), body]).toEqual([
        url,
        true,
        expect.not.stringMatching(/app-1|secret/),
      ])
    }
    for (const url of ['/', '/api/auth/me', '/assets/app-1.js'])
      for (const method of ['TRACE', 'OPTIONS', 'PROPFIND'] as const)
        expect([url, (await hub.app.inject({ method, url })).statusCode]).toEqual([url, 404])
  })

  it('a hint to a password, or a question in its place', async () => {
    const words = /hint|question|reminder|maiden/i
    const inBodies = endpoints.flatMap(({ path, body }) =>
      body instanceof z.ZodType
        ? [[path, z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })]]
        : [],
    )
    const asked = inBodies.filter(([path]) => /auth|users/.test(String(path)))
    expect(asked.length).toBeGreaterThan(15)
    expect(JSON.stringify(asked)).not.toMatch(words)
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'users'`.execute(
      hub.hub.db,
    )
    expect(rows.map(({ name }) => name)).toContain('password_hash')
    expect(rows.filter(({ name }) => words.test(name))).toEqual([])
  })

  it('a file written where its name points to', async () => {
    const name = `${unique('evil')}.csv`
    for (const given of [
      `../../${name}`,
      `/tmp/${name}`,
      `..\\${name}`,
      `${root}/${name}`,
      `%2e%2e%2f${name}`,
    ]) {
      const { status } = await admin.api.upload('/api/master-di/bulk-upload', 'Device Number\n', given)
      expect([given, status]).toEqual([given, expect.toSatisfy((code: number) => code < 500)])
    }
    for (const place of ['.', '..', '../..', '/tmp', tmpdir(), root])
      expect([place, existsSync(join(place, name))]).toEqual([place, false])
  })
})
