import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TrailProblem } from '#core/contract/audit.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { emdnCategories } from '#core/identifiers/emdn-code.ts'
import { type WatchedTable, watchedTables } from '#server/database/trail/digests.ts'
import { boundWhen, columnsLeftOut, tablesLeftOut } from '#server/database/trail/left-out.ts'
import { appendToTrail } from '#server/platform/audit.ts'
import { compareRows, recomputeRevisions } from '#server/platform/audit-rows.ts'
import { evidenceOf, verifyTrail } from '#server/platform/audit-verification.ts'
import { signNow } from '#server/platform/head-keeping.ts'
import { openAuditKey } from '#server/platform/keys/audit-key.ts'
import { amount } from '#tests/amount.ts'
import {
  createComment,
  createMaster,
  createPortfolio,
  createSubmission,
  decideSettings,
  type Person,
  person,
} from '#tests/factories.ts'
import { another, type Column, columnsOf, fillTheRest, rehash, type Tx } from '#tests/tampering.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/**
 * Whoever owns the database changes what it says, past the hub, and makes the hashes fit where hashes alone can be made
 * to fit (decision D50). He has not the key, nor the heads that were kept elsewhere.
 */

let hub: TestApp
let admin: Person
let request: number

beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  const approver = await person(hub, ['regulatory-manager'])
  const master = await createMaster(admin.api, { versionNumber: '1.0-draft' })
  const sending = { assignedUserId: approver.id, dueDate: '2999-12-31' }
  const sent = await admin.api.post<{ pendingChange: { id: number } }>(
    `/api/master-di/${master.id}/send-for-approval`,
    sending,
  )
  request = sent.body.pendingChange.id
  await approver.api.call(requestsApi.approve, { id: request, body: {} })
  await createSubmission(admin.api, { masterDiId: master.id })
  await createComment(admin.api, master.id)
  await createPortfolio(admin.api)
  const codes = [...[...emdnCategories].map((letter) => `${letter},CATEGORY ${letter}`), 'A01,NEEDLES']
  await admin.api.upload('/api/emdn/import', ['code,term', ...codes].join('\n'), 'emdn.csv')
  await decideSettings(hub, { requireSignature: true })
  await fillTheRest(hub)
  await signNow({ ...hub.hub })
}, 60_000)
afterAll(() => hub.close())

const verify = (tx: Tx | TestApp['hub']['db'] = hub.hub.db) => verifyTrail(tx, evidenceOf(hub.hub))

class Back extends Error {}

/** Does something past the hub, answers what a verification says of it, and takes it back. */
async function tampered<Found = Awaited<ReturnType<typeof verify>>>(
  change: (tx: Tx) => Promise<unknown>,
  verifying: (tx: Tx) => Promise<Found> = verify as never,
) {
  let found: Found | undefined
  const trying = hub.hub.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await change(tx)
    found = await verifying(tx)
    throw new Back()
  })
  await expect(trying).rejects.toThrow(Back)
  if (!found) throw new Error('Nothing was verified')
  return found
}

const changed = (table: string, column: Column) => async (tx: Tx) => {
  await sql`update ${sql.table(table)} set ${sql.ref(column.column)} = ${another(column)}
    where ctid = (select max(ctid) from ${sql.table(table)})`.execute(tx)
}

/** All of it hundreds of times is for the soak. */
const everything = amount(0, 1) > 0

/** What a verification does about one table. */
const partOf = (table: WatchedTable) => async (tx: Tx) => {
  const problems: TrailProblem[] = []
  const tell = (problem: TrailProblem) => void problems.push(problem)
  await compareRows(tx, tell, [table])
  await recomputeRevisions(tx, tell)
  return { problems }
}

describe('one value that was changed', () => {
  it('is found in every column of every table but those that are left out', async () => {
    expect(await verify()).toMatchObject({ ok: true, problems: [] })
    const tables = await hub.hub.db.transaction().execute(watchedTables)
    const missed: string[] = []
    for (const table of tables) {
      const { name } = table
      const columns = await hub.hub.db.transaction().execute((tx) => columnsOf(tx, name))
      for (const column of columns.filter((one) => !columnsLeftOut[name]?.[one.column])) {
        const { problems } = await tampered(changed(name, column), everything ? verify : partOf(table))
        const named = new RegExp(`\\b${name}\\b`)
        if (!problems.some(({ message }) => named.test(message))) missed.push(`${name}.${column.column}`)
      }
    }
    expect(missed).toEqual([])
  }, 240_000)

  it.each(['audit_entries', 'trail_states'])('is found in every column of %s', async (table) => {
    const columns = await hub.hub.db.transaction().execute((tx) => columnsOf(tx, table))
    const missed: string[] = []
    for (const column of columns) {
      const { ok } = await tampered(changed(table, column))
      if (ok) missed.push(column.column)
    }
    expect(missed).toEqual([])
  })

  it('is left out with a reason, and of what is there alone', async () => {
    const columns = await hub.hub.db.transaction().execute(async (tx) => {
      const found = new Map<string, readonly string[]>()
      for (const table of [
        ...Object.keys(tablesLeftOut),
        ...Object.keys(columnsLeftOut),
        ...Object.keys(boundWhen),
      ])
        found.set(
          table,
          (await columnsOf(tx, table)).map(({ column }) => column),
        )
      return found
    })
    for (const [table, reasons] of Object.entries(columnsLeftOut))
      expect(columns.get(table)).toEqual(expect.arrayContaining(Object.keys(reasons)))
    const reasons = [...Object.values(tablesLeftOut), ...Object.values(columnsLeftOut).flatMap(Object.values)]
    expect(reasons.filter((reason) => !/^[A-Z].+\.$/.test(String(reason)))).toEqual([])
  })
})

