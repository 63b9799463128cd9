import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The check of the chain (decision D28) by somebody who can write into the database past the hub. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const verify = async () => (await user.api.call(auditApi.verify)).body

/** Writes past the trigger that refuses every change. */
async function tamper(...statements: ReturnType<typeof sql>[]): Promise<void> {
  const { db } = hub.hub
  await db.transaction().execute(async (tx) => {
    await sql`alter table audit_entries disable trigger user`.execute(tx)
    for (const statement of statements) await statement.execute(tx)
    await sql`alter table audit_entries enable trigger user`.execute(tx)
  })
}

it('says that a new trail is whole', async () => {
  expect(await verify()).toMatchObject({ ok: true, entries: 1, firstBroken: null, problems: [], head: null })
})

it('reads a trail of several slices, and says it is whole', async () => {
  const rows = Array.from({ length: 1200 }, (_, index) => `V${index},Pump,Maker,EU\n`)
  const file = `deviceNumber,deviceName,manufacturerName,targetCountries\n${rows.join('')}`
  await user.api.upload('/api/master-di/bulk-upload', file)
  await createMaster(user.api, { deviceName: 'ü😀 "quoted" \\ \u2028', storageTemperatureMin: -0.1 })
  expect(await verify()).toMatchObject({ ok: true, entries: 1203, firstBroken: null })
})

it('does not keep the list from ending where a text was given another number', async () => {
  // The last row of a page of the whole list, oldest first.
  const renumbered = (from: number, to: number) =>
    sql`update audit_entries set entry = replace(entry, ${`"seq":${from}}`}, ${`"seq":${to}}`}) where seq = 500`
  await tamper(renumbered(500, 1))
  const list = await user.api.call(auditApi.master, { query: { sort: 'timestamp' } })
  expect(list.body).toHaveLength(1202)
  await tamper(renumbered(1, 500))
})

/** Each case stands before those above it, so that it is the first. */
const cases: Record<string, [firstBroken: number, ...statements: ReturnType<typeof sql>[]]> = {
  'words it is found by that were taken away': [
    1202,
    sql`update audit_entries set search_text = null where seq = 1202`,
  ],
  'a name it is found by that no device had': [
    1150,
    sql`update audit_entries set former_names = 'pump' where seq = 1150`,
  ],
  'a column that is not what the text says': [
    1100,
    sql`update audit_entries set action = 'deleted' where seq = 1100`,
  ],
  'a row that was given to nobody': [1000, sql`update audit_entries set actor_id = null where seq = 1000`],
  'a swapped pair': [
    900,
    sql`update audit_entries set seq = -1 where seq = 900`,
    sql`update audit_entries set seq = 900 where seq = 901`,
    sql`update audit_entries set seq = 901 where seq = -1`,
  ],
  'a removed row, by the one that follows': [801, sql`delete from audit_entries where seq = 800`],
  'a changed text': [
    700,
    sql`update audit_entries set entry = replace(entry, 'Pump', 'Bump') where seq = 700`,
  ],
  'a changed text with the hash of it, by the one that follows': [
    601,
    sql`update audit_entries set entry = replace(entry, 'Pump', 'Bump') where seq = 600`,
    sql`update audit_entries set hash = encode(sha256(convert_to(entry, 'UTF8')), 'hex') where seq = 600`,
  ],
  'a text that is no entry, with the hash of it': [
    400,
    sql`update audit_entries set entry = '[]', hash = encode(sha256('[]'), 'hex') where seq = 400`,
  ],
  'a text with parts that no entry has, and the hash of it': [
    350,
    sql`update audit_entries set
      action = 'updated',
      entry = replace(replace(entry, '"created"', '"updated"'), '"changes":[', '"changes":[null,') where seq = 350`,
    sql`update audit_entries set hash = encode(sha256(convert_to(entry, 'UTF8')), 'hex') where seq = 350`,
  ],
  'a removed beginning': [301, sql`delete from audit_entries where seq <= 300`],
}

it.each(Object.entries(cases))('finds %s', async (_what, [firstBroken, ...statements]) => {
  await tamper(...statements)
  expect(await verify()).toMatchObject({ ok: false, firstBroken })
})

it('is for administrators, and done once for all who ask meanwhile', async () => {
  expect((await hub.api().call(auditApi.verify)).status).toBe(401)
  expect((await (await person(hub)).api.call(auditApi.verify)).status).toBe(403)
  const answers = await Promise.all(Array.from({ length: 8 }, verify))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})
