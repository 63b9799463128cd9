import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptanceApi } from '#core/contract/acceptance.ts'
import { type Connection, connectionsApi, type NewConnection } from '#core/contract/connections.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { createRounds } from '#server/connections/rounds.ts'
import { exchangePort } from '#server/features/exchange/transmitting.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { decideSettings, type Person, person } from '#tests/factories.ts'
import { type DomibusStandIn, domibusStandIn, settingsOf } from '#tests/stand-ins/domibus.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A file goes through an access point, and its answer comes back, without anybody carrying it. */

let hub: TestApp
let admin: Person
let manager: Person
let point: DomibusStandIn
let answers: (message: string) => string | readonly string[] | undefined = (message) =>
  acknowledgementOf(message)
const secrets = { password: 'a password of plugins', token: 'a-token-of-eudamed' }
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  manager = await person(hub, ['regulatory-manager'])
  point = await domibusStandIn({ user: 'hub', password: secrets.password }, (message) => answers(message))
})
afterAll(async () => {
  await point.close()
  await hub.close()
  expect(hub.jobErrors).toEqual([])
})

const exchange = exchangeOf(() => manager)
const work = async () => {
  await createRounds(hub.hub, exchangePort).look()
  await hub.hub.jobs.idle()
}
const wanted = (change: Partial<NewConnection> = {}): NewConnection => ({
  kind: 'eudamed-domibus',
  name: 'Our access point',
  enabled: true,
  secrets,
  settings: settingsOf(point),
  ...change,
})
const connect = async (change: Partial<NewConnection> = {}): Promise<Connection> =>
  (await admin.api.call(connectionsApi.create, { body: wanted(change) })).body
const packaged = async () => {
  const { id } = await exchange.validated()
  const { body } = await exchange.make([id], { environment: 'playground' })
  return { id, packageId: body.id, file: body.files[0]?.id ?? 0 }
}
const send = (connectionId: number, packageId: number) =>
  manager.api.call(connectionsApi.send, { body: { connectionId, packageId } })
const stateOf = async (file: number) =>
  (await manager.api.call(connectionsApi.ofFile, { id: file })).body.map(({ state }) => state)
const outcomeOf = async (file: number) =>
  (await manager.api.call(exchangeApi.file, { id: file })).body.attempts.map(({ outcome }) => outcome)

