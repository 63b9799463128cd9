import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { manyRows } from '#server/database/many-rows.ts'
import type { Condition } from '#server/lists/list.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { Verdicts } from './import-kind.ts'

/** What the rows of imports became. */

/** Notes the new records of a batch in the transaction that stores them. */
export async function noteImported(tx: Tx, jobId: number, verdicts: Verdicts): Promise<void> {
  const rows = [...verdicts].flatMap(([row, verdict]) =>
    typeof verdict === 'object' && 'became' in verdict ? [{ row, record_id: verdict.became }] : [],
  )
  if (rows.length === 0) return
  await sql`
    insert into imported_rows (job_id, row, record_id)
    select ${jobId}::int, row, record_id
    from ${manyRows({ row: 'integer', record_id: 'integer' }, rows)}`.execute(tx)
  await tx
    .updateTable('jobs')
    .set({ created_rows: sql`created_rows + ${rows.length}::int` })
    .where('id', '=', jobId)
    .execute()
}

/** A filter of a list: what an import of this kind made. */
export const madeByImport =
  (key: string, kinds: readonly string[]) =>
  (jobId: number): Condition =>
    sql<boolean>`${sql.ref(key)} in (select record_id from imported_rows
      join jobs on jobs.id = imported_rows.job_id
      where imported_rows.job_id = ${jobId} and jobs.kind = any(${kinds}::text[]))`

const stillThere = (db: Db | Tx, jobId: number) =>
  db.selectFrom('imported_rows').where('job_id', '=', jobId).where('undone_by_job', 'is', null)

/** The numbers of the last rows before this one that became something, the last first. */
export async function rowsToUndo(db: Db, jobId: number, before: number, limit: number): Promise<number[]> {
  const found = await stillThere(db, jobId)
    .select('row')
    .where('row', '<', before)
    .orderBy('row', 'desc')
    .limit(limit)
    .execute()
  return found.map(({ row }) => row)
}

/** Takes rows to undo them: another one at the same time waits, and then finds them done. */
export async function takeImported(
  tx: Tx,
  jobId: number,
  rows: readonly number[],
): Promise<readonly { readonly row: number; readonly recordId: number }[]> {
  const found = await stillThere(tx, jobId)
    .select(['row', 'record_id'])
    .where(sql<boolean>`row = any(${rows}::int[])`)
    .orderBy('row', 'desc')
    .forUpdate()
    .execute()
  return found.map(({ row, record_id }) => ({ row, recordId: record_id }))
}

export async function noteUndone(
  tx: Tx,
  jobId: number,
  rows: readonly number[],
  undoJob: number,
): Promise<void> {
  if (rows.length === 0) return
  const undone = await tx
    .updateTable('imported_rows')
    .set({ undone_by_job: undoJob })
    .where('job_id', '=', jobId)
    .where(sql<boolean>`row = any(${rows}::int[])`)
    .returning('row')
    .execute()
  await tx
    .updateTable('jobs')
    .set({ undone_rows: sql`undone_rows + ${undone.length}::int` })
    .where('id', '=', jobId)
    .execute()
}

/** Those of these records that were made by imports of these kinds, and removed when the imports were undone. */
export async function undoneRecords(
  tx: Tx,
  kinds: readonly string[],
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const found = await tx
    .selectFrom('imported_rows')
    .innerJoin('jobs', 'jobs.id', 'imported_rows.job_id')
    .select('record_id')
    .where('undone_by_job', 'is not', null)
    .where(sql<boolean>`record_id = any(${ids}::int[])`)
    .where(sql<boolean>`jobs.kind = any(${kinds}::text[])`)
    .execute()
  return new Set(found.map(({ record_id }) => record_id))
}
