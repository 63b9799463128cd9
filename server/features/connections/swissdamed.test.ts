import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Connection, connectionsApi } from '#core/contract/connections.ts'
import { readZip } from '#server/files/zip-archive.ts'
import { work } from '#tests/connection-hub.ts'
import type { Person } from '#tests/factories.ts'
import { type SwissdamedStandIn, udiDiIn } from '#tests/stand-ins/swissdamed.ts'
import { type SwissHub, swissHub } from '#tests/swissdamed-hub.ts'
import type { TestApp } from '#tests/test-app.ts'

/** Devices go to swissdamed as messages, and what it says of them comes back (decision D138). */

let own: SwissHub
let hub: TestApp
let register: SwissdamedStandIn
let admin: Person
let manager: Person
beforeAll(async () => {
  own = await swissHub()
  ;({ hub, register, admin, manager } = own)
})
afterEach(() => own.calm())
afterAll(() => own.close())

const shown = async ({ id }: Connection) =>
  (await admin.api.call(connectionsApi.list, {})).body.find((one) => one.id === id)
const asked = (operation: string) => register.requests.filter((one) => one.operation === operation).length

describe('a device', () => {
  it('goes to swissdamed, and its verdict and market status come back', async () => {
    const connection = await own.connect()
    expect((await admin.api.call(connectionsApi.test, { id: connection.id })).body.works).toBe(true)
    expect(connection.environment).toBe('playground')
    const { id, udiDi, file } = await own.packaged()
    await own.sender.sendThrough(connection.id, file)
    await work(hub)
    expect(await own.last(file)).toMatchObject({
      state: 'delivered',
      told: expect.stringContaining('no verdict'),
    })
    expect((await own.sender.submission(id)).standing).toBe('sent')
    // It is asked after five minutes, not before.
    await own.later(4)
    expect(asked('states')).toBe(1)
    await own.later(2)
    expect(await own.last(file)).toMatchObject({
      state: 'answered',
      told: '1 accepted, 0 refused; market status ON_THE_MARKET set',
    })
    expect((await own.sender.submission(id)).standing).toBe('registered')
    expect(register.marketStatuses.get(udiDi)).toBe('ON_THE_MARKET')
  })

  it('whose status on the Swiss market nobody stated does not leave where the connection is to set it', async () => {
    const setting = await own.connect()
    const { id, udiDi, file } = await own.packaged({ chMarketStatus: undefined })
    await own.sender.sendThrough(setting.id, file)
    await work(hub)
    expect(await own.last(file)).toMatchObject({
      state: 'failed',
      told: expect.stringContaining('Status on the Swiss market'),
    })
    expect((await own.sender.submission(id)).standing).toBe('file-made')
    const leaving = await own.connect({ marketStatus: 'by-hand' })
    await own.sender.sendThrough(leaving.id, file)
    await work(hub)
    await own.later()
    expect((await own.last(file))?.told).toContain('market status not sent: set it in swissdamed')
    expect((await own.sender.submission(id)).standing).toBe('registered')
    expect(register.marketStatuses.has(udiDi)).toBe(false)
  })

  it('leaves as the bytes that are kept with their hash, made of what is in its file', async () => {
    const { id: connection } = await own.connect()
    const { file, udiDi } = await own.packaged()
    await own.sender.sendThrough(connection, file)
    await work(hub)
    const row = await hub.hub.db
      .selectFrom('transmissions')
      .select(['content', 'content_hash', 'message_id'])
      .where('export_id', '=', file)
      .executeTakeFirstOrThrow()
    const content = row.content ?? Buffer.alloc(0)
    expect(row.content_hash).toBe(createHash('sha256').update(content).digest('hex'))
    const arrived = [...register.taken.values()].find((one) => udiDiIn(one) === udiDi)
    expect(JSON.parse(content.toString('utf8')).device).toEqual(arrived)
    expect(row.message_id).toContain(arrived?.correlationId)
    const { rawPayload } = await hub.app.inject({
      url: `/api/export/files/${file}/audit-copy`,
      headers: { authorization: `Bearer ${manager.token}` },
    })
    const copied = await readZip(rawPayload, (name) => name.startsWith('messages/'), 1_000_000)
    expect(copied.map((one) => one.content.toString('utf8'))).toEqual([content.toString('utf8')])
    const trail = await hub.hub.db.selectFrom('audit_entries').select('entry').execute()
    expect(JSON.stringify(trail)).toContain(`SHA-256 ${row.content_hash}`)
  })

  it('that is refused is refused in the hub, with the raw answer, and goes under a new number', async () => {
    const { id: connection } = await own.connect()
    const { id, udiDi, file } = await own.packaged()
    register.decide = () => ({ status: 'ERROR', reasons: [{ rule: 'UDI-1063' }] })
    await own.sender.sendThrough(connection, file)
    await work(hub)
    await own.later()
    expect(await own.sender.outcomeOf(file)).toEqual(['rejected'])
    expect((await own.sender.submission(id)).standing).toBe('refused')
    const answers = await hub.hub.db.selectFrom('answers').selectAll().where('export_id', '=', file).execute()
    expect(Buffer.from(answers[0]?.content ?? '', 'base64').toString('utf8')).toContain('"rule":"UDI-1063"')
    expect(register.marketStatuses.has(udiDi)).toBe(false)
    register.decide = () => 'SUCCESS'
    await own.sender.validate(id)
    const again = await own.fileOf(id)
    await own.sender.sendThrough(connection, again)
    await work(hub)
    await own.later()
    expect(await own.sender.outcomeOf(again)).toEqual(['accepted'])
    const numbers = [...register.taken.values()].filter((one) => udiDiIn(one) === udiDi)
    expect(new Set(numbers.map(({ correlationId }) => correlationId)).size).toBe(2)
  })

  it('waits while it is not processed, and is unknown once the time is over', async () => {
    const { id: connection } = await own.connect({ answerHours: '1' })
    const { file } = await own.packaged()
    register.decide = () => 'NOT_PROCESSED'
    await own.sender.sendThrough(connection, file)
    await work(hub)
    await own.later()
    expect((await own.last(file))?.state).toBe('delivered')
    await own.later(61)
    expect((await own.last(file))?.state).toBe('unknown')
    // What comes later still counts.
    register.decide = () => 'SUCCESS'
    await own.later()
    expect((await own.last(file))?.state).toBe('answered')
  })

  it('that has not changed since it was accepted is not sent again', async () => {
    const { id: connection } = await own.connect()
    const { id, file } = await own.packaged()
    await own.sender.sendThrough(connection, file)
    await work(hub)
    await own.later()
    const before = register.taken.size
    // swissdamed's message has no place for it, its file has.
    const change = { marketAvailability: [{ country: 'FR', firstPlaced: true, startDate: '2026-02-01' }] }
    const changed = await manager.api.put(`/api/submissions/${id}`, change)
    expect(changed.status).toBe(200)
    await own.sender.validate(id)
    const again = await own.fileOf(id)
    expect(again).not.toBe(0)
    await own.sender.sendThrough(connection, again)
    await work(hub)
    expect(await own.last(again)).toMatchObject({
      state: 'failed',
      told: expect.stringContaining('Nothing in the message differs'),
    })
    expect(register.taken.size).toBe(before)
    await manager.api.put(`/api/submissions/${id}`, { ...change, catalogueNumber: 'REF-9' })
    await own.sender.validate(id)
    const third = await own.fileOf(id)
    await own.sender.sendThrough(connection, third)
    await work(hub)
    expect(register.taken.size).toBe(before + 1)
  })
})