const approval = async (tx: Tx) =>
  (
    await tx
      .selectFrom('audit_entries')
      .select('seq')
      .where('action', '=', 'approved')
      .executeTakeFirstOrThrow()
  ).seq

const messages = ({ problems }: { readonly problems: readonly TrailProblem[] }) =>
  problems.map(({ message }) => message).join('\n')

describe('with hashes that fit again, it is found', () => {
  it('that the last entries were cut off', async () => {
    const found = await tampered(async (tx) => {
      await sql`delete from audit_entries where seq > (select max(seq) - 3 from audit_entries)`.execute(tx)
      await sql`delete from trail_states where seq > (select max(seq) from audit_entries)`.execute(tx)
    })
    expect(messages(found)).toMatch(/The trail has \d+ entries, fewer than the \d+ that were signed at/)
  })

  it('that an approval is somebody else’s now', async () => {
    const found = await tampered(async (tx) =>
      rehash(tx, await approval(tx), () => ({ actorId: admin.id, performedByName: admin.name })),
    )
    expect(found).toMatchObject({ ok: false, firstBroken: null })
    expect(messages(found)).toMatch(/^Entry \d+ is not the one that was signed at/)
  })

  it('that an entry is a day older than those before it, before any head was signed', async () => {
    const found = await tampered(async (tx) =>
      rehash(tx, await approval(tx), ({ at }) => ({
        at: new Date(Date.parse(String(at)) - 86_400_000).toISOString(),
      })),
    )
    expect(messages(found)).toMatch(/Entry \d+ is dated 2026-11-19T\S+, earlier than entry \d+ before it/)
  })

  it.each([
    [
      'the signer’s name',
      sql`update requests set signature = '{"printedName":"Somebody Else"}'`,
      'Row \\d+ of requests',
    ],
    [
      'the roles of a person',
      sql`update users set roles = '{admin}' where not 'admin' = any(roles)`,
      'Row \\d+ of users',
    ],
    ['the status of a request', sql`update requests set status = 'rejected'`, 'Row \\d+ of requests'],
    ['a removed comment', sql`delete from comments`, 'Row \\d+ of comments is gone'],
    [
      'a person whom nobody let in',
      sql`insert into users select (json_populate_record(users, '{"id": 999, "username": "x", "username_key": "x", "email": "x", "email_key": "x", "look_alike_key": null}')).* from users limit 1`,
      'Row 999 of users is there, and no entry',
    ],
  ])('that the tables say otherwise: %s', async (_what, statement, named) => {
    const found = await tampered((tx) => statement.execute(tx))
    expect(found).toMatchObject({ ok: false, firstBroken: null })
    expect(messages(found)).toMatch(new RegExp(named))
  })

  it('also where the row was changed in the ordinary way since', async () => {
    const found = await tampered(async (tx) => {
      await sql`update users set roles = '{admin,user}' where id = ${admin.id}`.execute(tx)
      await sql`set local session_replication_role = origin`.execute(tx)
      await sql`update users set phone = '1' where id = ${admin.id}`.execute(tx)
      const event = { action: 'updated', entityType: 'user', entityId: admin.id } as const
      await appendToTrail(tx, hub.hub.now(), [{ event, by: null }])
    })
    expect(messages(found)).toMatch(
      new RegExp(
        `^Row ${admin.id} of users had been changed without an entry before entry \\d+ was written\\.$`,
      ),
    )
  })

  it('also where the digests were made anew, and their hashes', async () => {
    const found = await tampered(async (tx) => {
      await sql`update requests set status = 'rejected'`.execute(tx)
      const { rows } = await sql<{ seq: number }>`
        update trail_states set states = regexp_replace(states, '.$', '0') where table_name = 'requests' returning seq`.execute(
        tx,
      )
      for (const { seq } of rows) await rehash(tx, seq, () => ({}))
    })
    expect(found.ok).toBe(false)
  })
})

it('tells of a key that was replaced what still stands, and trusts no head of it', async () => {
  const { heads } = hub.hub.audit
  const other = openAuditKey({ directory: `${heads.file}.keys`, secretKeys: undefined, auditKey: undefined })
  const found = await verifyTrail(hub.hub.db, { keys: other, heads })
  expect(found.ok).toBe(false)
  expect(found.problems).toMatchObject([{ kind: 'key' }])
  expect(messages(found)).toContain(`signed with the key ${hub.hub.audit.key.keyId}`)
})
