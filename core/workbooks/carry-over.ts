import { foldHeader } from '#core/imports/column-proposals.ts'
import { headsOf } from './head.ts'
import type { ColumnMapping, SheetMapping, WorkbookMapping } from './mapping.ts'
import { listOf, type SheetSurvey, type WorkbookSurvey } from './survey.ts'

/** A new version of a workbook: what it has in common with one that was mapped, and what changed. */

export const changeKinds = ['sheet-came', 'sheet-went', 'came', 'went', 'moved'] as const
export interface WorkbookChange {
  readonly kind: (typeof changeKinds)[number]
  readonly sheet: string
  readonly head: string | null
  readonly from: number | null
  readonly to: number | null
}

const sheetOf = (mapping: WorkbookMapping, name: string): SheetMapping | undefined =>
  mapping.sheets.find(({ sheet }) => foldHeader(sheet) === foldHeader(name))

/** How much of the mapped columns a workbook has again, from 0 to 1. */
export function likeness(survey: WorkbookSurvey, before: WorkbookMapping): number {
  const columns = before.sheets.flatMap((sheet) =>
    sheet.columns.map(({ head }) => [sheet.sheet, head] as const),
  )
  if (columns.length === 0) return 0
  const texts = new Map(
    survey.sheets.map((sheet) => [foldHeader(sheet.name), new Set(sheet.top.flat().map(foldHeader))]),
  )
  const again = columns.filter(([sheet, head]) =>
    texts.get(foldHeader(sheet))?.has(foldHeader(head.split(' – ').at(-1) ?? '')),
  )
  return again.length / columns.length
}

export interface CarriedOver {
  readonly mapping: WorkbookMapping
  readonly changes: readonly WorkbookChange[]
}

/** A column with the same heads gets what it got; the others what is proposed. */
export function carryOver(
  survey: WorkbookSurvey,
  proposed: WorkbookMapping,
  before: WorkbookMapping,
): CarriedOver {
  const changes: WorkbookChange[] = []
  const sheets = proposed.sheets.map((sheet) => {
    const was = sheetOf(before, sheet.sheet)
    const found = survey.sheets.find(({ name }) => name === sheet.sheet)
    if (!was || !found) {
      changes.push({ kind: 'sheet-came', sheet: sheet.sheet, head: null, from: null, to: null })
      return sheet
    }
    const heads = headsOf(found, { row: sheet.headRow, rows: sheet.headRows })
    const columns = carriedColumns(sheet, was).map((column) => asListed(found, sheet.firstRow, column))
    changes.push(...changesOf(sheet.sheet, was.columns, columns))
    return {
      ...sheet,
      filled: was.filled,
      per: was.per,
      rowLimit: was.rowLimit,
      columns: columns.filter(({ column }) => heads.some((head) => head.column === column)),
    }
  })
  for (const was of before.sheets) {
    if (!sheetOf(proposed, was.sheet))
      changes.push({ kind: 'sheet-went', sheet: was.sheet, head: null, from: null, to: null })
  }
  const order = (kind: WorkbookChange['kind']) => changeKinds.indexOf(kind)
  return {
    mapping: { sheets },
    changes: changes.toSorted((one, other) => order(one.kind) - order(other.kind)),
  }
}

/** Heads may stand over several columns; the first of them gets what the first got. */
function carriedColumns(sheet: SheetMapping, was: SheetMapping): readonly ColumnMapping[] {
  const left = [...was.columns]
  const carried = sheet.columns.map((column) => {
    const at = left.findIndex(({ head }) => foldHeader(head) === foldHeader(column.head))
    const [same] = at === -1 ? [] : left.splice(at, 1)
    return same ? { ...same, column: column.column, head: column.head } : { ...column, isNew: true as const }
  })
  const taken = new Set(carried.flatMap((column) => ('isNew' in column ? [] : [column.target])))
  return carried.map((column) => {
    if (!('isNew' in column)) return column
    const { isNew: _, ...rest } = column
    return taken.has(rest.target) ? { ...rest, target: null } : rest
  })
}

/** What was chosen of a list that has it no longer is chosen anew. */
function asListed(survey: SheetSurvey, row: number, column: ColumnMapping): ColumnMapping {
  const list = listOf(survey, column.column, row)
  if (!list || list.open) return column
  const entries = Object.entries(column.entries).filter(([, entry]) => list.entries.includes(entry))
  const constant = column.constant !== null && list.entries.includes(column.constant) ? column.constant : null
  return { ...column, constant, entries: Object.fromEntries(entries) }
}

function changesOf(
  sheet: string,
  before: readonly ColumnMapping[],
  after: readonly ColumnMapping[],
): WorkbookChange[] {
  const left = [...before]
  const changes: WorkbookChange[] = []
  for (const { head, column } of after) {
    const at = left.findIndex((one) => foldHeader(one.head) === foldHeader(head))
    const [was] = at === -1 ? [] : left.splice(at, 1)
    if (!was) changes.push({ kind: 'came', sheet, head, from: null, to: column })
    else if (was.column !== column) changes.push({ kind: 'moved', sheet, head, from: was.column, to: column })
  }
  return [
    ...changes,
    ...left.map(({ head, column }) => ({ kind: 'went', sheet, head, from: column, to: null }) as const),
  ]
}
