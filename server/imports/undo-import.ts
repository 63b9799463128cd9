import { type ImportError, isUnfinished, type UndoRequest } from '#core/contract/imports.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, HeldJob, Hub } from '#server/platform/hub.ts'
import { advanceJob } from '#server/platform/job-store.ts'
import type { StartedImport } from './import-answer.ts'
import { type ImportKind, removalNeeds } from './import-kind.ts'
import { noteUndone, rowsToUndo, takeImported } from './imported-row-queries.ts'
import { inSteps, startAfter } from './run-import.ts'

/** Each has entries of its own in the trail; so few hold its lock briefly. */
const atOnce = 100

type Undoable = Pick<ImportKind<unknown>, 'kind' | 'remove' | 'removalNeeds' | 'errorsTold'>

/** What is kept with an undo. */
interface UndoDetails {
  /** For the trail of each record. */
  readonly reason: string
}

/**
 * Takes back what an import made, as a job of its own: audited deletions in batches. What somebody has changed since,
 * or something hangs on, is left and told with the reason.
 */
export async function startUndo(
  hub: Hub,
  actor: Actor,
  { remove, ...kind }: Undoable,
  source: JobRow,
  { reason }: UndoRequest,
): Promise<StartedImport> {
  const needs = removalNeeds(kind)
  if (!actor.permissions.includes(needs)) {
    const message = `Undoing this import deletes records. That needs the permission ${needs}.`
    throw new Refusal('forbidden', message)
  }
  if (isUnfinished(source.status)) {
    throw new Refusal('invalid_transition', 'The import is not finished yet. Undo it when it has finished.')
  }
  const total = source.created_rows - source.undone_rows
  if (!remove || total === 0) {
    throw new Refusal('invalid_transition', 'No record of this import can be deleted.')
  }
  const details: UndoDetails = { reason: `Undo of import ${source.id} (${source.file_name}): ${reason}` }
  return startAfter(hub, actor, kind, source, { total, details, needs, undoesJob: source.id })
}

/** From the row an undo has come to, to its end. */
export async function performUndo(hub: Hub, { remove }: Undoable, job: HeldJob): Promise<void> {
  const { id: jobId, undoes_job: source, position } = job.row
  if (!remove || source === null) throw new Error(`Job ${jobId} takes nothing back`)
  const { reason } = job.details as UndoDetails
  await inSteps(job, batchesOf(hub, source, position), async (unit, batch) => {
    const rows = await takeImported(unit.tx, source, batch)
    const removed = await remove(unit, job.actor, { ids: rows.map(({ recordId }) => recordId), reason })
    const gone = rows.filter(({ recordId }) => removed.get(recordId) === null).map(({ row }) => row)
    await noteUndone(unit.tx, source, gone, jobId)
    const errors = rows.flatMap(({ row, recordId }): ImportError[] => {
      const message = removed.get(recordId) ?? null
      return message === null ? [] : [{ row, field: null, message }]
    })
    // What somebody else takes back at the same time is gone already.
    const skipped = batch.length - rows.length
    const counts = { rows: batch.length, successful: gone.length, skipped, errors }
    await advanceJob(unit.tx, jobId, { ...counts, position: Math.min(...batch) })
  })
}

/** From the end of the file: later rows may hang on earlier ones. */
async function* batchesOf(
  hub: Hub,
  jobId: number,
  position: number | null,
): AsyncGenerator<readonly number[]> {
  for (let before = position ?? 2_147_483_647; ; ) {
    const rows = await rowsToUndo(hub.db, jobId, before, atOnce)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    before = last
  }
}
