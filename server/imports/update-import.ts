import { isUnfinished, type UndoRequest, type UpdateRequest } from '#core/contract/imports.ts'
import type { Permission } from '#core/lifecycle/permissions.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import type { Actor, HeldJob, Hub, Unit } from '#server/platform/hub.ts'
import { advanceJob, countUpdatedBy } from '#server/platform/job-store.ts'
import { batchSize } from './batches.ts'
import type { StartedImport } from './import-answer.ts'
import { changeNeeds, type ImportKind, isSaved } from './import-kind.ts'
import { noteImported, noteUndone } from './imported-row-queries.ts'
import {
  closeRows,
  nextOpenRows,
  nextUpdatedRows,
  openRows,
  openRowsAgain,
  takeOpenRows,
  takeUpdatedRows,
} from './other-values-queries.ts'
import { countOf, inSteps, startAfter } from './run-import.ts'

/** What is kept with an update. */
interface UpdateDetails {
  /** Those that were named; all that can be updated where none was. */
  readonly rows: readonly number[] | undefined
  readonly changeReason: string | null
  /** The update that this one takes back. */
  readonly takesBack?: number
}

type Changeable = Pick<ImportKind<unknown>, 'kind' | 'errorsTold' | 'changeNeeds'>

function refuseChange({ permissions }: Actor, needs: Permission): void {
  if (permissions.includes(needs)) return
  throw new Refusal('forbidden', `This changes records. That needs the permission ${needs}.`)
}

/**
 * Takes the values of a file over into the records that have others, as one act (decision D34): a job of its own,
 * in batches, each with its audit entries in one transaction. What somebody has changed since is left alone.
 */
export async function startUpdate(
  hub: Hub,
  actor: Actor,
  kind: Changeable,
  source: JobRow,
  request: UpdateRequest,
): Promise<StartedImport> {
  const needs = changeNeeds(kind)
  refuseChange(actor, needs)
  if (isUnfinished(source.status)) {
    throw new Refusal(
      'invalid_transition',
      'The import is not finished yet. Update its rows when it has finished.',
    )
  }
  const named = request.rows ? await requireOpen(hub, source.id, request.rows) : undefined
  const total = named?.length ?? source.updatable
  if (total === 0) {
    throw new Refusal('invalid_transition', 'No row of this upload has different values to update.')
  }
  const details: UpdateDetails = { rows: named, changeReason: request.changeReason?.trim() || null }
  return startAfter(hub, actor, kind, source, { total, details, needs, updatesJob: source.id })
}

/** Takes an update back: each value that is still as the update left it becomes what it was before. */
export async function startTakingBack(
  hub: Hub,
  actor: Actor,
  kind: Changeable,
  update: JobRow,
  { reason }: UndoRequest,
): Promise<StartedImport> {
  const needs = changeNeeds(kind)
  refuseChange(actor, needs)
  const { id, updates_job: source } = update
  if (isUnfinished(update.status)) {
    throw new Refusal('invalid_transition', 'The update is not finished yet. Undo it when it has finished.')
  }
  const total = source === null ? 0 : await countUpdatedBy(hub.db, update)
  if (source === null || total === 0) {
    throw new Refusal('invalid_transition', 'No value of this update is left to undo.')
  }
  const changeReason = `Undo of update ${id} (${update.file_name}): ${reason}`
  const details: UpdateDetails = { rows: undefined, changeReason, takesBack: id }
  return startAfter(hub, actor, kind, update, { total, details, needs, updatesJob: source })
}

const changedSinceUpload = (label: string) =>
  `${label} has been changed in the meantime. Upload the file again to see the current value.`
const changedSinceUpdate = (label: string) => `${label} has been changed since the update.`

/** From the row an update has come to, to its end. */
export async function performUpdate(
  hub: Hub,
  kind: Pick<ImportKind<unknown>, 'update' | 'fields'>,
  job: HeldJob,
): Promise<void> {
  const { id: jobId, updates_job: source } = job.row
  if (source === null) throw new Error(`Job ${jobId} updates nothing`)
  const { rows: named, changeReason, takesBack } = job.details as UpdateDetails
  const after = job.row.position ?? 0
  if (takesBack !== undefined) {
    await inSteps(job, updatedBatches(hub, source, takesBack, after), async (unit, rows) => {
      const taken = await takeUpdatedRows(unit.tx, { jobId: source, updateJob: takesBack, rows })
      const batch = { rows: taken, changeReason, overtaken: changedSinceUpdate, takesBack }
      const verdicts = await kind.update(unit, job.actor, jobId, batch)
      const back = [...verdicts].filter(([, verdict]) => isSaved(verdict)).map(([row]) => row)
      await openRowsAgain(unit.tx, source, back)
      await noteUndone(unit.tx, takesBack, back, jobId)
      // Records in force may change only by a new version since the update: its undo then opens drafts as well.
      await noteImported(unit.tx, jobId, verdicts)
      await noteProgress(unit, jobId, rows, countOf(verdicts, kind.fields))
    })
    return
  }
  await inSteps(job, openBatches(hub, source, named, after), async (unit, rows) => {
    const taken = await takeOpenRows(unit.tx, source, rows)
    const batch = { rows: taken, changeReason, overtaken: changedSinceUpload }
    const verdicts = await kind.update(unit, job.actor, jobId, batch)
    const closed = [...verdicts].filter(([, verdict]) => verdict === 'skipped' || isSaved(verdict))
    await closeRows(
      unit.tx,
      source,
      closed.map(([row]) => row),
      jobId,
    )
    await noteImported(unit.tx, jobId, verdicts)
    await noteProgress(unit, jobId, rows, countOf(verdicts, kind.fields))
  })
}

/** Rows that another update took meanwhile say what the hub says: they are unchanged. */
async function noteProgress(
  { tx }: Unit,
  jobId: number,
  rows: readonly number[],
  { successful, errors }: ReturnType<typeof countOf>,
): Promise<void> {
  const failed = new Set(errors.map(({ row }) => row)).size
  const skipped = rows.length - successful - failed
  const position = Math.max(...rows)
  await advanceJob(tx, jobId, { rows: rows.length, successful, skipped, errors, position })
}

async function requireOpen(hub: Hub, jobId: number, rows: readonly number[]): Promise<readonly number[]> {
  const open = await openRows(hub.db, jobId, rows)
  const issues = rows.flatMap((row, at) =>
    open.has(row)
      ? []
      : [{ path: `rows.${at}`, message: `Row ${row} has no other values that could be updated` }],
  )
  if (issues.length > 0) throw invalid(issues)
  return [...open].toSorted((a, b) => a - b)
}

const updatedBatches = (hub: Hub, jobId: number, updateJob: number, start: number) =>
  batchesFrom(start, (after) => nextUpdatedRows(hub.db, { jobId, updateJob, after, limit: batchSize }))

async function* openBatches(
  hub: Hub,
  jobId: number,
  named: readonly number[] | undefined,
  start: number,
): AsyncGenerator<readonly number[]> {
  if (named) {
    const left = named.filter((row) => row > start)
    for (let at = 0; at < left.length; at += batchSize) yield left.slice(at, at + batchSize)
    return
  }
  yield* batchesFrom(start, (after) => nextOpenRows(hub.db, jobId, after, batchSize))
}

async function* batchesFrom(
  start: number,
  next: (after: number) => Promise<readonly number[]>,
): AsyncGenerator<readonly number[]> {
  for (let after = start; ; ) {
    const rows = await next(after)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchSize) return
    after = last
  }
}
