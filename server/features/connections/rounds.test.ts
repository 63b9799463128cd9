import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Connection, connectionsApi } from '#core/contract/connections.ts'
import { createRounds } from '#server/connections/rounds.ts'
import { exchangePort } from '#server/features/exchange/transmitting.ts'
import { createJobRunner } from '#server/platform/jobs.ts'
import { createSecretBox } from '#server/platform/keys/secret-box.ts'
import { connectionSecrets, senderOf, switchTo, toPoint, work } from '#tests/connection-hub.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { type Person, person } from '#tests/factories.ts'
import { type DomibusStandIn, domibusStandIn } from '#tests/stand-ins/domibus.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Connections do not hold each other up, and leave alone who asks for it. */

let hub: TestApp
let admin: Person
let manager: Person
let point: DomibusStandIn
let other: DomibusStandIn
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  manager = await person(hub, ['regulatory-manager'])
  const login = { user: 'hub', password: connectionSecrets.password }
  point = await domibusStandIn(login, (message) => acknowledgementOf(message))
  other = await domibusStandIn(login, (message) => acknowledgementOf(message))
})
afterAll(async () => {
  await point.close()
  await other.close()
  await hub.close()
  expect(hub.jobErrors).toEqual([])
})

const sender = senderOf(() => manager)
const connect = async (to: DomibusStandIn): Promise<Connection> =>
  (await admin.api.call(connectionsApi.create, { body: toPoint(to) })).body
const shown = async ({ id }: Connection) =>
  (await admin.api.call(connectionsApi.list, {})).body.find((one) => one.id === id)

describe('a connection whose other side', () => {
  it('never answers holds up no other one', async () => {
    const silent = await connect(point)
    const good = await connect(other)
    const [one, two] = [await sender.packaged(), await sender.packaged()]
    await sender.sendThrough(silent.id, one.file)
    await sender.sendThrough(good.id, two.file)
    point.mood = 'silent'
    const before = point.requests.length
    const rounds = createRounds(hub.hub, exchangePort)
    await rounds.look()
    await expect.poll(() => sender.stateOf(two.file)).toEqual(['answered'])
    await expect.poll(() => point.requests.length).toBe(before + 1)
    // It still hangs, and is not begun once more.
    await rounds.look()
    expect(await sender.stateOf(one.file)).toEqual(['sending'])
    expect(point.requests.length).toBe(before + 1)
    point.hangUp()
    await hub.hub.jobs.idle()
    point.mood = 'usual'
    hub.clock.advance({ minutes: 2 })
    await work(hub)
    expect(await sender.stateOf(one.file)).toEqual(['answered'])
    for (const each of [silent, good]) await switchTo(admin, each, false)
  })

  it('asks for rest is left alone so long, with everything that waits', async () => {
    const made = await connect(point)
    const [one, two] = [await sender.packaged(), await sender.packaged()]
    for (const { file } of [one, two]) await sender.sendThrough(made.id, file)
    point.mood = 'busy'
    const before = point.requests.length
    await work(hub)
    expect(point.requests.length).toBe(before + 1)
    expect(await shown(made)).toMatchObject({ told: 'HTTP 429', queued: 2 })
    point.mood = 'usual'
    hub.clock.advance({ minutes: 1 })
    await work(hub)
    expect(point.requests.length).toBe(before + 1)
    hub.clock.advance({ minutes: 1, seconds: 1 })
    await work(hub)
    expect(await sender.stateOf(one.file)).toEqual(['answered'])
    expect(await sender.stateOf(two.file)).toEqual(['answered'])
    expect(await shown(made)).toMatchObject({ told: null, queued: 0, waiting: 0 })
    await switchTo(admin, made, false)
  })
})

it('answers are read once, and only then marked over there; one that cannot mark says so', async () => {
  const made = await connect(point)
  const { file } = await sender.packaged()
  await sender.sendThrough(made.id, file)
  point.marks = 'broken'
  await work(hub)
  expect(await sender.stateOf(file)).toEqual(['answered'])
  expect(point.inbox.size).toBe(1)
  expect((await shown(made))?.told).toContain('Reading answers')
  point.marks = 'yes'
  const reads = () => point.requests.filter((one) => one.includes('retrieveMessageRequest')).length
  const before = reads()
  await work(hub)
  expect(point.inbox.size).toBe(0)
  expect(reads()).toBe(before)
  await switchTo(admin, made, false)
})

it('takes no more devices in a message than the register does', async () => {
  const made = await connect(point)
  const { file } = await sender.packaged()
  await hub.hub.db.updateTable('exports').set({ devices: 301 }).where('id', '=', file).execute()
  const refused = await sender.sendThrough(made.id, file)
  expect(refused.problem.issues?.[0]?.message).toContain('A message takes 300')
  await switchTo(admin, made, false)
})

it('a hub without the key of its secrets says so, and sends nothing', async () => {
  const made = await connect(point)
  const { file } = await sender.packaged()
  await sender.sendThrough(made.id, file)
  const before = point.requests.length
  const without = { ...hub.hub, jobs: createJobRunner(), secrets: createSecretBox([randomBytes(32)]) }
  await createRounds(without, exchangePort).look()
  await without.jobs.idle()
  expect(point.requests.length).toBe(before)
  expect((await sender.sendings(file))[0]).toMatchObject({
    state: 'queued',
    told: expect.stringContaining('Enter them again'),
  })
  expect((await shown(made))?.told).toContain('Enter them again')
})
