import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Connection, connectionsApi } from '#core/contract/connections.ts'
import { complete } from '#core/markets/us/fixtures/complete.ts'
import { senderOf, switchTo, work } from '#tests/connection-hub.ts'
import { decideSettings, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { type EsgStandIn, esgStandIn, tempPassword, toEsg } from '#tests/stand-ins/fda-esg.ts'
import { clientSecret } from '#tests/stand-ins/web.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Documents go to GUDID through the FDA's gateway; its acknowledgements come back, and a person reads the verdict (decision D138). */

let hub: TestApp
let admin: Person
let manager: Person
let gateway: EsgStandIn
let made: Connection | undefined
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  manager = await person(hub, ['regulatory-manager'])
  await decideSettings(hub, { gudidEnvironment: 'playground' })
  gateway = await esgStandIn()
})
afterEach(async () => {
  if (made) await switchTo(admin, made, false)
  Object.assign(gateway, {
    ...{ mood: 'usual', retryAfter: undefined, header: 'accesstoken', acknowledged: 0 },
    ...{ refuse: undefined, lose: undefined },
  })
})
afterAll(async () => {
  await gateway.close()
  await hub.close()
  expect(hub.jobErrors).toEqual([])
})

const sender = senderOf(() => manager)
async function connect(settings = {}, more = {}): Promise<Connection> {
  const body = { name: unique('Gateway'), ...toEsg(gateway, settings), ...more }
  const answer = await admin.api.call(connectionsApi.create, { body })
  expect(answer.status).toBe(201)
  made = answer.body
  return answer.body
}
async function packaged(environment: 'playground' | 'production' = 'playground') {
  const device = { ...complete, usPackages: null, udiDi: uniqueGtin(), targetCountries: ['US'] }
  const { id } = await sender.validated(device)
  const { body } = await sender.make([id], { market: 'US', environment })
  return { id, file: body.files[0]?.id ?? 0 }
}
const sent = async (connection: Connection) => {
  const one = await packaged()
  await sender.sendThrough(connection.id, one.file)
  await work(hub)
  return one
}
const last = async (file: number) => (await sender.sendings(file))[0]
const later = async (minutes = 6) => {
  hub.clock.advance({ minutes })
  await work(hub)
}
const asked = (operation: string) => gateway.requests.filter((one) => one.operation === operation)
const answersOf = async (file: number) => {
  const rows = await hub.hub.db.selectFrom('answers').selectAll().where('export_id', '=', file).execute()
  return rows.map(({ content }) => Buffer.from(content, 'base64').toString('utf8'))
}

describe('a document', () => {
  it('is submitted as it is, and two acknowledgements only say that it has arrived', async () => {
    const connection = await connect()
    expect((await admin.api.call(connectionsApi.test, { id: connection.id })).body.works).toBe(true)
    const { id, file } = await sent(connection)
    expect([...gateway.submitted.values()].at(-1)).toBe(await sender.contentOf(file))
    expect(asked('open').at(-1)?.path).toBe('/api/esgng/v1/credentials/api/test')
    expect(JSON.parse(asked('open').at(-1)?.body ?? '')).toMatchObject({
      ...{ user_id: 17, company_id: 4711, fda_center: 'CDRH', submission_type: 'GUDID' },
      ...{ submission_protocol: 'API', file_count: 1 },
    })
    gateway.acknowledged = 2
    await later()
    expect(await last(file)).toMatchObject({
      state: 'delivered',
      told: expect.stringContaining('no verdict'),
    })
    expect(await answersOf(file)).toHaveLength(2)
    expect(await sender.outcomeOf(file)).toEqual([null])
    expect((await sender.submission(id)).standing).toBe('sent')
  })

  it('has its verdict in the third, which is kept as it is for a person, whatever it says', async () => {
    const connection = await connect()
    const { id, file } = await sent(connection)
    Object.assign(gateway, { acknowledged: 3, verdict: '<status>accepted</status>' })
    await later()
    expect(await last(file)).toMatchObject({
      state: 'unknown',
      told: expect.stringContaining('enter the outcome at the submission'),
    })
    expect(await sender.outcomeOf(file)).toEqual([null])
    expect((await sender.submission(id)).standing).toBe('sent')
    expect((await last(file))?.told).toContain('<status>accepted</status>')
    expect((await answersOf(file)).join()).toContain('<status>accepted</status>')
    const told = { outcome: 'accepted', registeredVersion: 'key', registeredAt: '2026-11-20' }
    await manager.api.post(`/api/submissions/${id}/acknowledge`, told)
    await later()
    expect((await last(file))?.state).toBe('answered')
    expect((await sender.submission(id)).standing).toBe('registered')
  })

  it.each(['open', 'slot', 'upload'])('whose %s was lost is begun anew, and submitted once', async (step) => {
    const connection = await connect()
    const before = gateway.submitted.size
    gateway.lose = step
    const { file } = await sent(connection)
    expect((await last(file))?.state).toBe('sending')
    await later(2)
    expect(gateway.submitted.size).toBe(before + 1)
    expect((await last(file))?.state).toBe('handed-over')
  })

  it('that may have been submitted is asked about, and never submitted again', async () => {
    const connection = await connect()
    gateway.lose = 'submit'
    const before = gateway.submitted.size
    const { file } = await sent(connection)
    await later(2)
    await later(2)
    expect(gateway.submitted.size).toBe(before + 1)
    expect(asked('submit').filter(({ body }) => body.includes(gateway.opened.at(-1) ?? '?'))).toHaveLength(1)
    expect(await last(file)).toMatchObject({ state: 'delivered', told: expect.stringContaining('ESGNG270') })
  })

  it('of which the gateway says nothing is unknown once the time is over', async () => {
    const connection = await connect({ answerHours: '1' })
    const { file } = await sent(connection)
    gateway.submitted.clear()
    await later(2)
    expect((await last(file))?.state).toBe('handed-over')
    await later(61)
    expect((await last(file))?.state).toBe('unknown')
  })

  it.each(['open', 'slot', 'upload', 'submit'])('whose %s is refused has not been sent', async (step) => {
    const connection = await connect()
    gateway.refuse = step
    const { id, file } = await sent(connection)
    const one = await last(file)
    expect(one).toMatchObject({ state: 'failed', told: expect.stringContaining('ESGNG334') })
    expect(one?.told).not.toContain(tempPassword)
    expect((await sender.submission(id)).standing).toBe('file-made')
  })
})

