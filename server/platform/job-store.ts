import { type Selectable, sql } from 'kysely'
import type { ImportError, ImportResult, Job } from '#core/contract/imports.ts'
import type { Db } from '#server/database/connect.ts'
import type { Schema } from '#server/database/schema.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from './hub.ts'
import { storableText } from './storable-text.ts'

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

export async function findJob(db: Db, id: number) {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
}

type ImportFinding = ImportResult['findings'][number]

interface ToldErrors {
  readonly errors: ImportError[]
  readonly errorCount: number
}

/** The errors of a job, all or the first: an answer that tells how far a long job is stays short. */
async function errorsOf(db: Db, id: number, first: number | undefined): Promise<ToldErrors> {
  const all = db.selectFrom('job_errors').where('job_id', '=', id)
  const shown = all.select(errorColumns).orderBy('id')
  const errors = (await (first === undefined ? shown : shown.limit(first)).execute()).map(presentError)
  if (errors.length !== first) return { errors, errorCount: errors.length }
  const counted = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { errors, errorCount: Number(counted.count) }
}

const errorColumns = ['row', 'field', 'message', 'kind'] as const

const presentError = ({
  kind,
  ...error
}: Pick<Selectable<Schema['job_errors']>, (typeof errorColumns)[number]>) =>
  kind === null ? error : { ...error, kind }

const errorsAtOnce = 5000

