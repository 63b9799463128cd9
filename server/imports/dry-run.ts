import type { PreviewProblem, RowVerdict } from '#core/contract/import-previews.ts'
import type { TableRow } from '#core/imports/table.ts'
import type { Actor, Hub, Tx } from '#server/platform/hub.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { batches, type ReadBatch, type ReadRow } from './batches.ts'
import { labelOf } from './column-targets.ts'
import { type Given, type ImportKind, isSaved, type Verdict, type Verdicts } from './import-kind.ts'
import type { TablePlan } from './table-plan.ts'

/** A row that needs a look, or had one. */
export interface CheckedRow {
  readonly row: number
  readonly verdict: RowVerdict
  readonly problems: readonly PreviewProblem[]
  /** As they are in the file. */
  readonly cells: readonly string[]
}

export interface DryRun {
  readonly checked: number
  readonly counts: Record<RowVerdict, number>
  readonly rows: readonly CheckedRow[]
}

/** More rows take longer than somebody waits before a screen. */
const mostChecked = 20_000
/** More are mended in the file itself. */
const mostRefused = 1000
const mostWarned = 200

export interface Checking<Row> {
  readonly rows: AsyncIterable<ReadRow<Row>>
  readonly plan: Pick<TablePlan<Row>, 'columns' | 'columnOf' | 'filled'> | undefined
  /** The row of the file as it was met; empty in an XML file. */
  readonly cellsOf: (row: number) => TableRow['cells']
  /** Rows that are told whatever becomes of them. */
  readonly wanted: ReadonlySet<number>
}

/** What an import would make of rows: it looks batch by batch, and stores nothing. */
export async function dryRun<Row>(
  hub: Hub,
  actor: Actor,
  kind: ImportKind<Row>,
  checking: Checking<Row>,
): Promise<DryRun> {
  const counts: Record<RowVerdict, number> = { new: 0, same: 0, 'other-values': 0, refused: 0 }
  const rows: CheckedRow[] = []
  const kept = { refused: 0, warned: 0 }
  /** Groups with something new: what comes later in the file hangs on what that becomes. */
  const begun = new Set<string>()
  const given: Given = new Map()
  let checked = 0
  for await (const batch of batches(limited(checking.rows), kind)) {
    checked += batch.size
    const verdicts = await lookedUp(hub, actor, kind, batch, { begun, given })
    for (const { row, read } of batch.good) {
      if (isSaved(verdicts.get(row))) begun.add(kind.groupOf(read))
    }
    for (const one of judged(kind, checking, batch, verdicts)) {
      counts[one.verdict] += 1
      const isRefused = one.verdict === 'refused'
      const hasRoom = isRefused ? kept.refused < mostRefused : kept.warned < mostWarned
      if (!checking.wanted.has(one.row) && (one.problems.length === 0 || !hasRoom)) continue
      kept[isRefused ? 'refused' : 'warned'] += 1
      rows.push({ ...one, cells: checking.cellsOf(one.row) })
    }
  }
  return { checked, counts, rows }
}

async function* limited<T>(rows: AsyncIterable<T>): AsyncGenerator<T> {
  let met = 0
  for await (const row of rows) {
    yield row
    if (++met === mostChecked) return
  }
}

class NothingIsStored extends Error {}

/** In a transaction that is never committed, so that no look can leave anything behind. */
async function lookedUp<Row>(
  hub: Hub,
  actor: Actor,
  kind: ImportKind<Row>,
  { good }: ReadBatch<Row>,
  { begun, given }: { readonly begun: ReadonlySet<string>; readonly given: Given },
): Promise<Verdicts> {
  const follows = good.filter(({ read }) => begun.has(kind.groupOf(read)))
  const others = good.filter((row) => !follows.includes(row))
  const verdicts = new Map<number, Verdict>(follows.map(({ row }) => [row, 'successful']))
  if (others.length === 0) return verdicts
  const look = async (tx: Tx) => {
    const unit = { tx, now: hub.now(), record: () => undefined }
    for (const [row, verdict] of await kind.compare(unit, actor, others, given)) verdicts.set(row, verdict)
    throw new NothingIsStored()
  }
  try {
    await hub.db.transaction().execute(look)
  } catch (error) {
    if (!(error instanceof NothingIsStored)) throw error
  }
  return verdicts
}

type Judged = Omit<CheckedRow, 'cells'>

function* judged<Row>(
  kind: ImportKind<Row>,
  { plan }: Pick<Checking<Row>, 'plan'>,
  batch: ReadBatch<Row>,
  verdicts: Verdicts,
): Generator<Judged> {
  const refused = new Map<number, PreviewProblem[]>()
  const tell = (severity: PreviewProblem['severity']) => (said: Said) => problemOf(kind, plan, said, severity)
  for (const { row, ...said } of batch.errors) {
    refused.set(row, [...(refused.get(row) ?? []), tell('error')(said)])
  }
  const found = (read: Row) => (kind.findings?.(read) ?? []).map(tell('warning'))
  for (const { row, read } of batch.partly) refused.get(row)?.push(...found(read))
  for (const [row, problems] of refused) yield { row, verdict: 'refused', problems }
  for (const { row, read } of batch.good) {
    const verdict = verdicts.get(row) ?? 'skipped'
    if (isSaved(verdict)) {
      const repeats = [...batch.repeats, ...batch.remarks].filter((each) => each.row === row)
      const warnings = [...found(read), ...repeats.map(tell('warning'))]
      yield { row, verdict: 'new', problems: warnings }
    } else if (typeof verdict === 'object' && 'errors' in verdict) {
      yield { row, verdict: 'refused', problems: verdict.errors.map(tell('error')) }
    } else if (verdict === 'skipped') yield { row, verdict: 'same', problems: [] }
    else {
      const why = typeof verdict === 'object' && 'problem' in verdict ? [verdict.problem ?? []].flat() : []
      const problems = why.map((message) => tell('warning')({ field: null, message }))
      yield { row, verdict: 'other-values', problems }
    }
  }
}

interface Said {
  readonly field: string | null
  readonly message: string
}

function problemOf<Row>(
  kind: ImportKind<Row>,
  plan: Checking<Row>['plan'],
  { field, message }: Said,
  severity: PreviewProblem['severity'],
): PreviewProblem {
  const target = field === null ? null : (plan?.columnOf(field) ?? field)
  const at = plan?.columns.get(target ?? '')
  const filled = plan?.filled.get(at ?? -1)
  // A copy is typed over where it was copied from; what all rows get, in none of them.
  const column = filled ? ('from' in filled ? filled.from : null) : at
  return {
    // Where no column holds it, the one that would: a value for all rows is set for that.
    field: at === undefined ? target : field,
    label: field === null ? null : labelOf(kind, field),
    column: column ?? null,
    message: storableText(message),
    severity,
  }
}
