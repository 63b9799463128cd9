import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportError } from '#core/contract/imports.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { wordsOfChange } from '#core/imports/other-values.ts'
import { refreshTables } from '#server/database/upkeep.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { type Advance, advanceJob, createJob, endJob, type NewJob } from '#server/platform/job-store.ts'
import { notify } from '#server/platform/notices.ts'
import { batches, type ReadBatch, type ReadRow } from './batches.ts'
import type { StartedImport } from './import-answer.ts'
import { type ImportKind, isSaved, type OtherValues, type Verdicts } from './import-kind.ts'
import { noteImported } from './imported-rows.ts'
import { keepOtherValues } from './other-values-store.ts'

/** What is known of a file before its rows are stored. */
export interface Survey<Row>
  extends Pick<NewJob, 'fileName' | 'recognised' | 'unreadColumns' | 'unreadReasons' | 'total'> {
  /** The column of the file that contains a field. */
  readonly columnOf?: (field: string) => string
  readonly rows: AsyncIterable<ReadRow<Row>>
}

/** Notes the import as a job and runs it beside the request. */
export async function startImport<Row>(
  hub: Hub,
  actor: Actor,
  kind: ImportKind<Row>,
  { rows, columnOf = (field) => field, ...file }: Survey<Row>,
): Promise<StartedImport> {
  const jobId = await createJob(hub, actor, { ...file, kind: kind.kind })
  const steps = batches(rows, kind)
  const work = (unit: Unit, batch: ReadBatch<Row>) =>
    storeBatch(unit, actor, jobId, { ...kind, columnOf }, batch)
  return startSteps(hub, actor, { jobId, kind, steps, work })
}

interface Steps<Step> {
  readonly jobId: number
  readonly kind: Pick<ImportKind<unknown>, 'kind' | 'errorsTold' | 'grownTables' | 'address'>
  readonly steps: AsyncGenerator<Step>
  /** Does a step in a transaction of its own, and notes how far the job is. */
  work(unit: Unit, step: Step): Promise<void>
  readonly howToComplete?: string
}

/** Who waits longer than this has gone to do something else, and is called back. */
const longMs = 10_000

/** Runs a job step by step beside the request. */
export function startSteps<Step>(hub: Hub, actor: Actor, steps: Steps<Step>): StartedImport {
  const finished = run(hub, actor, steps)
  hub.jobs.start(() => finished, { kind: steps.kind.kind, id: steps.jobId })
  return { hub, jobId: steps.jobId, finished, errorsTold: steps.kind.errorsTold }
}

async function run<Step>(
  hub: Hub,
  actor: Actor,
  { jobId, kind, steps, work, howToComplete = 'upload the same file again to complete it' }: Steps<Step>,
): Promise<void> {
  const begun = hub.now().getTime()
  const end = (status: 'done' | 'failed', message: string | null) =>
    inTransaction(hub, actor, async (unit) => {
      const counts = await endJob(unit, jobId, { status, message })
      if (!counts || !kind.address || unit.now.getTime() - begun < longMs) return
      const title = status === 'done' ? 'Import finished' : 'Import stopped'
      await notify(unit, { userId: actor.id, title, body: counts, link: kind.address(jobId) })
    })
  try {
    for await (const step of readAhead(steps)) {
      await inTransaction(hub, actor, (unit) => work(unit, step))
      await breathe()
    }
    await end('done', null)
  } catch (error) {
    const message = `The import stopped. What was counted is saved; ${howToComplete}.`
    await end('failed', message)
    throw error
  }
  await refreshTables(hub.db, kind.grownTables)
}

/** Reads one further while one is being worked on: the database stores a batch as the next is read. */
async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = items.next()
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = items.next()
      // Whatever goes wrong is told when it is asked for.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await items.return(undefined)
  }
}

async function storeBatch<Row>(
  unit: Unit,
  actor: Actor,
  jobId: number,
  kind: ImportKind<Row> & { readonly columnOf: (field: string) => string },
  batch: ReadBatch<Row>,
): Promise<void> {
  const verdicts = await kind.store(unit, actor, jobId, batch.good)
  await keepOtherValues(unit.tx, jobId, kind.fields, rowsWithOtherValues(verdicts))
  await noteImported(unit.tx, jobId, verdicts)
  const { errors, ...counts } = countOf(verdicts, kind.fields)
  /** Names the column of the file instead of the field, as people know only the columns. */
  const byColumn = <Said extends { readonly field: string | null }>(said: Said): Said =>
    said.field === null ? said : { ...said, field: kind.columnOf(said.field) }
  const all = [...batch.errors, ...errors].toSorted((a, b) => a.row - b.row).map(byColumn)
  const findings = batch.good
    .filter(({ row }) => isSaved(verdicts.get(row)))
    .flatMap(({ row, read }) => (kind.findings?.(read) ?? []).map((finding) => byColumn({ row, ...finding })))
  await advanceJob(unit.tx, jobId, { rows: batch.size, ...counts, errors: all, findings })
}

/** How many rows went how, and what is to be told of each that was not taken. */
export function countOf(verdicts: Verdicts, fields: Fields): Omit<Advance, 'rows'> {
  const all = [...verdicts]
  const differing = rowsWithOtherValues(verdicts)
  const errors = all.flatMap(([row, verdict]): ImportError[] => {
    if (typeof verdict === 'string' || 'became' in verdict) return []
    return 'errors' in verdict
      ? verdict.errors.map((error) => ({ row, ...error }))
      : errorsOfOtherValues(row, verdict, fields)
  })
  return {
    successful: all.filter(([, verdict]) => isSaved(verdict)).length,
    skipped: all.filter(([, verdict]) => verdict === 'skipped').length,
    otherValues: differing.length,
    updatable: differing.filter(({ problem }) => problem === null).length,
    errors,
  }
}

function rowsWithOtherValues(verdicts: Verdicts): (OtherValues & { readonly row: number })[] {
  return [...verdicts].flatMap(([row, verdict]) =>
    typeof verdict === 'object' && 'changes' in verdict ? [{ row, ...verdict }] : [],
  )
}

const errorsOfOtherValues = (row: number, { subject, changes }: OtherValues, fields: Fields): ImportError[] =>
  changes.map((change) => ({
    row,
    field: change.field,
    message: `${subject} is already there with other values. ${wordsOfChange(fields, change)}`,
    kind: 'other-values',
  }))
