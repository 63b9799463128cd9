import type { Issue } from '#core/contract/problem.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { ColumnMapping, SheetMapping, WorkbookMapping } from '#core/workbooks/mapping.ts'
import {
  isComputed,
  lettersOf,
  listOf,
  type SheetSurvey,
  type WorkbookSurvey,
} from '#core/workbooks/survey.ts'
import { type FillTarget, rowKindsOf, targetsFor, targetsOf } from '#core/workbooks/targets.ts'
import { isFilled } from './workbook-presenter.ts'

/** Whether a workbook can be filled as somebody wants it, each problem at its place. */
export function problemsOf(
  market: MarketModule,
  survey: WorkbookSurvey,
  { sheets }: WorkbookMapping,
): readonly Issue[] {
  const targets = targetsOf(market)
  const tables = new Set(rowKindsOf(market).map(({ per }) => per))
  const names = sheets.map(({ sheet }) => sheet)
  const issues = sheets.flatMap((sheet, at): Issue[] => {
    const path = `mapping.sheets.${at}`
    const found = survey.sheets.find(({ name }) => name === sheet.sheet)
    if (!found) return [{ path: `${path}.sheet`, message: `The workbook has no sheet "${sheet.sheet}"` }]
    if (names.indexOf(sheet.sheet) !== at)
      return [{ path: `${path}.sheet`, message: `The sheet "${sheet.sheet}" is named twice` }]
    if (sheet.per !== null && !tables.has(sheet.per))
      return [{ path: `${path}.per`, message: 'The market has no such table' }]
    return ofSheet(found, sheet, targetsFor(targets, sheet.per)).map(({ path: field, message }) => ({
      path: `${path}.${field}`,
      message: `${sheet.sheet}: ${message}`,
    }))
  })
  if (!sheets.some(({ filled, columns }) => filled && columns.some(isFilled)))
    issues.push({ path: 'mapping.sheets', message: 'Choose a field for at least one column' })
  return issues
}

function ofSheet(survey: SheetSurvey, sheet: SheetMapping, targets: readonly FillTarget[]): Issue[] {
  const issues: Issue[] = []
  if (!sheet.filled) return issues
  if (sheet.firstRow <= sheet.headRow)
    issues.push({ path: 'firstRow', message: 'The first row to fill in has to be below the header row' })
  if (sheet.headRows > sheet.headRow)
    issues.push({ path: 'headRows', message: 'There are not enough rows above the header row' })
  const seen = new Set<number>()
  for (const [at, column] of sheet.columns.entries()) {
    const message = seen.has(column.column)
      ? `Column ${lettersOf(column.column)} is named twice`
      : wrongWith(survey, sheet, column, targets)
    seen.add(column.column)
    if (message !== undefined) issues.push({ path: `columns.${at}`, message })
  }
  return issues
}

function wrongWith(
  survey: SheetSurvey,
  sheet: SheetMapping,
  column: ColumnMapping,
  targets: readonly FillTarget[],
): string | undefined {
  const { target, constant, entries } = column
  const name = `Column ${lettersOf(column.column)} (${column.head})`
  if (!isFilled(column)) return undefined
  if (target !== null && constant !== null) return `${name} gets either a field or a fixed text`
  if (target !== null && !targets.some(({ field }) => field === target))
    return `${name}: "${target}" is no field for the rows of this sheet`
  if (isComputed(survey, column.column, sheet.headRow + 1))
    return `${name} is computed by the workbook and cannot be filled`
  const list = listOf(survey, column.column, sheet.firstRow)
  if (!list || list.open) return undefined
  const unknown = [...(constant === null ? [] : [constant]), ...Object.values(entries)].find(
    (entry) => !list.entries.includes(entry),
  )
  return unknown === undefined ? undefined : `${name}: "${unknown}" is not in the list of the workbook`
}

/** What each column got and gets, for the trail. */
export function changesOfMapping(
  before: { readonly name: string; readonly mapping: WorkbookMapping },
  after: { readonly name: string; readonly mapping: WorkbookMapping },
): FieldChange[] {
  const [was, is] = [toldOf(before), toldOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [from, to] = [was.get(field) ?? null, is.get(field) ?? null]
    return from === to ? [] : [{ field, from, to }]
  })
}

function toldOf({ name, mapping }: { name: string; mapping: WorkbookMapping }): Map<string, string> {
  const told = new Map([['name', name]])
  for (const sheet of mapping.sheets) {
    if (!sheet.filled) continue
    const { per, firstRow, rowLimit } = sheet
    told.set(
      sheet.sheet,
      `row for each ${per ?? 'device'}, from row ${firstRow}, at most ${rowLimit ?? 'any'}`,
    )
    for (const { column, head, target, constant, entries } of sheet.columns) {
      const chosen = Object.entries(entries).map(([value, entry]) => `; ${value} as ${entry}`)
      const gets = target ?? (constant === null ? null : `"${constant}"`)
      if (gets !== null) told.set(`${sheet.sheet}, ${lettersOf(column)} (${head})`, gets + chosen.join(''))
    }
  }
  return told
}
