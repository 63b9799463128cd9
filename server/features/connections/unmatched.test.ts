import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Connection, connectionsApi, type UnmatchedAnswer } from '#core/contract/connections.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { myWorkApi } from '#core/contract/my-work.ts'
import { connectionSecrets, senderOf, toPoint, work } from '#tests/connection-hub.ts'
import { acknowledgementOf, refusalOf } from '#tests/exchange-answers.ts'
import { type Person, person } from '#tests/factories.ts'
import { type DomibusStandIn, domibusStandIn, settingsOf } from '#tests/stand-ins/domibus.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What comes and belongs to no file is settled by a person; what nobody knows of is somebody's work. */

let hub: TestApp
let admin: Person
let manager: Person
let point: DomibusStandIn
let connection: Connection
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  manager = await person(hub, ['regulatory-manager'])
  const login = { user: 'hub', password: connectionSecrets.password }
  point = await domibusStandIn(login, () => undefined)
  connection = (
    await admin.api.call(connectionsApi.create, {
      body: toPoint(point, { settings: { ...settingsOf(point), answerHours: '1' } }),
    })
  ).body
})
afterAll(async () => {
  await point.close()
  await hub.close()
  expect(hub.jobErrors).toEqual([])
})

const sender = senderOf(() => manager)
const unmatched = async (): Promise<UnmatchedAnswer[]> =>
  (await manager.api.call(connectionsApi.unmatched, {})).body
async function sent() {
  const made = await sender.packaged()
  await sender.sendThrough(connection.id, made.file)
  await work(hub)
  return made
}
/** An answer to the whole of a file, from which nobody can tell which. */
async function stray(file: number): Promise<UnmatchedAnswer> {
  const refused = refusalOf(await sender.contentOf(file), 'SERVER_ERROR', { code: 'E-1', detail: 'Busy' })
  point.inbox.set(
    `stray-${file}`,
    Buffer.from(refused.replace(/correlationID>[^<]*</, 'correlationID>other<')),
  )
  await work(hub)
  const found = (await unmatched()).find(({ name }) => name === `stray-${file}`)
  if (!found) throw new Error('It was matched')
  return found
}

it('an answer is assigned to the file it answers, once', async () => {
  const { file } = await sent()
  const { id } = await stray(file)
  const content = await manager.api.call(connectionsApi.unmatchedContent, { id })
  expect(content.text).toContain('SERVER_ERROR')
  const refused = await manager.api.call(connectionsApi.assign, { id, body: { fileId: 999_999 } })
  expect(refused.problem.issues?.[0]?.path).toBe('fileId')
  const assign = () => manager.api.call(connectionsApi.assign, { id, body: { fileId: file } })
  expect((await assign()).body).toEqual({ fileId: file, words: '0 accepted, 1 refused' })
  expect(await sender.stateOf(file)).toEqual(['answered'])
  expect(await sender.outcomeOf(file)).toEqual(['rejected'])
  expect((await assign()).status).toBe(404)
  const trail = await hub.hub.db.selectFrom('audit_entries').select('entry').execute()
  expect(JSON.stringify(trail)).toContain(`stray-${file} assigned to file ${file}`)
})

it('an answer to nothing of this hub is set aside, with a reason, and kept', async () => {
  const { file } = await sent()
  const { id } = await stray(file)
  const blank = await manager.api.call(connectionsApi.setAside, { id, body: { reason: ' ' } })
  expect(blank.problem.issues?.[0]?.path).toBe('reason')
  const aside = () => manager.api.call(connectionsApi.setAside, { id, body: { reason: 'Of a test' } })
  expect((await aside()).status).toBe(200)
  expect((await unmatched()).map((one) => one.id)).not.toContain(id)
  expect((await manager.api.call(connectionsApi.unmatchedContent, { id })).status).toBe(200)
  expect((await aside()).problem.type).toBe('invalid_transition')
  expect(await sender.outcomeOf(file)).toEqual([null])
})

it('an answer to a part of a file leaves the rest waiting, until nobody knows', async () => {
  const [one, two] = [await sender.validated(), await sender.validated()]
  const { body: made } = await sender.make([one.id, two.id], { environment: 'playground' })
  const [file] = made.files
  await sender.sendThrough(connection.id, file?.id ?? 0)
  await work(hub)
  const whole = acknowledgementOf(await sender.contentOf(file?.id ?? 0))
  const part = whole.replace(/(<m:responseEntity>.*?<\/m:responseEntity>).*(<\/m:responseEntities>)/s, '$1$2')
  point.inbox.set('a part', Buffer.from(part))
  await work(hub)
  expect((await sender.sendings(file?.id ?? 0))[0]).toMatchObject({
    state: 'handed-over',
    told: '1 accepted, 0 refused, 1 not named',
  })
  hub.clock.advance({ minutes: 61 })
  await work(hub)
  expect(await sender.stateOf(file?.id ?? 0)).toEqual(['unknown'])
})

it('what became nobody knows what, or did not leave, is in My Work until it is settled', async () => {
  const lines = async () => {
    const { body } = await manager.api.call(myWorkApi.get, {})
    return body.lines
      .filter(({ kind }) => kind.startsWith('sending-'))
      .map(({ kind, count }) => [kind, count])
  }
  const before = Object.fromEntries(await lines())
  const { file } = await sent()
  hub.clock.advance({ minutes: 61 })
  await work(hub)
  const after = Object.fromEntries(await lines())
  expect(after['sending-unknown']).toBe((before['sending-unknown'] ?? 0) + 1)
  const { body } = await manager.api.call(exchangeApi.files, { query: { sending: 'unknown' } })
  expect(body.find(({ id }) => id === file)).toMatchObject({ sending: 'unknown' })
  expect(body).toHaveLength(after['sending-unknown'])
  await sender.answer(acknowledgementOf(await sender.contentOf(file)))
  expect(Object.fromEntries(await lines())['sending-unknown']).toBe(before['sending-unknown'])
  await work(hub)
  expect(await sender.stateOf(file)).toEqual(['answered'])
})
