import { sql } from 'kysely'
import type { Fields } from '#core/dictionary/field.ts'
import type { Db } from '#server/database/connect.ts'
import { manyRows } from '#server/database/many-rows.ts'
import type { Tx } from '#server/platform/hub.ts'
import { storableText } from '#server/platform/storable-text.ts'
import type { RowToUpdate } from './import-kind.ts'

/** Rows that say otherwise than their records, kept until somebody asks to update them (decision D34). */

const columns = {
  row: 'integer',
  record_id: 'integer',
  subject: 'text',
  changes: 'jsonb',
  problem: 'text',
} as const

export async function keepOtherValues(
  tx: Tx,
  jobId: number,
  fields: Fields,
  rows: readonly RowToUpdate[],
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ row, recordId, subject, changes, problem }) => ({
    row,
    record_id: recordId,
    subject: storableText(subject),
    changes: changes.map((change) => ({ ...change, label: fields[change.field]?.label ?? change.field })),
    problem,
  }))
  await sql`
    insert into job_other_values (job_id, row, record_id, subject, changes, problem)
    select ${jobId}::int, row, record_id, subject, changes, problem from ${manyRows(columns, values)}`.execute(
    tx,
  )
}

const open = (db: Db | Tx, jobId: number) =>
  db
    .selectFrom('job_other_values')
    .where('job_id', '=', jobId)
    .where('updated_by_job', 'is', null)
    .where('problem', 'is', null)

/** Those of these rows that can be updated. */
export async function openRows(db: Db, jobId: number, rows: readonly number[]): Promise<Set<number>> {
  const found = await open(db, jobId).select('row').where(sql<boolean>`row = any(${rows}::int[])`).execute()
  return new Set(found.map(({ row }) => row))
}

/** The numbers of the next rows after this one that can be updated. */
export async function nextOpenRows(db: Db, jobId: number, after: number, limit: number): Promise<number[]> {
  const found = await open(db, jobId)
    .select('row')
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute()
  return found.map(({ row }) => row)
}

async function taken(query: ReturnType<typeof open>, rows: readonly number[]): Promise<RowToUpdate[]> {
  const found = await query
    .select(['row', 'record_id as recordId', 'subject', 'changes', 'problem'])
    .where(sql<boolean>`row = any(${rows}::int[])`)
    .orderBy('row')
    .forUpdate()
    .execute()
  // Their labels are for people who choose among them: the trail has none.
  return found.map((each) => ({
    ...each,
    changes: each.changes.map(({ field, from, to }) => ({ field, from, to })),
  }))
}

/** Takes rows for an update: another one at the same time waits, and then finds them done. */
export const takeOpenRows = (tx: Tx, jobId: number, rows: readonly number[]): Promise<RowToUpdate[]> =>
  taken(open(tx, jobId), rows)

const updatedBy = (db: Db | Tx, jobId: number, updateJob: number) =>
  db.selectFrom('job_other_values').where('job_id', '=', jobId).where('updated_by_job', '=', updateJob)

/** The numbers of the next rows after this one that an update has taken over. */
export async function nextUpdatedRows(
  db: Db,
  { jobId, updateJob, after, limit }: { jobId: number; updateJob: number; after: number; limit: number },
): Promise<number[]> {
  const found = await updatedBy(db, jobId, updateJob)
    .select('row')
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute()
  return found.map(({ row }) => row)
}

/** Takes rows of an update, to take it back: their changes are turned round. */
export async function takeUpdatedRows(
  tx: Tx,
  { jobId, updateJob, rows }: { jobId: number; updateJob: number; rows: readonly number[] },
): Promise<RowToUpdate[]> {
  const found = await taken(updatedBy(tx, jobId, updateJob), rows)
  return found.map((row) => ({
    ...row,
    changes: row.changes.map((change) => ({ ...change, from: change.to, to: change.from })),
  }))
}

/** Notes that rows differ from their records again, and can be taken over anew. */
export async function openRowsAgain(tx: Tx, jobId: number, rows: readonly number[]): Promise<void> {
  await setUpdatedBy(tx, { jobId, rows, updateJob: null })
}

/** Notes that rows say what their records say by now. */
export async function closeRows(
  tx: Tx,
  jobId: number,
  rows: readonly number[],
  updateJob: number,
): Promise<void> {
  await setUpdatedBy(tx, { jobId, rows, updateJob })
}

async function setUpdatedBy(
  tx: Tx,
  { jobId, rows, updateJob }: { jobId: number; rows: readonly number[]; updateJob: number | null },
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .updateTable('job_other_values')
    .set({ updated_by_job: updateJob })
    .where('job_id', '=', jobId)
    .where(sql<boolean>`row = any(${rows}::int[])`)
    .execute()
  const moved = updateJob === null ? -rows.length : rows.length
  await tx
    .updateTable('jobs')
    .set({ updatable: sql`updatable - ${moved}::int`, updated: sql`updated + ${moved}::int` })
    .where('id', '=', jobId)
    .execute()
}
