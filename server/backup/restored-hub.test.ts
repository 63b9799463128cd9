import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { authApi } from '#core/contract/auth.ts'
import { calendarApi } from '#core/contract/calendar.ts'
import { connectionsApi } from '#core/contract/connections.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import { usersApi } from '#core/contract/users.ts'
import { askCountersignature } from '#server/countersigning/countersigning.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { senderOf, work } from '#tests/connection-hub.ts'
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
let made: { readonly connection: number; readonly file: number; readonly feed: string; readonly link: string }
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
  const { file } = await sender.packaged()
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
  return { connection, file, feed, link }
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
    told: expect.stringContaining('restored from a backup'),
    nextAt: null,
  })
  const { body: asked } = await admin.call(countersignaturesApi.list, {})
  expect(asked.map(({ status }) => status)).toEqual(['outdated'])
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
    ['filesNotSent', 1],
  ]
  for (const [field, to] of told)
    expect(trail[0]?.changesData?.changes).toContainEqual({ field, from: null, to })
})