describe('a connection to a register', () => {
  it('takes a file to the register and its answer to the device', async () => {
    const { id } = await connect()
    expect((await admin.api.call(connectionsApi.test, { id })).body.works).toBe(true)
    const { packageId, file } = await packaged()
    expect((await send(id, packageId)).status).toBe(201)
    await work()
    expect(await stateOf(file)).toEqual(['answered'])
    expect(await outcomeOf(file)).toEqual(['accepted'])
    expect([...point.taken.values()].at(-1)).toContain(
      `<s:serviceAccessToken>${secrets.token}</s:serviceAccessToken>`,
    )
    const content = await exchange.contentOf(file)
    expect(content).not.toContain(secrets.token)
    const { body: ledger } = await manager.api.call(acceptanceApi.list)
    expect(ledger.connections).toEqual([
      {
        ...{ kind: 'eudamed-domibus', environment: 'playground', handedOver: 1, answered: 1 },
        lastAnswerAt: hub.clock.now().toISOString(),
      },
    ])
  })

  it('shows its secrets to nobody, and keeps those that are not entered again', async () => {
    const made = await connect()
    const { settings } = made
    const body = { name: 'Another name', settings, enabled: true, revision: made.revision }
    const changed = await admin.api.call(connectionsApi.update, { id: made.id, body })
    const shown = JSON.stringify([made, changed.body, (await admin.api.call(connectionsApi.list, {})).body])
    for (const secret of Object.values(secrets)) expect(shown).not.toContain(secret)
    expect((await admin.api.call(connectionsApi.test, { id: made.id })).body.works).toBe(true)
    const kept = await hub.hub.db.selectFrom('connections').selectAll().where('id', '=', made.id).execute()
    const trail = await hub.hub.db.selectFrom('audit_entries').select('entry').execute()
    for (const secret of Object.values(secrets)) expect(JSON.stringify([kept, trail])).not.toContain(secret)
  })

  it('that somebody else has changed is answered as it is now', async () => {
    const { id, revision, settings } = await connect({ enabled: false })
    const save = (name: string) =>
      admin.api.call(connectionsApi.update, { id, body: { name, settings, enabled: false, revision } })
    expect((await save('The first')).status).toBe(200)
    expect(await save('The second')).toMatchObject({
      status: 409,
      problem: { type: 'stale_record', record: { id, name: 'The first', revision: revision + 1 } },
    })
  })

  it('asks for its secrets again where it is to go elsewhere', async () => {
    const { id, revision } = await connect({ enabled: false })
    const settings = { ...wanted().settings, address: `${point.address}/other` }
    const { kind: _, ...change } = wanted({ enabled: false, settings, secrets: {} })
    const body = { ...change, revision }
    const refused = await admin.api.call(connectionsApi.update, { id, body })
    expect(refused.problem.issues?.map(({ path }) => path)).toEqual(['secrets.password', 'secrets.token'])
    expect((await admin.api.call(connectionsApi.update, { id, body: { ...body, secrets } })).status).toBe(200)
  })

  it('says all that is missing at once', async () => {
    const body = wanted({ name: ' ', settings: { address: 'nowhere', answerHours: '0' }, secrets: {} })
    const answer = await admin.api.post('/api/connections', body)
    expect(answer.status).toBe(400)
    const paths = answer.problem.issues?.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'name',
        'settings.address',
        'settings.user',
        'settings.answerHours',
        'secrets.token',
      ]),
    )
  })

  it('offers the same message again when the answer was lost, and it is taken once', async () => {
    const { id } = await connect()
    const { packageId, file } = await packaged()
    point.loseAnswers = 1
    answers = () => undefined
    const before = point.taken.size
    await send(id, packageId)
    await work()
    answers = (message) => acknowledgementOf(message)
    expect(point.taken.size).toBe(before + 1)
    expect(await stateOf(file)).toEqual(['sending'])
    hub.clock.advance({ minutes: 1 })
    await work()
    expect(point.taken.size).toBe(before + 1)
    expect(await stateOf(file)).toEqual(['delivered'])
  })

  it('sends nothing while it is switched off, also not what was queued', async () => {
    const made = await connect()
    const { packageId, file } = await packaged()
    await send(made.id, packageId)
    const { settings, name } = made
    const off = { name, settings, enabled: false }
    await admin.api.call(connectionsApi.update, { id: made.id, body: off })
    const before = point.taken.size
    await work()
    expect(point.taken.size).toBe(before)
    expect(await stateOf(file)).toEqual(['queued'])
    const [one] = (await manager.api.call(connectionsApi.ofFile, { id: file })).body
    await manager.api.call(connectionsApi.stop, { id: one?.id ?? 0 })
    expect(await stateOf(file)).toEqual(['stopped'])
  })

  it('keeps an answer to no file, and says so', async () => {
    const { id } = await connect()
    point.inbox.set('stray', Buffer.from('<nothing/>'))
    for (const one of (await admin.api.call(connectionsApi.list, {})).body)
      if (one.id !== id && one.enabled)
        await admin.api.call(connectionsApi.update, {
          id: one.id,
          body: { name: one.name, settings: one.settings, enabled: false },
        })
    await work()
    const [mine] = (await admin.api.call(connectionsApi.list, {})).body.filter((one) => one.id === id)
    expect(mine?.unmatched).toBe(1)
  })

  it('tells why the access point could not deliver it', async () => {
    const { id } = await connect()
    const { packageId, file } = await packaged()
    answers = () => undefined
    await send(id, packageId)
    await work()
    expect(await stateOf(file)).toEqual(['handed-over'])
    point.status = 'SEND_FAILURE'
    hub.clock.advance({ minutes: 2 })
    await work()
    point.status = 'ACKNOWLEDGED'
    const [one] = (await manager.api.call(connectionsApi.ofFile, { id: file })).body
    expect(one).toMatchObject({ state: 'failed', told: 'EBMS_0004 No party' })
  })

  it('keeps back what was changed since the file was made, and says why', async () => {
    const { id } = await connect()
    const { id: submission, packageId, file } = await packaged()
    await send(id, packageId)
    const change = { catalogueNumber: 'REF-2' }
    expect((await manager.api.put(`/api/submissions/${submission}`, change)).status).toBe(200)
    const before = point.taken.size
    await work()
    expect(point.taken.size).toBe(before)
    const [one] = (await manager.api.call(connectionsApi.ofFile, { id: file })).body
    expect(one?.state).toBe('queued')
    expect(one?.told).toContain('was changed since this file was made')
  })

  it('says that the outcome is unknown when no answer came in the time that was set', async () => {
    const settings = { ...wanted().settings, answerHours: '1' }
    const { id } = await connect({ settings })
    const { packageId, file } = await packaged()
    answers = () => undefined
    await send(id, packageId)
    await work()
    hub.clock.advance({ minutes: 61 })
    await work()
    expect(await stateOf(file)).toEqual(['unknown'])
    await send(id, packageId)
    expect(await stateOf(file)).toEqual(['queued', 'unknown'])
  })

  it('counts as answered once somebody has read the answer in by hand', async () => {
    const settings = { ...wanted().settings, answerHours: '1' }
    const { id } = await connect({ settings })
    const { packageId, file } = await packaged()
    answers = () => undefined
    await send(id, packageId)
    await work()
    await exchange.answer(acknowledgementOf(await exchange.contentOf(file)))
    hub.clock.advance({ minutes: 61 })
    await work()
    expect(await stateOf(file)).toEqual(['answered'])
  })

  it('keeps back in controlled mode what was made before somebody had approved it', async () => {
    const { id } = await connect()
    const { packageId, file } = await packaged()
    await decideSettings(hub, { wayOfWorking: 'controlled' })
    await send(id, packageId)
    const before = point.taken.size
    await work()
    expect(point.taken.size).toBe(before)
    const [one] = (await manager.api.call(connectionsApi.ofFile, { id: file })).body
    expect(one?.told).toContain('may not leave now: its status is validated')
  })
})
