import { foldHeader, proposeColumns } from '#core/imports/column-proposals.ts'
import { type ColumnHead, findHead, firstFreeRow, type HeadPlace, headsOf } from './head.ts'
import { variantsOf } from './head-variants.ts'
import { isComputed, type SheetSurvey, type WorkbookSurvey } from './survey.ts'
import { type FillTarget, type RowKind, targetsFor } from './targets.ts'

/** How a workbook is filled: what each column gets, kept with the workbook. */

export interface ColumnMapping {
  readonly column: number
  /** The heads above it, by which it is known again in another version. */
  readonly head: string
  /** Null: nothing, or the constant. */
  readonly target: string | null
  readonly constant: string | null
  /** What is written for a value that the column's list does not have, by that value. */
  readonly entries: Readonly<Record<string, string>>
}

export interface SheetMapping {
  readonly sheet: string
  readonly filled: boolean
  /** The table whose rows its rows are; null: a row for each device. */
  readonly per: string | null
  readonly headRow: number
  readonly headRows: number
  readonly firstRow: number
  /** So many rows and no more; null where nothing is known. */
  readonly rowLimit: number | null
  readonly columns: readonly ColumnMapping[]
}

export interface WorkbookMapping {
  readonly sheets: readonly SheetMapping[]
}

interface Known {
  readonly targets: readonly FillTarget[]
  readonly rowKinds: readonly RowKind[]
  /** How many devices the regulator takes in one file. */
  readonly rowsPerFile: number | null
}

/** What the hub takes a workbook for; a person looks at it before anything is filled. */
export const proposeMapping = (survey: WorkbookSurvey, known: Known): WorkbookMapping => ({
  sheets: survey.sheets.map((sheet) => proposeSheet(sheet, known)),
})

export const knownNames = (targets: readonly FillTarget[]): ReadonlySet<string> =>
  new Set(targets.flatMap(({ names }) => names.map(foldHeader)))

export function proposeSheet(
  sheet: SheetSurvey,
  known: Known,
  given?: { readonly head?: HeadPlace; readonly per?: string | null },
): SheetMapping {
  const head = given?.head ?? findHead(sheet, knownNames(known.targets))
  const place = head ?? { row: 1, rows: 1 }
  const heads = headsOf(sheet, place)
  const per = given?.per !== undefined ? given.per : rowsOf(heads, known)
  const columns = proposeFor(sheet, heads, place, targetsFor(known.targets, per))
  const mapped = columns.filter(({ target }) => target !== null)
  const first = firstFreeRow(
    sheet,
    place,
    mapped.map(({ column }) => column),
  )
  return {
    sheet: sheet.name,
    filled: given !== undefined || (head !== undefined && !sheet.hidden && looksFillable(mapped, known)),
    per,
    headRow: place.row,
    headRows: place.rows,
    firstRow: first,
    rowLimit: per === null ? known.rowsPerFile : null,
    columns,
  }
}

/** One column that names the device and something to say of it. */
const looksFillable = (mapped: readonly ColumnMapping[], { targets }: Known): boolean =>
  mapped.length >= 2 ||
  mapped.some(({ target }) => targets.find(({ field }) => field === target)?.per != null)

/** The table most of whose columns a sheet heads; a row for each device where none has two more than that. */
function rowsOf(heads: readonly ColumnHead[], { targets, rowKinds }: Known): string | null {
  const texts = heads.map(({ own, whole }) => new Set([own, whole].flatMap(variantsOf).map(foldHeader)))
  const ofDevice = new Set(
    targets.flatMap((target) => (target.per === null ? target.names.map(foldHeader) : [])),
  )
  const scores = rowKinds.map(({ per }) => {
    const columns = targets.filter((target) => target.per === per)
    const own = columns.filter(({ names }) =>
      texts.some((text) =>
        names.some((name) => text.has(foldHeader(name)) && !ofDevice.has(foldHeader(name))),
      ),
    )
    const all = columns.filter(({ names }) =>
      texts.some((text) => names.some((name) => text.has(foldHeader(name)))),
    )
    return { per, own: own.length, all: all.length }
  })
  const deviceColumns = texts.filter((text) => [...text].some((name) => ofDevice.has(name))).length
  const best = scores.toSorted((a, b) => b.own - a.own || b.all - a.all)[0]
  if (!best || best.own === 0) return null
  return best.own >= 2 || best.all > deviceColumns - best.all ? best.per : null
}

/** What each headed column may get; what is computed gets nothing. */
function proposeFor(
  sheet: SheetSurvey,
  heads: readonly ColumnHead[],
  { row }: HeadPlace,
  targets: readonly FillTarget[],
): readonly ColumnMapping[] {
  const texts = heads.map(({ own, whole, column }) =>
    isComputed(sheet, column, row + 1)
      ? []
      : [...new Set([whole, ...variantsOf(whole), own, ...variantsOf(own)])],
  )
  const found: (string | null)[] = heads.map(() => null)
  const rounds = Math.max(0, ...texts.map((each) => each.length))
  for (const known of inTurn(targets)) {
    for (let round = 0; round < rounds; round++) {
      const open = known.filter(({ field }) => !found.includes(field))
      const header = texts.map((each, at) => (found[at] === null ? (each[round] ?? '') : ''))
      for (const [at, { field }] of proposeColumns(header, open, new Map()).entries()) {
        if (field !== null) found[at] = field
      }
    }
  }
  return heads.map(({ column, whole }, at) => ({
    ...{ column, head: whole, target: found[at] ?? null, constant: null, entries: {} },
  }))
}

/** What the regulator calls something goes before what people call it, and what the market asks before what it does not. */
const inTurn = (targets: readonly FillTarget[]): readonly (readonly FillTarget[])[] => {
  const asked = targets.filter((target) => target.asked)
  return [asked.map((target) => ({ ...target, names: target.official })), asked, targets]
}
