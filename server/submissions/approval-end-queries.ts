import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Whether a submission as it is now was approved in controlled mode. */
export const approvedInControlledMode = sql<boolean>`exists (
  select from requests
  where requests.entity_type = 'submission' and requests.entity_id = submissions.id
    and requests.intent = 'release' and requests.status = 'approved' and requests.decided_controlled
    and requests.decided_hash = (
      select hash from submission_revisions
      where submission_id = submissions.id order by submission_revisions.revision desc limit 1))`

/** Which of these were, as they are now. */
export async function approvedAmong(db: Db | Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where(approvedInControlledMode)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const approved = (tx: Tx) =>
  tx
    .updateTable('submissions')
    .set({ status: 'validated' })
    .where('status', '=', 'approved-user')
    .returning(['id', 'device_name', 'device_number', 'version_number'])

/** Takes the status "approved" from what was only approved in open mode; answers which those are. */
export const approvalsThatEnd = (tx: Tx) =>
  approved(tx)
    .where((where) => where.not(approvedInControlledMode))
    .execute()

/**
 * Those approved, of all or of these, that are at a version that was never approved. Of a deleted record no version will
 * be: what a register has can still be changed there.
 */
export async function approvedAtUnapprovedVersions(tx: Tx, ids?: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('submissions')
    .innerJoin('master_records', 'master_records.id', 'submissions.master_di_id')
    .select('submissions.id')
    .where('submissions.status', '=', 'approved-user')
    .where('master_records.status', 'not in', ['active', 'deleted'])
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`submissions.id = any(${[...(ids ?? [])]}::int[])`),
    )
    .orderBy('submissions.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those in a file that nobody marked as sent, and not approved in controlled mode as they are now. */
export async function unapprovedInFiles(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from submissions
    where exists (select from attempts
        where submission_id = submissions.id and outcome is null and sent_at is null and not approval_lapsed)
      and not ${approvedInControlledMode}
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** And from these. */
export const takeApprovalFrom = async (tx: Tx, ids: readonly number[]) =>
  ids.length === 0 ? [] : approved(tx).where('id', 'in', ids).execute()

/** Takes the status "pending" from the submissions of a device; answers which had it, and which others there are. */
export async function endWaitsOf(
  tx: Tx,
  deviceNumber: string,
): Promise<{ readonly pending: number[]; readonly others: number[] }> {
  const rows = await tx
    .selectFrom('submissions')
    .select(['id', 'status'])
    .where('device_number', '=', deviceNumber)
    .where('master_di_id', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const pending = rows.filter(({ status }) => status === 'pending').map(({ id }) => id)
  if (pending.length > 0) {
    await tx.updateTable('submissions').set({ status: 'validated' }).where('id', 'in', pending).execute()
  }
  return { pending, others: rows.filter(({ status }) => status !== 'pending').map(({ id }) => id) }
}

/** The approved submissions of a market. */
export async function approvedOf(tx: Tx, market: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('submissions')
    .select('id')
    .where('market', '=', market)
    .where('status', '=', 'approved-user')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
