import type { ImportError, UndoRequest } from '#core/contract/imports.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { advanceJob, createJob, type JobRow } from '#server/platform/job-store.ts'
import type { StartedImport } from './import-answer.ts'
import type { ImportKind } from './import-kind.ts'
import { noteUndone, rowsToUndo, takeImported } from './imported-rows.ts'
import { startSteps } from './run-import.ts'

/** Each has entries of its own in the trail; so few hold its lock briefly. */
const atOnce = 100

type Undoable = Pick<ImportKind<unknown>, 'kind' | 'remove' | 'grownTables' | 'errorsTold' | 'address'>

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
  if (source.status === 'running') {
    throw new Refusal('invalid_transition', 'The import is not finished yet. Undo it when it is.')
  }
  const total = source.created_rows - source.undone_rows
  if (!remove || total === 0) {
    throw new Refusal('invalid_transition', 'No record of this import can be deleted.')
  }
  const jobId = await createJob(hub, actor, {
    kind: kind.kind,
    fileName: source.file_name,
    recognised: source.recognised,
    unreadColumns: [],
    total,
    undoesJob: source.id,
  })
  const why = `Undo of import ${source.id} (${source.file_name}): ${reason}`
  return startSteps(hub, actor, {
    jobId,
    kind,
    steps: batchesOf(hub, source.id),
    work: async (unit, batch) => {
      const rows = await takeImported(unit.tx, source.id, batch)
      const removed = await remove(unit, actor, { ids: rows.map(({ recordId }) => recordId), reason: why })
      const gone = rows.filter(({ recordId }) => removed.get(recordId) === null).map(({ row }) => row)
      await noteUndone(unit.tx, source.id, gone, jobId)
      const errors = rows.flatMap(({ row, recordId }): ImportError[] => {
        const message = removed.get(recordId) ?? null
        return message === null ? [] : [{ row, field: null, message }]
      })
      // What somebody else takes back at the same time is gone already.
      const skipped = batch.length - rows.length
      await advanceJob(unit.tx, jobId, { rows: batch.length, successful: gone.length, skipped, errors })
    },
    howToComplete: 'undo the import again to complete it',
  })
}

/** From the end of the file: later rows may hang on earlier ones. */
async function* batchesOf(hub: Hub, jobId: number): AsyncGenerator<readonly number[]> {
  for (let before = 2_147_483_647; ; ) {
    const rows = await rowsToUndo(hub.db, jobId, before, atOnce)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    before = last
  }
}
