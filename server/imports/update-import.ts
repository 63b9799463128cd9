import type { UpdateRequest } from '#core/contract/imports.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import type { Actor, Hub, Unit } from '#server/platform/hub.ts'
import { advanceJob, createJob, type JobRow } from '#server/platform/job-store.ts'
import { batchSize } from './batches.ts'
import type { StartedImport } from './import-answer.ts'
import type { ImportKind } from './import-kind.ts'
import { closeRows, nextOpenRows, openRows, takeOpenRows } from './other-values-store.ts'
import { countOf, startSteps } from './run-import.ts'

/**
 * Takes the values of a file over into the records that have others, as one act (decision D34): a job of its own,
 * in batches, each with its audit entries in one transaction. What somebody has changed since is left alone.
 */
export async function startUpdate(
  hub: Hub,
  actor: Actor,
  kind: Pick<ImportKind<unknown>, 'kind' | 'update' | 'fields' | 'grownTables' | 'errorsTold' | 'address'>,
  source: JobRow,
  request: UpdateRequest,
): Promise<StartedImport> {
  if (source.status === 'running') {
    throw new Refusal('invalid_transition', 'The import is not finished yet. Update its rows when it is.')
  }
  const named = request.rows ? await requireOpen(hub, source.id, request.rows) : undefined
  const total = named?.length ?? source.updatable
  if (total === 0) {
    throw new Refusal('invalid_transition', 'No row of this upload has other values that could be updated.')
  }
  const jobId = await createJob(hub, actor, {
    kind: kind.kind,
    fileName: source.file_name,
    recognised: source.recognised,
    unreadColumns: [],
    total,
    updatesJob: source.id,
  })
  const changeReason = request.changeReason?.trim() || null
  return startSteps(hub, actor, {
    jobId,
    kind,
    steps: openBatches(hub, source.id, named),
    work: async (unit, rows) => {
      const taken = await takeOpenRows(unit.tx, source.id, rows)
      const verdicts = await kind.update(unit, actor, jobId, { rows: taken, changeReason })
      const closed = [...verdicts].filter(([, verdict]) => typeof verdict === 'string').map(([row]) => row)
      await closeRows(unit.tx, source.id, closed, jobId)
      await noteProgress(unit, jobId, rows.length, countOf(verdicts, kind.fields))
    },
    howToComplete: 'update the other rows again to complete it',
  })
}

/** Rows that another update took meanwhile say what the hub says: they are unchanged. */
async function noteProgress(
  { tx }: Unit,
  jobId: number,
  rows: number,
  counts: ReturnType<typeof countOf>,
): Promise<void> {
  const failed = new Set(counts.errors.map(({ row }) => row)).size
  const skipped = rows - counts.successful - failed
  await advanceJob(tx, jobId, { rows, successful: counts.successful, skipped, errors: counts.errors })
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

async function* openBatches(
  hub: Hub,
  jobId: number,
  named: readonly number[] | undefined,
): AsyncGenerator<readonly number[]> {
  if (named) {
    for (let at = 0; at < named.length; at += batchSize) yield named.slice(at, at + batchSize)
    return
  }
  for (let after = 0; ; ) {
    const rows = await nextOpenRows(hub.db, jobId, after, batchSize)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchSize) return
    after = last
  }
}
