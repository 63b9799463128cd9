import { sql } from 'kysely'
import type { ValidationResults } from '#core/contract/validation-results.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import { standingColumns } from '#server/exchange/standing.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What a row has besides its columns. */
export const derivedColumns = {
  created_by_name: personName('submissions.created_by'),
  updated_by_name: personName('submissions.updated_by'),
  /** Somebody was asked to decide on it, and has not. */
  waits: sql<boolean>`exists (select 1 from requests where entity_type = 'submission'
    and entity_id = submissions.id and requests.status = 'pending')`,
  /** Somebody was asked to decide on it once. */
  was_sent: sql<boolean>`exists (select 1 from requests where entity_type = 'submission'
    and entity_id = submissions.id)`,
  /** It is in a file that left, or the register has it. */
  left_hub: sql<boolean>`(exists (select 1 from exports where submission_id = submissions.id)
    or exists (select 1 from attempts where submission_id = submissions.id)
    or exists (select 1 from registrations where submission_id = submissions.id))`,
  ...standingColumns,
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('submissions')
    .selectAll('submissions')
    .select([
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
      derivedColumns.waits.as('waits'),
      derivedColumns.was_sent.as('was_sent'),
      derivedColumns.left_hub.as('left_hub'),
      derivedColumns.standing.as('standing'),
      derivedColumns.registered_version.as('registered_version'),
      derivedColumns.registered_at.as('registered_at'),
    ])
}

export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>

export async function findSubmission(db: Db | Tx, id: number) {
  return selected(db).where('submissions.id', '=', id).executeTakeFirst()
}

export async function lockSubmission(tx: Tx, id: number): Promise<SubmissionRow | undefined> {
  await tx.selectFrom('submissions').select('id').where('id', '=', id).forUpdate().execute()
  return findSubmission(tx, id)
}

export async function findSubmissions(db: Db | Tx, ids: readonly number[]): Promise<SubmissionRow[]> {
  if (ids.length === 0) return []
  return selected(db).where('submissions.id', 'in', ids).orderBy('submissions.id').execute()
}

/** In the order of their numbers, so that writers do not wait for each other in a circle. */
export async function lockSubmissions(tx: Tx, ids: readonly number[]): Promise<SubmissionRow[]> {
  if (ids.length === 0) return []
  await tx.selectFrom('submissions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return findSubmissions(tx, ids)
}

export async function storeValidation(
  tx: Tx,
  result: { id: number; status: SubmissionStatus; validation: ValidationResults },
): Promise<void> {
  await tx
    .updateTable('submissions')
    .set({ status: result.status, validation: JSON.stringify(result.validation) })
    .where('id', '=', result.id)
    .execute()
}

export async function setStatus(tx: Tx, id: number, status: SubmissionStatus): Promise<void> {
  await tx.updateTable('submissions').set({ status }).where('id', '=', id).execute()
}

export async function findMasterOf(db: Db | Tx, masterDiId: number) {
  return db
    .selectFrom('master_records')
    .select(['id', 'device_number', 'version_number', 'status'])
    .where('id', '=', masterDiId)
    .executeTakeFirst()
}
