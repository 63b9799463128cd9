import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportError } from '#core/contract/imports.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { currentTag, dictionaries } from '#core/dictionary/upgrades/index.ts'
import { wordsOfChange } from '#core/imports/other-values.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, HeldJob, Hub, Tx, Unit } from '#server/platform/hub.ts'
import { piecesOf } from '#server/platform/job-pieces.ts'
import { type Advance, advanceJob, createJob, type NewJob } from '#server/platform/job-store.ts'
import { batches, type ReadBatch, type ReadRow } from './batches.ts'
import type { StartedImport } from './import-answer.ts'
import { type ImportKind, isSaved, type OtherValues, type Verdicts } from './import-kind.ts'
import { noteImported } from './imported-row-queries.ts'
import { keepRows, keptRows } from './kept-rows.ts'
import { keepOtherValues } from './other-values-queries.ts'
import { columnNamer, type NamedColumns } from './table-plan.ts'

/** What is known of a file before its rows are stored. */
export interface Survey<Row>
  extends Pick<NewJob, 'fileName' | 'fileHash' | 'recognised' | 'unreadColumns' | 'unreadReasons' | 'total'> {
  /** How the columns of the file are named when something is said of them. */
  readonly named?: NamedColumns | undefined
  readonly rows: AsyncIterable<ReadRow<Row>>
  /** The same rows, where they are on disk already. */
  readonly kept?: SpooledFile<'rows'>
}

/** What is kept with an import beside its rows. */
interface ImportDetails {
  readonly named?: NamedColumns | undefined
  readonly recordId?: number | undefined
  /** The dictionaries its rows were read by. */
  readonly dictionaries: readonly string[]
}

const currentDictionaries = (): string[] => Object.keys(dictionaries).map((name) => currentTag(name as never))

/**
 * Reads all rows, keeps them in the database and notes the import as a job; from here on any server can do it.
 * `claim` is a part of the same transaction.
 */
export async function startImport<Row>(
  hub: Hub,
  actor: Actor,
  kind: ImportKind<Row>,
  { rows, kept: before, named, ...file }: Survey<Row>,
  claim: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<StartedImport> {
  const kept = before ?? (await keepRows(file.fileName, rows))
  try {
    const details: ImportDetails = { named, recordId: kind.recordId, dictionaries: currentDictionaries() }
    const jobId = await hub.db.transaction().execute(async (tx) => {
      await claim(tx)
      const job = { ...file, kind: kind.kind, needs: kind.access, details, content: kept.read() }
      return createJob(tx, hub, actor, job)
    })
    return await enqueued(hub, kind, jobId)
  } finally {
    await kept.close()
  }
}

/** A job that is in the queue is begun at once, where there is room. */
async function enqueued(
  hub: Hub,
  { errorsTold }: Pick<ImportKind<unknown>, 'errorsTold'>,
  jobId: number,
): Promise<StartedImport> {
  // It is safe in the queue; the next look finds it.
  await hub.queue.look(hub).catch(() => undefined)
  return { hub, jobId, errorsTold }
}

/** Queues a job about the rows of an earlier import; `needs` is asked again when the queue comes to it. */
export async function startAfter(
  hub: Hub,
  actor: Actor,
  kind: Pick<ImportKind<unknown>, 'kind' | 'errorsTold'>,
  { file_name: fileName, recognised }: JobRow,
  about: Pick<NewJob, 'total' | 'details' | 'needs' | 'updatesJob' | 'undoesJob'>,
): Promise<StartedImport> {
  const job = { kind: kind.kind, fileName, recognised, unreadColumns: [] }
  const jobId = await hub.db.transaction().execute((tx) => createJob(tx, hub, actor, { ...job, ...about }))
  return enqueued(hub, kind, jobId)
}

/** The record the rows of an import are for, where they are for one; an update, or an undo, names none. */
export const recordOf = ({ details }: HeldJob): number | undefined => (details as ImportDetails).recordId

/** From the row an import has come to, to its end. */
export async function performImport<Row>(hub: Hub, kind: ImportKind<Row>, job: HeldJob): Promise<void> {
  const { row } = job
  const { named, dictionaries: readBy } = job.details as ImportDetails
  if (readBy.join() !== currentDictionaries().join()) {
    throw new Refusal('invalid_transition', 'The hub has been updated and now reads such files differently.')
  }
  const rows = keptRows<Row>(piecesOf(hub.db, row.id))
  const importing = { ...kind, columnOf: columnNamer(kind, named) }
  await inSteps(job, batches(rows, kind, row.done), (unit, batch) =>
    storeBatch(unit, job.actor, row.id, importing, batch),
  )
}

/** Does a job step by step, each in a transaction of its own that notes how far the job is. */
export async function inSteps<Step>(
  job: Pick<HeldJob, 'step'>,
  steps: AsyncGenerator<Step>,
  work: (unit: Unit, step: Step) => Promise<void>,
): Promise<void> {
  for await (const step of readAhead(steps)) {
    await job.step((unit) => work(unit, step))
    await breathe()
  }
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
    .flatMap(({ row, read }) => [
      ...(kind.findings?.(read) ?? []).map((finding) => byColumn({ row, ...finding })),
      ...batch.remarks.filter((remark) => remark.row === row).map(byColumn),
    ])
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
    message: `${subject} already exists with different values. ${wordsOfChange(fields, change)}`,
    kind: 'other-values',
  }))