/** All refused rows of a job, some thousand at a time. */
export async function* jobErrors(db: Db, id: number): AsyncGenerator<ImportError> {
  for (let after = 0; ; ) {
    const errors = await db
      .selectFrom('job_errors')
      .select(['id', ...errorColumns])
      .where('job_id', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(errorsAtOnce)
      .execute()
    yield* errors.map(({ id: _, ...error }) => presentError(error))
    const last = errors.at(-1)
    if (!last) return
    after = last.id
  }
}

export interface NewJob {
  /** Named by the feature that imports. */
  readonly kind: string
  readonly fileName: string
  readonly recognised: string
  /** Columns of the file that are in no field. */
  readonly unreadColumns: readonly string[]
  /** The reasons, in the same order. */
  readonly unreadReasons?: readonly string[]
  readonly total: number
  /** The import whose rows it takes over. */
  readonly updatesJob?: number
  /** The import whose records it takes back. */
  readonly undoesJob?: number
}

/** Far longer than a batch takes: who has not renewed his lease by then has died, or lost the database. */
const newLease = sql<Date>`clock_timestamp() + interval '60 seconds'`

export async function createJob(hub: Hub, actor: Actor, job: NewJob): Promise<number> {
  const row = await hub.db
    .insertInto('jobs')
    .values({
      kind: job.kind,
      file_name: job.fileName.slice(0, 255),
      status: 'running',
      recognised: job.recognised,
      unread_columns: [...job.unreadColumns],
      unread_reasons: [...(job.unreadReasons ?? [])],
      done: 0,
      total: job.total,
      successful: 0,
      failed: 0,
      skipped: 0,
      message: null,
      created_at: hub.now(),
      created_by: actor.id,
      finished_at: null,
      lease_until: newLease,
      updates_job: job.updatesJob ?? null,
      undoes_job: job.undoesJob ?? null,
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
  /** Rows with other values, and those of them that can be updated. */
  readonly otherValues?: number
  readonly updatable?: number
  /** Of rows that were saved: what of them cannot be right. */
  readonly findings?: readonly ImportFinding[]
}

/**
 * Notes a batch in the transaction that stores it: the count never runs ahead of the rows. Throws when the lease had
 * run out and another server has ended the job; nothing of the batch is stored then.
 */
export async function advanceJob(tx: Tx, id: number, step: Advance): Promise<void> {
  const failedRows = new Set(step.errors.map((error) => error.row)).size
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({
      lease_until: newLease,
      done: sql`done + ${step.rows}::int`,
      successful: sql`successful + ${step.successful}::int`,
      skipped: sql`skipped + ${step.skipped}::int`,
      failed: sql`failed + ${failedRows}::int`,
      other_values: sql`other_values + ${step.otherValues ?? 0}::int`,
      updatable: sql`updatable + ${step.updatable ?? 0}::int`,
      found_rows: sql`found_rows + ${new Set(step.findings?.map(({ row }) => row)).size}::int`,
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`Job ${id} has been ended by another server`)
  await insertErrors(tx, id, step.errors)
  await insertFindings(tx, id, step.findings ?? [])
}

async function insertFindings(tx: Tx, id: number, findings: readonly ImportFinding[]): Promise<void> {
  if (findings.length === 0) return
  await sql`
    insert into job_findings (job_id, row, field, message)
    select ${id}::int, "row", field, message
    from jsonb_to_recordset(${JSON.stringify(findings.map(storable))}::jsonb)
      as finding ("row" int, field text, message text)`.execute(tx)
}

const findingsTold = 100

async function findingsOf(db: Db, { id, found_rows }: JobRow): Promise<ImportFinding[]> {
  if (found_rows === 0) return []
  return db
    .selectFrom('job_findings')
    .select(['row', 'field', 'message'])
    .where('job_id', '=', id)
    .orderBy('id')
    .limit(findingsTold)
    .execute()
}

/** As one JSON parameter: a row can have dozens of errors, and a statement takes 65,535 parameters. */
async function insertErrors(tx: Tx, id: number, errors: readonly ImportError[]): Promise<void> {
  if (errors.length === 0) return
  await sql`
    insert into job_errors (job_id, row, field, message, kind)
    select ${id}::int, "row", field, message, kind
    from jsonb_to_recordset(${JSON.stringify(errors.map(storable))}::jsonb)
      as error ("row" int, field text, message text, kind text)`.execute(tx)
}

/** A message quotes cells, shortened: a character may have been cut in two. */
const storable = <T extends { readonly message: string }>(told: T): T => ({
  ...told,
  message: storableText(told.message),
})

/**
 * Ends a job that has not ended, and the audit trail says which file it was and what became of its rows. Answers
 * that in words; undefined where the job had ended.
 */
export async function endJob(
  { tx, now, record }: Unit,
  id: number,
  end: { readonly status: 'done' | 'failed'; readonly message: string | null },
): Promise<string | undefined> {
  const job = await tx
    .updateTable('jobs')
    .set({ ...end, finished_at: now })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning(['file_name', 'recognised', 'successful', 'failed', 'skipped', 'updates_job', 'undoes_job'])
    .executeTakeFirst()
  if (!job) return undefined
  const { action, saved, refused } = wordsOf(job)
  const rows = `${job.successful} ${saved}, ${job.failed} ${refused}, ${job.skipped} unchanged`
  const notes = `${job.file_name} (${job.recognised}): ${rows}`
  record({
    action,
    entityType: 'import',
    entityId: id,
    changesData: { status: end.status, actionNotes: end.message ? `${notes}. ${end.message}` : notes },
  })
  return `${job.file_name}: ${rows}`
}

/** What a job did, in the words of the trail. */
function wordsOf(job: Pick<JobRow, 'updates_job' | 'undoes_job'>) {
  if (job.undoes_job !== null) return { action: 'deleted', saved: 'deleted', refused: 'left' } as const
  if (job.updates_job !== null) return { action: 'updated', saved: 'updated', refused: 'refused' } as const
  return { action: 'imported', saved: 'saved', refused: 'refused' } as const
}

/**
 * Jobs that the end of their server cut off say how far they got; sending the file again completes them. A job is
 * somebody's until its lease has run out (decision D49), unless nobody else can be there to have it: `all`.
 */
export async function failInterruptedJobs(hub: Hub, which: 'all' | 'lapsed'): Promise<void> {
  const running = hub.db
    .selectFrom('jobs')
    .select(['id', 'done', 'total', 'updates_job', 'undoes_job'])
    .where('status', '=', 'running')
  const lapsed = running.where('lease_until', '<', sql<Date>`clock_timestamp()`)
  const cutOff = await (which === 'all' ? running : lapsed).execute()
  for (const { id, done, total, ...job } of cutOff) {
    const message = `Interrupted after ${done} of ${total} rows. ${howToComplete(job)}`
    await inTransaction(hub, null, (unit) => endJob(unit, id, { status: 'failed', message }))
  }
}

/** Of an update, and of taking back, nothing is lost: the rows it has not come to are still there to be done. */
export function howToComplete(job: Pick<JobRow, 'updates_job' | 'undoes_job'>): string {
  if (job.undoes_job !== null) return 'Undo the import again to complete it.'
  return job.updates_job === null
    ? 'Upload the same file again to complete it.'
    : 'Update the other rows again to complete it.'
}

/** A job as its starter sees it, with all its errors or the first. */
export async function presentJob(
  db: Db,
  row: JobRow,
  errorsTold: number | undefined,
  canUndo = false,
): Promise<Job> {
  return {
    id: row.id,
    status: row.status,
    fileName: row.file_name,
    done: row.done,
    total: row.total,
    message: row.message,
    updatesJob: row.updates_job,
    undoesJob: row.undoes_job,
    createdAt: row.created_at.toISOString(),
    created: row.created_rows,
    undone: row.undone_rows,
    undoable: canUndo && row.status !== 'running' ? row.created_rows - row.undone_rows : 0,
    ...presentCounts(row, await errorsOf(db, row.id, errorsTold)),
    findings: await findingsOf(db, row),
  }
}

export async function presentResult(
  db: Db,
  row: JobRow,
  errorsTold: number | undefined,
): Promise<ImportResult> {
  const counts = presentCounts(row, await errorsOf(db, row.id, errorsTold))
  return { jobId: row.id, ...counts, findings: await findingsOf(db, row) }
}

function presentCounts(
  row: JobRow,
  { errors, errorCount }: ToldErrors,
): Omit<ImportResult, 'jobId' | 'findings'> {
  return {
    processed: row.successful + row.failed + row.skipped,
    successful: row.successful,
    failed: row.failed,
    skipped: row.skipped,
    errors,
    errorCount,
    errorFile: errors.length > 0 ? `/api/jobs/${row.id}/errors` : null,
    recognised: row.recognised,
    unreadColumns: row.unread_columns,
    unreadReasons: row.unread_columns.map((_, at) => row.unread_reasons[at] ?? ''),
    otherValues: row.other_values,
    updatable: row.updatable,
    updated: row.updated,
    rowsWithFindings: row.found_rows,
  }
}
