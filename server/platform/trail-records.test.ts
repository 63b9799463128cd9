import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchTables } from '#server/database/trail/watch.ts'
import { evidenceOf, verifyTrail } from '#server/platform/audit-verification.ts'
import { differingNow, recordAfterMigrations } from '#server/platform/trail-records.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What migrations change is recorded, and no cover for what somebody else has changed (decision D50). */

let hub: TestApp
let somebody: Person
beforeEach(async () => {
  hub = await startTestApp()
  somebody = await person(hub)
})
afterEach(() => hub.close())

const found = async () => {
  const { problems } = await verifyTrail(hub.hub.db, evidenceOf(hub.hub))
  return problems.map(({ message }) => message)
}
const record = (migrated: Parameters<typeof recordAfterMigrations>[2]) =>
  recordAfterMigrations(hub.hub.db, hub.clock.now, migrated)
const entries = async () => {
  const { rows } = await sql<{ notes: string }>`
    select entry::jsonb #>> '{changesData,actionNotes}' as notes from audit_entries where action = 'recorded'
    order by seq`.execute(hub.hub.db)
  return rows.map(({ notes }) => notes)
}
const promote = () => sql`update users set roles = '{admin}' where id = ${somebody.id}`.execute(hub.hub.db)

/** As a version to come does it. */
async function migrateFurther(): Promise<void> {
  const { db } = hub.hub
  await sql`alter table users add column nickname text not null default 'none'`.execute(db)
  await sql`update users set nickname = username`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) values ('999-nicknames', '')`.execute(db)
  await watchTables(db)
}

it('records what a hub of an earlier version holds, once', async () => {
  const { db } = hub.hub
  await sql`alter table users disable trigger trail_insert`.execute(db)
  await person(hub)
  await sql`alter table users enable trigger trail_insert`.execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`delete from trail_states`.execute(tx)
    await sql`delete from audit_entries where seq = 1`.execute(tx)
    await sql`update audit_entries set seq = 1, previous_hash = '', entry = replace(regexp_replace(entry,
      '"previousHash":"[^"]*"', '"previousHash":""'), '"seq":2', '"seq":1')`.execute(tx)
    await sql`update audit_entries set hash = encode(sha256(convert_to(entry, 'UTF8')), 'hex')`.execute(tx)
  })
  expect(await found()).toHaveLength(2)
  await record({ before: undefined })
  await record({ before: undefined })
  expect(await entries()).toEqual([
    'users: recorded as it is',
    expect.stringMatching(/^The tables are those of/),
  ])
  expect(await found()).toEqual([])
})

it('records what a migration made of rows, and goes on telling what had been changed before', async () => {
  await promote()
  const before = await differingNow(hub.hub.db)
  const other = await person(hub)
  await migrateFurther()
  expect(await found()).toHaveLength(2)
  await record({ before })
  expect(await found()).toEqual([
    expect.stringMatching(`^Row ${somebody.id} of users had been changed without an entry`),
  ])
  await other.api.put('/api/users/profile', { firstName: 'Changed' })
  expect(await found()).toHaveLength(1)
})

it('records nothing of what was changed where no migration was', async () => {
  await promote()
  await record(null)
  expect(await entries()).toEqual([expect.stringMatching(/^The tables are those of/)])
  expect(await found()).toEqual([`Row ${somebody.id} of users is not as entry 1 left it.`])
})