describe('swissdamed', () => {
  it('that loses an answer has the device once', async () => {
    const { id: connection } = await own.connect()
    const { file } = await own.packaged()
    Object.assign(register, { loseAnswers: 1, knowsLate: true })
    const before = register.taken.size
    await own.sender.sendThrough(connection, file)
    await work(hub)
    expect((await own.last(file))?.state).toBe('sending')
    await own.later(1)
    await own.later()
    await own.later()
    expect((await own.last(file))?.state).toBe('answered')
    expect(register.taken.size).toBe(before + 1)
    expect(register.repeated).toBeGreaterThan(0)
  })

  it('that takes no token any more is given a new one, once', async () => {
    const { id: connection } = await own.connect()
    const [one, two] = [await own.packaged(), await own.packaged()]
    const before = asked('token')
    for (const { file } of [one, two]) await own.sender.sendThrough(connection, file)
    register.expireTokens()
    await work(hub)
    expect(asked('token') - before).toBe(1)
    expect((await own.last(two.file))?.state).toBe('delivered')
    const times = register.requests.filter(({ operation }) => operation === 'device').map(({ at }) => at)
    expect((times.at(-1) ?? 0) - (times.at(-2) ?? 0)).toBeGreaterThanOrEqual(450)
  })

  it.each([
    ['a minute', undefined, 60],
    ['as long as it says', 300, 300],
  ])('that is asked too often is left alone %s', async (_, retryAfter, seconds) => {
    const connection = await own.connect()
    const { file } = await own.packaged()
    await own.sender.sendThrough(connection.id, file)
    Object.assign(register, { mood: 'busy', retryAfter })
    await work(hub)
    const rests = (await shown(connection))?.pausedUntil
    expect(Date.parse(rests ?? '') - hub.hub.now().getTime()).toBe(seconds * 1000)
    register.mood = 'usual'
    await own.later(6)
    expect((await own.last(file))?.state).toBe('delivered')
  })

  it('that is down is tried again, and sent to once it is back', async () => {
    const { id: connection } = await own.connect()
    const { file } = await own.packaged()
    register.mood = 'broken'
    await own.sender.sendThrough(connection, file)
    await work(hub)
    expect(await own.last(file)).toMatchObject({ state: 'sending', told: 'HTTP 503' })
    register.mood = 'usual'
    await own.later(2)
    expect((await own.last(file))?.state).toBe('delivered')
  })

  it('that refuses a message at once has nothing of it', async () => {
    const { id: connection } = await own.connect()
    const { id, file } = await own.packaged()
    register.refuse = 'devices'
    await own.sender.sendThrough(connection, file)
    await work(hub)
    expect(await own.last(file)).toMatchObject({
      state: 'failed',
      told: expect.stringContaining('No such law'),
    })
    expect((await own.sender.submission(id)).standing).toBe('file-made')
  })

  it('that refuses the market status has the device all the same, and says so', async () => {
    const { id: connection } = await own.connect({ statusBody: 'object' })
    Object.assign(register, { statusBody: 'object', refuse: 'market-status' })
    const { id, file } = await own.packaged()
    await own.sender.sendThrough(connection, file)
    await work(hub)
    await own.later()
    expect((await own.last(file))?.told).toContain('market status ON_THE_MARKET refused')
    expect((await own.sender.submission(id)).standing).toBe('registered')
  })

  it('is asked in the other way where it does not understand, and the connection says so', async () => {
    const connection = await own.connect()
    register.statusBody = 'object'
    expect((await admin.api.call(connectionsApi.test, { id: connection.id })).body).toMatchObject({
      works: false,
      told: expect.stringContaining('HTTP 400'),
    })
  })
})
