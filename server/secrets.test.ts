import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuditEntry } from '#core/contract/audit.ts'
import { backupText } from '#tests/backup-text.ts'
import { builtServer, dataDirectory, type ServerProcess, unusedHub } from '#tests/server-process.ts'

/** Passwords, one-time links and tokens are in no log, in no entry of the trail and in no backup, however talkative the server is. */

let server: ServerProcess
const directory = dataDirectory()
beforeAll(async () => {
  await unusedHub(directory)
  server = await builtServer().start({
    environment: { HUB_DATA_DIR: directory, LOG_LEVEL: 'trace', ACCESS_LOG: '-' },
  })
})
afterAll(() => rmSync(dirname(directory), { recursive: true, force: true }))

const words = {
  ada: 'a horse of hers',
  ben: 'a horse of his',
  later: 'another horse',
  wrong: 'no horse at all',
  plugin: 'a horse of the access point',
  register: 'a-token-of-the-register',
}

const places = [
  'ownParty',
  'ownRole',
  'registerParty',
  'registerRole',
  'service',
  'action',
  'originalSender',
  'finalRecipient',
]
const connection = {
  kind: 'eudamed-domibus',
  name: 'Access point',
  enabled: true,
  settings: {
    ...Object.fromEntries(places.map((name) => [name, 'somebody'])),
    ...{
      address: 'https://access-point.invalid/wsplugin',
      interface: 'wsplugin',
      user: 'hub',
      answerHours: '24',
    },
  },
  secrets: { password: words.plugin, token: words.register },
}

async function send<T>(token: string | null, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(server.address + path, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as T
}

const signIn = async (emailOrUsername: string, password: string) =>
  (await send<{ token: string }>(null, 'POST', '/api/auth/login', { emailOrUsername, password })).token

it('no secret is written down anywhere', async () => {
  const names = { firstName: 'Ada', lastName: 'Lindgren', email: 'ada@example.com', username: 'ada' }
  await send(null, 'POST', '/api/auth/register', { ...names, password: words.ada, company: 'Example' })
  const ada = await signIn('ada', words.ada)
  await signIn('ada', words.wrong)
  const added = await send<{ id: number; link: { token: string } }>(ada, 'POST', '/api/admin/users', {
    firstName: 'Ben',
    lastName: 'Okri',
    email: 'ben@example.com',
    username: 'ben',
    roles: ['quality-manager', 'user'],
  })
  const link = added.link.token
  await send(null, 'POST', '/api/auth/link', { token: link })
  await send(null, 'POST', '/api/auth/link/password', { token: link, password: words.ben })
  await send(null, 'POST', '/api/auth/link/password', { token: link, password: words.later })
  const ben = await signIn('ben', words.ben)
  const change = { currentPassword: words.ben, newPassword: words.later, confirmPassword: words.later }
  await send(ben, 'POST', '/api/users/change-password', change)
  const again = await send<{ link: { token: string } }>(ada, 'POST', `/api/admin/users/${added.id}/link`)
  await send(ada, 'PUT', '/api/settings', { requireSignature: true })
  const device = {
    deviceNumber: 'D-1',
    deviceName: 'Pump',
    manufacturerName: 'Maker',
    targetCountries: ['EU'],
  }
  const record = await send<{ id: number }>(ben, 'POST', '/api/master-di', {
    ...device,
    versionNumber: '1.0-draft',
  })
  const sending = { assignedUserId: added.id, dueDate: '2999-12-31' }
  const sent = await send<{ pendingChange: { id: number } }>(
    ada,
    'POST',
    `/api/master-di/${record.id}/send-for-approval`,
    sending,
  )
  const path = `/api/pending-changes/${sent.pendingChange.id}/approve`
  await send(ben, 'POST', path, { password: words.wrong })
  expect(await send(ben, 'POST', path, { password: words.later })).toMatchObject({ status: 'approved' })
  const made = await send<{ id: number }>(ada, 'POST', '/api/connections', connection)
  const tested = await send<object>(ada, 'POST', `/api/connections/${made.id}/test`)
  expect(tested).toMatchObject({ works: false })
  const connections = await send<object[]>(ada, 'GET', '/api/connections')
  expect(connections).toMatchObject([{ secretsSet: ['password', 'token'] }])
  const trail = await send<AuditEntry[]>(ada, 'GET', '/api/audit-trail')
  expect(trail.length).toBeGreaterThan(8)

  server.kill('SIGTERM')
  const { output, errors } = await server.ended
  expect(output).toContain('"path":"/api/auth/link/password"')
  const written = [output, errors, JSON.stringify({ trail, made, tested, connections })].join('\n')
  const secrets = [...Object.values(words), ada, ben, link, again.link.token]
  expect(secrets.every((secret) => secret.length > 8)).toBe(true)
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
  await expectBackups(secrets)
})

/** In a backup nothing is readable that must not be; encrypted, nothing at all; and a copy opens no secret of another place. */
async function expectBackups(secrets: readonly string[]): Promise<void> {
  const built = builtServer()
  const file = (name: string) => join(dirname(directory), name)
  const here = { HUB_DATA_DIR: directory }
  expect(await built.command(['backup', file('plain')], here)).toMatchObject({ code: 0 })
  const text = backupText(file('plain'))
  expect(text).toContain('access-point.invalid')
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  const key = { HUB_BACKUP_KEY: randomBytes(32).toString('base64') }
  expect(await built.command(['backup', file('sealed')], { ...here, ...key })).toMatchObject({ code: 0 })
  const sealed = readFileSync(file('sealed'))
  expect(() => gunzipSync(sealed)).toThrow()
  expect([...secrets, 'access-point.invalid'].filter((one) => sealed.includes(one))).toEqual([])

  const elsewhere = { HUB_DATA_DIR: file('elsewhere') }
  expect(await built.command(['restore', '--accept-unproven', file('plain')], elsewhere)).toMatchObject({
    code: 0,
  })
  const other = await built.start({ environment: elsewhere })
  other.kill('SIGTERM')
  expect((await other.ended).errors).toContain(
    'The secrets of the connection Access point must be entered again',
  )
}