describe('the gateway', () => {
  it('takes the token in the header that is set, and a new one where the old one has expired', async () => {
    gateway.header = 'bearer'
    const connection = await connect({ header: 'bearer' })
    const first = await sent(connection)
    gateway.before = (operation) => {
      if (operation === 'open') gateway.expireTokens()
      return false
    }
    const second = await sent(connection)
    gateway.before = () => false
    for (const { file } of [first, second]) expect((await last(file))?.state).toBe('handed-over')
  })

  it.each(['busy', 'broken'] as const)('that is %s is left alone, and sent to later', async (mood) => {
    const connection = await connect()
    gateway.mood = mood
    const { file } = await sent(connection)
    expect(await last(file)).toMatchObject({ state: 'sending' })
    const before = gateway.requests.length
    hub.clock.advance({ seconds: 20 })
    await work(hub)
    if (mood === 'busy') expect(gateway.requests.length).toBe(before)
    gateway.mood = 'usual'
    await later(2)
    expect((await last(file))?.state).toBe('handed-over')
  })

  it('has one address for both environments, and each call says which it means', async () => {
    const playground = await connect()
    const { id, file } = await sent(playground)
    gateway.acknowledged = 1
    await later()
    const accepted = { outcome: 'accepted', registeredVersion: 'key', registeredAt: '2026-11-20' }
    await manager.api.post(`/api/submissions/${id}/acknowledge`, accepted)
    await later()
    expect((await last(file))?.state).toBe('answered')
    await switchTo(admin, playground, false)
    const name = unique('GUDID itself')
    const itself = { name, environment: 'production', confirmation: name } as const
    const production = await connect({}, itself)
    expect(production).toMatchObject({ enabled: true, locked: null })
    const other = await packaged('production')
    await sender.sendThrough(production.id, other.file)
    await work(hub)
    expect((await last(other.file))?.state).toBe('handed-over')
    expect(asked('open').at(-1)?.path).toBe('/api/esgng/v1/credentials/api')
  })
})

it('keeps secrets, tokens and the passwords of submissions to itself', async () => {
  const { db } = hub.hub
  const kept = await Promise.all([
    db.selectFrom('connections').selectAll().execute(),
    db.selectFrom('transmissions').selectAll().execute(),
    db.selectFrom('received_messages').selectAll().execute(),
    db.selectFrom('audit_entries').select('entry').execute(),
  ])
  const everything = JSON.stringify(kept)
  const secrets = [clientSecret, 'a-token-of-clients', tempPassword].flatMap((one) => [
    one,
    JSON.stringify(one).slice(1, -1),
  ])
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
})
