import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectionsApi } from '#core/contract/connections.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { switchTo, work } from '#tests/connection-hub.ts'
import { decideSettings, type Person, password, person, unique } from '#tests/factories.ts'
import { type SwissdamedStandIn, toSwissdamed, udiDiIn } from '#tests/stand-ins/swissdamed.ts'
import { clientSecret } from '#tests/stand-ins/web.ts'
import { type SwissHub, swissHub } from '#tests/swissdamed-hub.ts'
import type { TestApp } from '#tests/test-app.ts'

/** What leaves for swissdamed was decided on, and nothing secret comes back from it (decision D138). */

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

it('keeps its secrets to itself, also where they are told back', async () => {
  const { id } = await own.connect()
  const wrong = {
    ...toSwissdamed(register),
    name: unique('wrong'),
    secrets: { clientSecret: 'another "secret"' },
  }
  const { body } = await admin.api.call(connectionsApi.create, { body: wrong })
  const { file } = await own.packaged()
  await own.sender.sendThrough(body.id, file)
  await work(hub)
  const told = (await own.last(file))?.told ?? ''
  expect(told).toContain('The token service gave no token')
  const test = await admin.api.call(connectionsApi.test, { id: body.id })
  await switchTo(admin, body, false)
  const { db } = hub.hub
  const kept = await Promise.all([
    db.selectFrom('connections').selectAll().execute(),
    db.selectFrom('transmissions').selectAll().execute(),
    db.selectFrom('received_messages').selectAll().execute(),
    db.selectFrom('audit_entries').select('entry').execute(),
  ])
  const everything = JSON.stringify([kept, test.body, id])
  expect(test.body).toMatchObject({ works: false, told: expect.stringContaining('…') })
  const quoted = (text: string) => JSON.stringify(text).slice(1, -1)
  const forms = (text: string) => [text, quoted(text), quoted(quoted(text))]
  const secrets = [clientSecret, 'another "secret"', 'a-token-of-clients'].flatMap(forms)
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
})

describe('in controlled mode', () => {
  beforeAll(() => decideSettings(hub, { wayOfWorking: 'controlled' }))
  afterAll(() => decideSettings(hub, { wayOfWorking: 'open' }))

  async function approved() {
    const approver = await person(hub, ['quality-manager'])
    const swiss = { targetCountries: ['CH'], chMarketStatus: 'ON_THE_MARKET' }
    const { id, udiDi } = await own.sender.validated(swiss)
    const asking = { assignedUserId: approver.id, dueDate: '2026-12-01' }
    await manager.api.call(submissionsApi.sendForApproval, { id, body: asking })
    await approver.api.call(submissionsApi.approve, { id, body: { password } })
    return { id, udiDi: String(udiDi), file: await own.fileOf(id) }
  }
  const approvedJson = (id: number) =>
    hub.hub.db
      .selectFrom('approved_files')
      .selectAll()
      .where('submission_id', '=', id)
      .where('file', '=', 'json')

  it('leaves only what was approved, under a number of its own', async () => {
    const { id: connection } = await own.connect()
    const { id, udiDi, file } = await approved()
    await own.sender.sendThrough(connection, file)
    await work(hub)
    expect((await own.last(file))?.state).toBe('delivered')
    const arrived = [...register.taken.values()].find((one) => udiDiIn(one) === udiDi)
    const { content } = await approvedJson(id).executeTakeFirstOrThrow()
    const { correlationId } = JSON.parse(content)
    expect({ ...arrived, correlationId }).toEqual(JSON.parse(content))
  })

  it('stays what nobody approved, and what would differ from it', async () => {
    const { id: connection } = await own.connect()
    const { id, file } = await approved()
    await sql`
      update approved_files set sha256 = 'another' where submission_id = ${id} and file = 'json'`.execute(
      hub.hub.db,
    )
    const before = register.taken.size
    await own.sender.sendThrough(connection, file)
    await decideSettings(hub, { wayOfWorking: 'open' })
    const other = await own.packaged()
    await decideSettings(hub, { wayOfWorking: 'controlled' })
    await own.sender.sendThrough(connection, other.file)
    await work(hub)
    expect(register.taken.size).toBe(before)
    expect((await own.last(file))?.told).toContain('would differ from the approved one')
    // Nothing has left, and nothing says so.
    expect((await own.last(file))?.state).toBe('queued')
    expect((await own.last(other.file))?.told).toContain('may not leave now: its status is validated')
  })
})
