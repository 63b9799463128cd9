import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { authApi } from '#core/contract/auth.ts'
import { calendarApi } from '#core/contract/calendar.ts'
import { connectionsApi } from '#core/contract/connections.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { usersApi } from '#core/contract/users.ts'
import { askCountersignature } from '#server/countersigning/countersigning.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { senderOf, switchTo, work } from '#tests/connection-hub.ts'
import { actorOf, linkOf, type Person, person, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { backUp, inspectBackup, restoreBackup } from './backup.ts'

/** What a restored hub does not go on with: the original may, or it was ended since (decision D29). */

const base = mkdtempSync(join(tmpdir(), 'hub-restored-'))
const folder = (name: string) => join(base, 'register', name)
let hub: TestApp
let restored: TestApp
let manager: Person
let made: Awaited<ReturnType<typeof madeBefore>>
const admins: Person[] = []

beforeAll(async () => {
  hub = await startTestApp({ connectionFolders: base })
  admins.push(await person(hub, ['admin']), await person(hub, ['admin']))
  manager = await person(hub, ['regulatory-manager'])
  made = await madeBefore()
  const path = join(base, 'hub.backup')
  const { now, audit } = hub.hub
  await backUp(hub.hub.db, now, path)
  const database = await openTestDatabase(inject('testServer'))
  const inspected = await inspectBackup(path)
  const evidence = { keys: audit.key, heads: audit.heads }
  const act = { file: path, by: 'a test' }
  await restoreBackup(database.db, now, { act, inspected, evidence, accept: true })
  restored = await startTestApp({ connectionFolders: base, database })
})
afterAll(async () => {
  await restored?.close()
  await hub.close()
  rmSync(base, { recursive: true, force: true })
})

async function madeBefore() {
  const [admin, second] = admins as [Person, Person]
  mkdirSync(folder('in'), { recursive: true })
  const settings = { folder: 'register', checksum: 'none', answerHours: '24' }
  const body = { kind: 'folder', market: 'EU', name: 'Folder', enabled: true, settings }
  const connection = (await admin.api.call(connectionsApi.create, { body })).body.id
  const sender = senderOf(() => manager)
  const { file, id: submission } = await sender.packaged()
  expect((await sender.sendThrough(connection, file)).status).toBe(201)
  writeFileSync(join(folder('in'), 'answer.xml'), '<answer/>')
  const actor = { ...actorOf(admin), permissions: ['system-admin' as const] }
  await inTransaction(hub.hub, actor, (unit) =>
    askCountersignature(unit, actor, {
      ...{ kind: 'connection', userId: null, connectionId: connection, revision: 1, changes: [] },
    }),
  )
  const feed = (await manager.api.call(calendarApi.makeFeed, { body: { onlyMine: false } })).body.path
  const link = linkOf((await admin.api.call(usersApi.makeLink, { id: second.id })).body).token
  expect((await hub.api().get(feed)).status).toBe(200)
  expect((await hub.api().call(authApi.link, { body: { token: link } })).status).toBe(200)
  return { file, submission, feed, link }
}

const again = async (who: Person) => restored.api(await signIn(restored, who.username))

it('talks to no register: connections are off, and what was on its way is not known to have left', async () => {
  const admin = await again(admins[0] as Person)
  const [connection] = (await admin.call(connectionsApi.list, {})).body
  expect(connection).toMatchObject({ enabled: false, revision: 2, awaitsCountersignature: false, queued: 0 })
  await work(restored)
  expect(readdirSync(join(base, 'register')).toSorted()).toEqual(['in'])
  expect(readdirSync(folder('in'))).toEqual(['answer.xml'])
  const [sent] = (await (await again(manager)).call(connectionsApi.ofFile, { id: made.file })).body
  expect(sent).toMatchObject({
    state: 'unknown',
    told: 'This file was waiting to be sent when the backup was made. The original hub may have sent it since. Check the register, then enter the answer or send it again.',
    nextAt: null,
  })
  const { body: asked } = await admin.call(countersignaturesApi.list, {})
  expect(asked.map(({ status }) => status)).toEqual(['outdated'])
})

it('says everywhere of a file that was waiting that nobody knows whether it was sent, until it is sent again', async () => {
  const admin = await again(admins[0] as Person)
  const her = await again(manager)
  const listed = async () =>
    (await her.call(exchangeApi.files, { query: { answer: 'sending-unknown' } })).body.map(({ id }) => id)
  const ofFile = async () => (await her.call(exchangeApi.file, { id: made.file })).body
  const ofSubmission = async () =>
    (await her.call(exchangeApi.ofSubmission, { id: made.submission })).body.attempts
  expect(await listed()).toEqual([made.file])
  expect(await ofFile()).toMatchObject({ sending: 'unknown', sendingUnknown: 1, notSent: 0, unanswered: 0 })
  expect(await ofSubmission()).toMatchObject([{ sendingUnknown: true, sentAt: null, outcome: null }])

  const [connection] = (await admin.call(connectionsApi.list, {})).body
  if (!connection) throw new Error('The connection is gone')
  expect((await switchTo({ ...manager, api: admin }, connection, true)).status).toBe(200)
  const body = { connectionId: connection.id, fileIds: [made.file] }
  expect((await her.call(connectionsApi.send, { body })).status).toBe(201)
  await work(restored)
  expect(readdirSync(folder('out'))).toEqual([expect.stringMatching(/\.xml$/)])
  expect(await listed()).toEqual([])
  expect(await ofFile()).toMatchObject({ sendingUnknown: 0, unanswered: 1 })
  expect(await ofSubmission()).toMatchObject([{ sendingUnknown: false, sentAt: expect.any(String) }])
})

it('opens no link and no address that was ended since', async () => {
  expect((await restored.api().get(made.feed)).status).toBe(404)
  expect((await restored.api().call(authApi.link, { body: { token: made.link } })).status).toBe(400)
})

it('has an audit trail that is whole, and tells of it', async () => {
  const admin = await again(admins[1] as Person)
  expect((await admin.call(auditApi.verify)).body).toMatchObject({ firstBroken: null, problems: [] })
  const { body: trail } = await admin.call(auditApi.trail, { query: { action: 'restored' } })
  const told = [
    ['connectionsSwitchedOff', 1],
    ['filesWithUnknownOutcome', 1],
  ]
  for (const [field, to] of told)
    expect(trail[0]?.changesData?.changes).toContainEqual({ field, from: null, to })
})
