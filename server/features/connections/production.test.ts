import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectionsApi } from '#core/contract/connections.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import { connectionSecrets, senderOf, switchTo, toPoint, work } from '#tests/connection-hub.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { decideSettings, type Person, password, person } from '#tests/factories.ts'
import { type DomibusStandIn, domibusStandIn } from '#tests/stand-ins/domibus.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A register itself is reached after a round on its playground, and not by one click (decision D130). */

let hub: TestApp
let admin: Person
let other: Person
let manager: Person
let playground: DomibusStandIn
let production: DomibusStandIn
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  other = await person(hub, ['admin'])
  manager = await person(hub, ['regulatory-manager'])
  await person(hub, ['quality-manager'])
  const login = { user: 'hub', password: connectionSecrets.password }
  playground = await domibusStandIn(login, (message) => acknowledgementOf(message))
  production = await domibusStandIn(login, (message) => acknowledgementOf(message))
})
afterAll(async () => {
  await playground.close()
  await production.close()
  await hub.close()
  expect(hub.jobErrors).toEqual([])
})

const sender = senderOf(() => manager)
const wanted = () => toPoint(production, { name: 'EUDAMED itself', environment: 'production' })
const confirmation = 'EUDAMED itself'
const make = (body = wanted(), by = admin) => by.api.call(connectionsApi.create, { body })
const pathsOf = (answer: Awaited<ReturnType<typeof make>>) => answer.problem.issues?.map(({ path }) => path)

describe('a connection to a register itself', () => {
  it('is locked until a round on the playground was answered', async () => {
    expect(pathsOf(await make({ ...wanted(), confirmation }))).toEqual(['enabled'])
    const { body: made } = await make({ ...wanted(), name: 'Made, and off', enabled: false })
    expect(made.locked).toContain('playground')
    const { body: there } = await make(toPoint(playground))
    expect(there).toMatchObject({ environment: 'playground', locked: null })
    const { file } = await sender.packaged()
    await sender.sendThrough(there.id, file)
    await work(hub)
    expect(await sender.stateOf(file)).toEqual(['answered'])
    const { body: all } = await admin.api.call(connectionsApi.list, {})
    expect(all.map(({ locked }) => locked)).toEqual([null, null])
  })

  it('goes where no connection to the playground goes', async () => {
    const same = { ...toPoint(playground, { environment: 'production' }), enabled: false }
    expect(pathsOf(await make(same))).toEqual(['settings.address'])
  })

  it('is confirmed by its name in open mode, and whenever it is to go another way', async () => {
    expect(pathsOf(await make())).toEqual(['confirmation'])
    const { body: made } = await make({ ...wanted(), confirmation })
    expect(made).toMatchObject({ enabled: true, environment: 'production' })
    const changed = { ...made, settings: { ...made.settings, action: 'another' } }
    expect((await switchTo(admin, changed, true)).problem.issues?.[0]?.path).toBe('confirmation')
    expect((await switchTo(admin, changed, false)).status).toBe(200)
    const { file } = await sender.packaged('production')
    expect((await sender.sendThrough(made.id, file)).problem.issues?.[0]?.path).toBe('connectionId')
    expect((await switchTo(admin, changed, true, { confirmation })).status).toBe(200)
    expect((await sender.sendThrough(made.id, file)).status).toBe(201)
    await work(hub)
    expect(await sender.outcomeOf(file)).toEqual(['accepted'])
    expect(production.taken.size).toBe(1)
  })

  it('takes no file made for the playground', async () => {
    const { body } = await admin.api.call(connectionsApi.list, {})
    const own = body.find(({ environment, enabled }) => environment === 'production' && enabled)
    const { file } = await sender.packaged()
    const refused = await sender.sendThrough(own?.id ?? 0, file)
    expect(refused.problem.issues?.[0]?.message).toContain('is for EU playground')
  })

  it('is switched off as controlled mode begins, and on again by two administrators', async () => {
    await admin.api.put('/api/settings', { wayOfWorking: 'controlled' })
    const all = async () => (await admin.api.call(connectionsApi.list, {})).body
    const own = (await all()).find(({ name }) => name === 'EUDAMED itself')
    if (!own) throw new Error('The connection is gone')
    expect(own.enabled).toBe(false)
    const asked = await switchTo(admin, own, true)
    expect(asked.body).toMatchObject({ enabled: false, awaitsCountersignature: true })
    const [waiting] = (await other.api.call(countersignaturesApi.list, { query: { mine: 'to-sign' } })).body
    expect(waiting).toMatchObject({
      kind: 'connection',
      changes: expect.arrayContaining([
        { field: 'Address of the web service', from: null, to: production.address },
      ]),
    })
    const body = { password }
    const id = waiting?.id ?? 0
    expect((await admin.api.call(countersignaturesApi.sign, { id, body })).status).toBe(403)
    // What waits is about the connection as it was.
    await switchTo(admin, { ...own, name: 'Another name' }, false)
    expect((await other.api.call(countersignaturesApi.sign, { id, body })).problem.type).toBe(
      'invalid_transition',
    )
    const again = await switchTo(admin, own, true)
    expect(again.body.awaitsCountersignature).toBe(true)
    const [next] = (await other.api.call(countersignaturesApi.list, { query: { mine: 'to-sign' } })).body
    expect((await other.api.call(countersignaturesApi.sign, { id: next?.id ?? 0, body })).status).toBe(200)
    expect((await all()).find((one) => one.id === own.id)).toMatchObject({ enabled: true })
  })

  it('sends nothing in controlled mode that nobody has approved, whatever its record says', async () => {
    const { body: all } = await admin.api.call(connectionsApi.list, {})
    const own = all.find(({ environment, enabled }) => environment === 'playground' && enabled)
    await decideSettings(hub, { wayOfWorking: 'open' })
    const { file, id } = await sender.packaged()
    await decideSettings(hub, { wayOfWorking: 'controlled' })
    const queued = await sender.sendThrough(own?.id ?? 0, file)
    expect(queued.text).toContain('queued')
    // Somebody with the database calls it approved.
    await hub.hub.db
      .updateTable('submissions')
      .set({ status: 'approved-user' })
      .where('id', '=', id)
      .execute()
    const before = playground.taken.size
    await work(hub)
    expect(playground.taken.size).toBe(before)
    expect((await sender.sendings(file))[0]?.told).toContain('Nobody has approved it in controlled mode')
    await hub.hub.db.updateTable('exports').set({ content: '<other/>' }).where('id', '=', file).execute()
    hub.clock.advance({ minutes: 2 })
    await work(hub)
    expect(playground.taken.size).toBe(before)
    expect((await sender.sendings(file))[0]?.told).toContain('its SHA-256 differs')
  })
})
