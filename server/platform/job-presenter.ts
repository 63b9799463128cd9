import type { Selectable } from 'kysely'
import { type ImportError, type ImportResult, isUnfinished, type Job } from '#core/contract/imports.ts'
import type { Db } from '#server/database/connect.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import type { Schema } from '#server/database/schema.ts'
import { countUpdatedBy } from './job-store.ts'

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

/** What somebody may do with the rows of a job: take values over, and delete what they made. */
export interface MayWithRows {
  readonly update: boolean
  readonly remove: boolean
  /** Records in force change only by a new version. */
  readonly byNewVersion: boolean
}
const nothing: MayWithRows = { update: false, remove: false, byNewVersion: false }

/** Records an import made, where they can be deleted; rows an update has taken over. */
async function undoableOf(db: Db, row: JobRow, may: MayWithRows): Promise<number> {
  if (row.updates_job === null) return may.remove ? row.created_rows - row.undone_rows : 0
  return may.update ? countUpdatedBy(db, row) : 0
}

/** A job as its starter sees it, with all its errors or the first. */
export async function presentJob(
  db: Db,
  row: JobRow,
  errorsTold: number | undefined,
  may = nothing,
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
    undoable: isUnfinished(row.status) ? 0 : await undoableOf(db, row, may),
    mayUpdate: may.update,
    byNewVersion: may.byNewVersion,
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
