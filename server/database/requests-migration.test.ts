import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestsApi } from '#core/contract/requests.ts'
import { createMaster, createSubmission, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { migrations } from './migrations/index.ts'

/** Requests asked before they could be about anything are about what they were about. */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

/** As it was made and added to before. */
const before = [
  sql`drop table requests`,
  sql`
    create table pending_changes (
      id integer generated always as identity primary key,
      entity_type text not null check (entity_type in ('master-di', 'submission')),
      master_di_id integer references master_records (id),
      submission_id integer references submissions (id),
      device_number text,
      version_number text,
      change_type text not null check (change_type in ('update', 'delete')),
      intent text not null check (intent in ('release', 'open-version', 'delete')),
      status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
      current_data jsonb not null,
      proposed_changes jsonb not null,
      change_reason text,
      request_notes text,
      requested_by integer not null references users (id),
      created_at timestamptz(3) not null,
      assigned_to integer references users (id),
      due_date text,
      resolved_by integer references users (id),
      resolved_at timestamptz(3),
      approval_notes text,
      rejection_notes text,
      search_text text not null,
      dictionary text not null default 'master/1'
    )`,
  sql`create unique index pending_change_once on pending_changes (master_di_id, intent) where status = 'pending'`,
  sql`create index pending_changes_by_status on pending_changes (status, created_at, id)`,
  sql`create index pending_changes_by_creation on pending_changes (created_at, id)`,
  sql`create index pending_changes_by_master on pending_changes (master_di_id)`,
]

it('keeps what was asked and decided, with what it was called, and the one of a kind that waits', async () => {
  const { db } = hub.hub
  const admin = await person(hub, ['admin'])
  const record = await createMaster(admin.api)
  const submission = await createSubmission(admin.api)
  for (const statement of before) await statement.execute(db)
  const insert = (
    entity: { master: number | null; submission: number | null },
    status: string,
    name: string,
  ) =>
    sql`
      insert into pending_changes (entity_type, master_di_id, submission_id, device_number, version_number,
        change_type, intent, status, current_data, proposed_changes, change_reason, requested_by, created_at,
        due_date, search_text)
      values (${entity.master === null ? 'submission' : 'master-di'}, ${entity.master}, ${entity.submission}, 'D-7',
        '1.0', 'delete', 'delete', ${status}, ${JSON.stringify(name === '' ? {} : { deviceName: name })}, '[]',
        'Not sold', ${admin.id}, ${hub.clock.now()}, '2999-12-31', 'pump d-7 not sold')`.execute(db)
  await insert({ master: record.id, submission: null }, 'rejected', 'Pump')
  await insert({ master: record.id, submission: null }, 'pending', 'Pump II')
  await insert({ master: null, submission: submission.id }, 'approved', '')
  for (const name of ['013-requests', '018-decisions']) {
    await db.transaction().execute(async (tx) => migrations[name]?.up(tx))
  }
  await sql`
    alter table requests add column field_notes jsonb not null default '[]',
      add column decided_controlled boolean not null default false`.execute(db)

  const { body } = await admin.api.call(requestsApi.list, { query: { sort: 'id' } })
  const shared = {
    deviceNumber: 'D-7',
    versionNumber: '1.0',
    changeReason: 'Not sold',
    dueDate: '2999-12-31',
  }
  expect(body).toMatchObject([
    { ...shared, masterDiId: record.id, submissionId: null, deviceName: 'Pump', status: 'rejected' },
    { ...shared, masterDiId: record.id, submissionId: null, deviceName: 'Pump II', status: 'pending' },
    { ...shared, masterDiId: null, submissionId: submission.id, deviceName: 'D-7', status: 'approved' },
  ])
  const waiting = body[1]?.id ?? 0
  const columns = sql.raw(`entity_type, entity_id, entity_name, change_type, intent, status, current_data,
    proposed_changes, requested_by, created_at, search_text, dictionary`)
  const again = sql`insert into requests (${columns}) select ${columns} from requests where id = ${waiting}`
  await expect(again.execute(db)).rejects.toMatchObject({ code: '23505' })
  expect((await admin.api.call(requestsApi.approve, { id: waiting })).status).toBe(200)
  expect((await admin.api.get<{ status: string }>(`/api/master-di/${record.id}`)).body.status).toBe('deleted')
})
