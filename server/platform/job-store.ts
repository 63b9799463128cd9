import { sql } from 'kysely'
import type { AuditChanges } from '#core/audit/audit-entry.ts'
import type { ImportError, ImportResult } from '#core/contract/imports.ts'
import type { Permission } from '#core/lifecycle/permissions.ts'
import type { Db } from '#server/database/connect.ts'
import type { JobRow, JobTask } from '#server/database/job-tables.ts'
import { manyRows } from '#server/database/many-rows.ts'
import type { Actor, Hub, Tx, Unit } from './hub.ts'
import { newLease, noLease } from './job-leases.ts'
import { forgetPieces, keepPieces } from './job-pieces.ts'
import { importWords, type JobWords } from './job-words.ts'
import { storableText } from './storable-text.ts'

export async function findJob(db: Db, id: number) {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface NewJob {
  /** Defined by the feature. */
  readonly kind: string
  readonly fileName: string
  readonly recognised: string
  /** Columns of the file that were not mapped. */
  readonly unreadColumns: readonly string[]
  /** The reasons, in the same order. */
  readonly unreadReasons?: readonly string[]
  readonly total: number
  /** The import whose rows it applies. */
  readonly updatesJob?: number
  /** The import it undoes. */
  readonly undoesJob?: number
  /** The permission required to continue the job. */
  readonly needs: Permission
  /** SHA-256 of the file as it was uploaded. */
  readonly fileHash?: string
  /** Data specific to the job’s kind. */
  readonly details: unknown
  /** Its input. */
  readonly content?: AsyncIterable<Buffer> | readonly Buffer[]
}

/** Puts a job at the end of the queue, with all that any server needs to do it. */
export async function createJob(tx: Tx, hub: Pick<Hub, 'now'>, actor: Actor, job: NewJob): Promise<number> {
  const { name, roles, permissions, byToken } = actor
  const task: JobTask = {
    by: { name, roles, permissions, ...(byToken && { byToken }) },
    needs: job.needs,
    ...(job.fileHash !== undefined && { fileHash: job.fileHash }),
    details: job.details,
  }
  const { id } = await tx
    .insertInto('jobs')
    .values({
      kind: job.kind,
      file_name: job.fileName.slice(0, 255),
      status: 'waiting',
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
      task: JSON.stringify(task),
      lease_until: noLease,
      updates_job: job.updatesJob ?? null,
      undoes_job: job.undoesJob ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (job.content) await keepPieces(tx, id, job.content)
  return id
}

type ImportFinding = ImportResult['findings'][number]

export interface Advance {
  readonly rows: number
  readonly successful: number
  readonly skipped: number
  readonly errors: readonly ImportError[]
  /** Where not every row with an error failed. */
  readonly failed?: number
  /** Rows with other values, and those of them that can be updated. */
  readonly otherValues?: number
  readonly updatable?: number
  /** Invalid values in rows that were saved anyway. */
  readonly findings?: readonly ImportFinding[]
  /** The row of the import that an update, or an undo, has come to. */
  readonly position?: number
}

/** Records progress in the batch’s own transaction, so that a resumed job continues with the next row. */
export async function advanceJob(tx: Tx, id: number, step: Advance): Promise<void> {
  const failedRows = step.failed ?? new Set(step.errors.map((error) => error.row)).size
  await tx
    .updateTable('jobs')
    .set({
      lease_until: newLease,
      stalled: 0,
      ...(step.position !== undefined && { position: step.position }),
      done: sql`done + ${step.rows}::int`,
      successful: sql`successful + ${step.successful}::int`,
      skipped: sql`skipped + ${step.skipped}::int`,
      failed: sql`failed + ${failedRows}::int`,
      other_values: sql`other_values + ${step.otherValues ?? 0}::int`,
      updatable: sql`updatable + ${step.updatable ?? 0}::int`,
      found_rows: sql`found_rows + ${new Set(step.findings?.map(({ row }) => row)).size}::int`,
    })
    .where('id', '=', id)
    .execute()
  await insertErrors(tx, id, step.errors)
  await insertFindings(tx, id, step.findings ?? [])
}

async function insertFindings(tx: Tx, id: number, findings: readonly ImportFinding[]): Promise<void> {
  if (findings.length === 0) return
  await sql`
    insert into job_findings (job_id, row, field, message)
    select ${id}::int, "row", field, message
    from ${manyRows({ row: 'int', field: 'text', message: 'text' }, findings.map(storable))}`.execute(tx)
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

/** Messages quote shortened cells, which may end in half a surrogate pair. */
const storable = <T extends { readonly message: string }>(told: T): T => ({
  ...told,
  message: storableText(told.message),
})

export interface JobEnd {
  readonly status: 'done' | 'failed' | 'cancelled'
  readonly message: string | null
}

/** Which file it was: its name says it to people alone (decision D50). */
function hashTold(task: JobTask | null): Pick<AuditChanges, 'changes'> {
  const to = task?.fileHash
  return to === undefined ? {} : { changes: [{ field: 'sha256', from: null, to }] }
}

export interface EndedJob extends Pick<JobRow, 'id' | 'kind' | 'created_by' | 'created_at'> {
  /** The file, and what became of its rows. */
  readonly told: string
}

/**
 * Ends a job that has not ended, and the audit trail says which file it was and what became of its rows; undefined
 * where the job had ended.
 */
export async function endJob(
  { tx, now, record }: Unit,
  id: number,
  { status, message }: JobEnd,
  words: JobWords = importWords,
): Promise<EndedJob | undefined> {
  const job = await tx
    .updateTable('jobs')
    .set({ status, message, finished_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returning(['kind', 'created_by', 'created_at', 'file_name', 'recognised'])
    .returning(['successful', 'failed', 'skipped', 'updates_job', 'undoes_job', 'task'])
    .executeTakeFirst()
  if (!job) return undefined
  await forgetPieces(tx, id)
  const { action, entityType, rows } = words.entry(job)
  const about = job.recognised === '' ? job.file_name : `${job.file_name} (${job.recognised})`
  const notes = `${about}: ${rows}`
  record({
    action,
    entityType,
    entityId: entityType === 'import' ? id : null,
    changesData: {
      status,
      actionNotes: message ? `${notes}. ${message}` : notes,
      ...hashTold(job.task),
    },
  })
  const { kind, created_by, created_at } = job
  return { id, kind, created_by, created_at, told: `${job.file_name}: ${rows}` }
}

/** How many rows an update has taken over that nobody has taken back; none where the job is no update. */
export async function countUpdatedBy(
  db: Db,
  { id, updates_job }: Pick<JobRow, 'id' | 'updates_job'>,
): Promise<number> {
  if (updates_job === null) return 0
  const { count } = await db
    .selectFrom('job_other_values')
    .where('job_id', '=', updates_job)
    .where('updated_by_job', '=', id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
