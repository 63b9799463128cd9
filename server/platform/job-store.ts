import { sql } from 'kysely'
import type { ImportError, ImportResult, Job } from '#core/contract/imports.ts'
import type { Db } from '#server/database/connect.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from './hub.ts'
import { storableText } from './storable-text.ts'

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

export async function findJob(db: Db, id: number) {
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!job) return undefined
  const all = db.selectFrom('job_errors').where('job_id', '=', id)
  const shown = all.select(['row', 'field', 'message']).orderBy('id')
  const isLarge = job.kind === 'gudid'
  const errors = await (isLarge ? shown.limit(errorsOfLarge) : shown).execute()
  const errorCount = isLarge
    ? (await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
    : errors.length
  return { ...job, errors, errorCount: Number(errorCount) }
}

/** The whole of a larger file can be wrong: an answer that tells how far it is stays short. */
const errorsOfLarge = 1000
const errorsAtOnce = 5000

/** All refused rows of a job, some thousand at a time. */
export async function* jobErrors(db: Db, id: number): AsyncGenerator<ImportError> {
  for (let after = 0; ; ) {
    const errors = await db
      .selectFrom('job_errors')
      .select(['id', 'row', 'field', 'message'])
      .where('job_id', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(errorsAtOnce)
      .execute()
    yield* errors
    const last = errors.at(-1)
    if (!last) return
    after = last.id
  }
}

export interface NewJob {
  /** What is imported: 'master-di', or 'gudid' for a larger file. */
  readonly kind: 'master-di' | 'gudid'
  readonly fileName: string
  readonly recognised: string
  /** Columns of the file that are in no field. */
  readonly unreadColumns: readonly string[]
  readonly total: number
}

export async function createJob(hub: Hub, actor: Actor, job: NewJob): Promise<number> {
  const row = await hub.db
    .insertInto('jobs')
    .values({
      kind: job.kind,
      file_name: job.fileName.slice(0, 255),
      status: 'running',
      recognised: job.recognised,
      unread_columns: [...job.unreadColumns],
      done: 0,
      total: job.total,
      successful: 0,
      failed: 0,
      skipped: 0,
      message: null,
      created_at: hub.now(),
      created_by: actor.id,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export interface Advance {
  readonly rows: number
  readonly successful: number
  readonly skipped: number
  readonly errors: readonly ImportError[]
}

/** Notes a batch in the transaction that stores it: the count never runs ahead of the rows. */
export async function advanceJob(tx: Tx, id: number, step: Advance): Promise<void> {
  const failedRows = new Set(step.errors.map((error) => error.row)).size
  await tx
    .updateTable('jobs')
    .set({
      done: sql`done + ${step.rows}::int`,
      successful: sql`successful + ${step.successful}::int`,
      skipped: sql`skipped + ${step.skipped}::int`,
      failed: sql`failed + ${failedRows}::int`,
    })
    .where('id', '=', id)
    .execute()
  await insertErrors(tx, id, step.errors)
}

/** As one JSON parameter: a row can have dozens of errors, and a statement takes 65,535 parameters. */
async function insertErrors(tx: Tx, id: number, errors: readonly ImportError[]): Promise<void> {
  if (errors.length === 0) return
  await sql`
    insert into job_errors (job_id, row, field, message)
    select ${id}::int, "row", field, message
    from jsonb_to_recordset(${JSON.stringify(errors.map(storable))}::jsonb)
      as error ("row" int, field text, message text)`.execute(tx)
}

/** A message quotes cells, shortened: a character may have been cut in two. */
const storable = (error: ImportError): ImportError => ({ ...error, message: storableText(error.message) })

/** Ends a job, and the audit trail says which file it was and what became of its rows. */
export async function endJob(
  { tx, now, record }: Unit,
  id: number,
  end: { readonly status: 'done' | 'failed'; readonly message: string | null },
): Promise<void> {
  const job = await tx
    .updateTable('jobs')
    .set({ ...end, finished_at: now })
    .where('id', '=', id)
    .returning(['file_name', 'recognised', 'successful', 'failed', 'skipped'])
    .executeTakeFirstOrThrow()
  const rows = `${job.successful} saved, ${job.failed} refused, ${job.skipped} unchanged`
  const notes = `${job.file_name} (${job.recognised}): ${rows}`
  record({
    action: 'imported',
    entityType: 'import',
    entityId: id,
    changesData: { status: end.status, actionNotes: end.message ? `${notes}. ${end.message}` : notes },
  })
}

/** Jobs that a stop of the server cut off say how far they got; sending the file again completes them. */
export async function failInterruptedJobs(hub: Hub): Promise<void> {
  const cutOff = await hub.db
    .selectFrom('jobs')
    .select(['id', 'done', 'total'])
    .where('status', '=', 'running')
    .execute()
  for (const { id, done, total } of cutOff) {
    const message = `Interrupted after ${done} of ${total} rows. Upload the same file again to complete it.`
    await inTransaction(hub, null, (unit) => endJob(unit, id, { status: 'failed', message }))
  }
}

export function presentJob(row: JobRow): Job {
  return {
    id: row.id,
    status: row.status,
    fileName: row.file_name,
    done: row.done,
    total: row.total,
    message: row.message,
    ...presentCounts(row),
  }
}

export function presentResult(row: JobRow): ImportResult {
  return { jobId: row.id, ...presentCounts(row) }
}

function presentCounts(row: JobRow): Omit<ImportResult, 'jobId'> {
  return {
    processed: row.successful + row.failed + row.skipped,
    successful: row.successful,
    failed: row.failed,
    skipped: row.skipped,
    errors: row.errors,
    errorCount: row.errorCount,
    errorFile: row.errors.length > 0 ? `/api/jobs/${row.id}/errors` : null,
    recognised: row.recognised,
    unreadColumns: row.unread_columns,
  }
}
