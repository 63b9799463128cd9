import { sql } from 'kysely'
import type { ValidationResults } from '#core/contract/validation-results.ts'
import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import { manyRows } from '#server/database/many-rows.ts'
import { standingColumns } from '#server/exchange/register-standing-queries.ts'
import type { Tx } from '#server/platform/hub.ts'
import { inForceFirst } from '#server/standing/standing-queries.ts'

/** Computed properties of a row. */
export const derivedColumns = {
  created_by_name: personName('submissions.created_by'),
  updated_by_name: personName('submissions.updated_by'),
  /** It has a pending request. */
  waits: sql<boolean>`exists (select 1 from requests where entity_type = 'submission'
    and entity_id = submissions.id and requests.status = 'pending')`,
  /** It was sent for approval at some time. */
  was_sent: sql<boolean>`exists (select 1 from requests where entity_type = 'submission'
    and entity_id = submissions.id)`,
  /** It was exported in a file, or the register has it. */
  left_hub: sql<boolean>`(exists (select 1 from exports where submission_id = submissions.id)
    or exists (select 1 from attempts where submission_id = submissions.id)
    or exists (select 1 from registrations where submission_id = submissions.id))`,
  /** The status of the version of its record; null where it has none. */
  record_status: sql<MasterStatus | null>`(select status from master_records where id = submissions.master_di_id)`,
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
      derivedColumns.record_status.as('record_status'),
      derivedColumns.standing.as('standing'),
      derivedColumns.registered_version.as('registered_version'),
      derivedColumns.registered_at.as('registered_at'),
      derivedColumns.publish_date_sent.as('publish_date_sent'),
      derivedColumns.taken.as('taken'),
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

/** Ordered by id, so that concurrent writers cannot deadlock. */
export async function lockSubmissions(tx: Tx, ids: readonly number[]): Promise<SubmissionRow[]> {
  if (ids.length === 0) return []
  await tx.selectFrom('submissions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return findSubmissions(tx, ids)
}

/** Those of these submissions that somebody else made. */
export async function madeByOthers(tx: Tx, ids: readonly number[], userId: number): Promise<number[]> {
  const found = await tx
    .selectFrom('submissions')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where(sql<boolean>`created_by is distinct from ${userId}`)
    .execute()
  return found.map(({ id }) => id)
}

const validationColumns = { id: 'int', status: 'text', validation: 'jsonb' } as const

export async function storeValidations(
  tx: Tx,
  results: readonly { id: number; status: SubmissionStatus; validation: ValidationResults }[],
): Promise<void> {
  if (results.length === 0) return
  await sql`
    update submissions set status = result.status, validation = result.validation
    from (select * from ${manyRows(validationColumns, results)}) as result
    where submissions.id = result.id`.execute(tx)
}

interface JudgedBefore {
  /** The versions of the rule sets of each market, by id. */
  readonly rules: readonly { readonly market: string; readonly versions: Readonly<Record<string, string>> }[]
  /** The id after which to continue. */
  readonly after: number
  readonly atMost: number
}

/** The submissions, neither draft nor approved, that were judged by other versions of the rules, in the order of their ids. */
export async function judgedByOtherRules(db: Db, { rules, after, atMost }: JudgedBefore): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select submissions.id from submissions
    join unnest(${rules.map(({ market }) => market)}::text[],
      ${rules.map(({ versions }) => JSON.stringify(versions))}::text[]) as rules (market, versions) using (market)
    where submissions.id > ${after} and validation is not null and status in ('validated', 'error', 'pending')
      and validation -> 'ruleSetVersions' <> versions::jsonb
    order by submissions.id limit ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function setStatus(tx: Tx, id: number, status: SubmissionStatus): Promise<void> {
  await tx.updateTable('submissions').set({ status }).where('id', '=', id).execute()
}

export async function findMasterOf(db: Db | Tx, masterDiId: number) {
  return (await findMastersOf(db, [masterDiId]))[0]
}

export async function findMastersOf(db: Db | Tx, masterDiIds: readonly number[]) {
  if (masterDiIds.length === 0) return []
  return db
    .selectFrom('master_records')
    .select(['id', 'device_number', 'version_number', 'status'])
    .where(sql<boolean>`id = any(${[...new Set(masterDiIds)]}::int[])`)
    .execute()
}

/**
 * The version in force of the device that a record belongs to: submissions are made from it (decision D52). No other
 * version comes into force before the transaction ends.
 */
export async function lockVersionInForce(tx: Tx, masterDiId: number) {
  const asked = await findMasterOf(tx, masterDiId)
  if (!asked || asked.status === 'deleted') return undefined
  const versions = tx.selectFrom('master_records').select('id')
  await versions.where('device_number', '=', asked.device_number).orderBy('id').forKeyShare().execute()
  return tx
    .selectFrom('master_records')
    .select(['id', 'device_number', 'version_number', 'status'])
    .where('device_number', '=', asked.device_number)
    .where('status', '<>', 'deleted')
    .orderBy(inForceFirst)
    .executeTakeFirst()
}
