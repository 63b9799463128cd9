import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { followAllVersions } from '#server/standing/follow-version.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createMaster, createSubmission, type Person, person } from '#tests/factories.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { migrations } from './migrations/index.ts'

/** A directory of 0.6 follows the decisions on versions and sending, and nothing of it is lost (D52, D59). */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

/** The tables as 0.6 left them. */
const before = [
  sql`drop index submissions_by_device, attempts_unknown, master_records_in_force_by_manufacturer`,
  sql`drop index operators_by_representative`,
  sql`alter table submissions drop column copied_record_id, drop column has_former_udi_di`,
  sql`alter table attempts drop column sent_at, drop column sent_by, drop column sending_unknown`,
  sql`alter table attempts rename column made_at to sent_at`,
  sql`alter table attempts rename column made_by to sent_by`,
  sql`alter table readiness drop column wrong, drop column stages, drop column behind, drop column others`,
  sql`drop function open_readiness_of_register() cascade`,
  sql`drop function open_readiness_of_operators() cascade`,
  sql`drop function open_readiness_of_links() cascade`,
  sql`
    create function raise_readiness_epoch() returns trigger language plpgsql as $$
    begin
      update readiness_epoch set epoch = epoch + 1;
      return null;
    end $$`,
  ...['operators', 'device_links'].map(
    (table) => sql`
      create trigger ${sql.id(`${table}_raise_readiness`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function raise_readiness_epoch()`,
  ),
]

const { validated, make, answer, contentOf } = exchangeOf(() => admin)

it('moves what was stranded, and asks about files nobody has answered', async () => {
  const { db } = hub.hub
  const record = await createMaster(admin.api, { brandName: 'First' })
  const stranded = await createSubmission(admin.api, { masterDiId: record.id, brandName: 'First' })
  const [open, answered] = [await validated(), await validated()]
  await make([open.id])
  const { body } = await make([answered.id])
  await answer(acknowledgementOf(await contentOf(body.files[0]?.id ?? 0)))
  const next = await versionTwo(record.id)
  await sql`update submissions set master_di_id = ${record.id}, version_number = '1.0'
    where id = ${stranded.id}`.execute(db)
  for (const statement of before) await statement.execute(db)

  await migrations['052-one-standing']?.up(db)
  await followAllVersions(hub.hub)

  const moved = await admin.api.call(submissionsApi.get, { id: stranded.id })
  expect(moved.body).toMatchObject({ masterDiId: next, versionNumber: '2.0', revision: 1 })
  const [standing] = (await admin.api.call(readinessApi.ofRecord, { id: record.id })).body
  expect(standing).toMatchObject({ submissionId: stranded.id, behind: 1 })
  const files = await admin.api.call(exchangeApi.files, { query: { answer: 'sending-unknown' } })
  expect(files.body.map(({ sendingUnknown }) => sendingUnknown)).toEqual([1])
  const standingOf = async (id: number) => (await admin.api.call(submissionsApi.get, { id })).body.standing
  expect([await standingOf(open.id), await standingOf(answered.id)]).toEqual(['file-made', 'registered'])
  await admin.api.call(exchangeApi.sending, { body: { unknown: true, sent: true } })
  expect(await standingOf(open.id)).toBe('sent')
  expect((await admin.api.call(auditApi.verify)).body).toMatchObject({ firstBroken: null })
})

async function versionTwo(id: number): Promise<number> {
  const record = (await admin.api.call(masterDiApi.get, { id })).body
  const values = { brandName: 'Second', versionNumber: record.nextVersionNumber, changeReason: 'Renamed' }
  const draft = (await admin.api.call(masterDiApi.create, { body: { ...record, ...values, parentId: id } }))
    .body
  const body = { assignedUserId: admin.id, dueDate }
  const sent = await admin.api.call(masterCommandsApi.sendForApproval, { id: draft.id, body })
  await admin.api.call(requestsApi.approve, { id: sent.body.pendingChange.id, body: {} })
  return draft.id
}
