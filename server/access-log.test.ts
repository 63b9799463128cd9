import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { openAccessLog } from '#server/platform/access-log.ts'
import { createMaster, type Person, password, person, registerUser, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** One line a request: who asked what and how it went, and nothing that was sent. */

describe('the access log', () => {
  let hub: TestApp
  let user: Person
  const lines: string[] = []
  const accessLog = { write: (line: string) => void lines.push(line), flush: async () => undefined }
  beforeAll(async () => {
    hub = await startTestApp({ accessLog })
    user = await person(hub)
  })
  afterAll(() => hub.close())

  /** What is written of the requests `ask` makes. */
  async function auditDetailsOf(ask: () => Promise<unknown>) {
    const before = lines.length
    await ask()
    return lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  it('says who asked what, how it went, how long it took and the number of the request', async () => {
    const told = await auditDetailsOf(() => createMaster(user.api))
    expect(told).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        method: 'POST',
        path: '/api/master-di',
        status: 201,
        ms: expect.any(Number),
        person: user.id,
        address: '127.0.0.1',
        request: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ])
    expect(lines.every((line) => line.endsWith('\n') && !line.slice(0, -1).includes('\n'))).toBe(true)
  })

  it('says of refusals who was refused, where that is known', async () => {
    const [missing] = await auditDetailsOf(() => user.api.get('/api/master-di/4711'))
    expect(missing).toMatchObject({ status: 404, person: user.id })
    const [nobody] = await auditDetailsOf(() => hub.api().get('/api/master-di'))
    expect(nobody).toMatchObject({ status: 401, person: null })
    const [forbidden] = await auditDetailsOf(() => user.api.get('/api/security-events'))
    expect(forbidden).toMatchObject({ status: 403, person: user.id })
  })

  it('has no token, no password, no search and nothing of a link', async () => {
    const { input } = await registerUser(hub)
    const token = await signIn(hub, input.username)
    const wrong = { emailOrUsername: input.username, password: 'a wrong secret' }
    await hub.api().call(authApi.login, { body: wrong })
    await hub.api(token).get('/api/master-di?search=Geheim&token=Geheim')
    await hub.api('a'.repeat(43)).get('/api/auth/me?link=Geheim')
    await hub.api(token).get('/nowhere?Geheim#Geheim')
    const told = lines.join('')
    for (const secret of [
      token,
      user.token,
      password,
      wrong.password,
      'Geheim',
      input.email,
      'a'.repeat(43),
    ]) {
      expect(told).not.toContain(secret)
    }
  })
})

describe('the file of the access log', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hub-log-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  it('is appended to, and may be moved away meanwhile', async () => {
    const path = join(directory, 'access.log')
    const log = await openAccessLog(path)
    for (const line of ['one\n', 'two\n']) log.write(line)
    await log.flush()
    renameSync(path, `${path}.1`)
    log.write('three\n')
    await log.flush()
    expect([readFileSync(`${path}.1`, 'utf8'), readFileSync(path, 'utf8')]).toEqual(['one\ntwo\n', 'three\n'])
  })

  it('is refused at the start where it cannot be written', async () => {
    await expect(openAccessLog(join(directory, 'no', 'access.log'))).rejects.toThrow(/ACCESS_LOG.*ENOENT/)
  })
})
