import type { CellValue, FieldRow, Fields, FieldValue } from '#core/dictionary/field.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import type { RegulatorFields, TemplateColumn, WorksheetReader } from '#core/markets/market.ts'
import { readCell, readText } from './cell-reader.ts'
import { asInFiles } from './codes-in-files.ts'
import { type RowReading, rowReader, unitColumns } from './row-reader.ts'
import type { SubmissionRow } from './submission-row.ts'
import type { TableRow } from './table.ts'

/** Names a table of this market may have for its columns: those of the template, of the worksheet, and the fields' own. */
export const countryColumns = ({ template, fields, worksheet }: CountryTemplate): readonly string[] => [
  ...new Set([
    ...template.flatMap(({ name, field, column }) => [name, ...(field && !column ? [field] : [])]),
    ...unitColumns(
      Object.fromEntries(
        template.flatMap(({ field }) => (field && fields[field] ? [[field, fields[field]]] : [])),
      ),
    ),
    ...(worksheet?.columns ?? []),
  ]),
]

export interface CountryTemplate {
  readonly template: readonly TemplateColumn[]
  readonly fields: Fields
  readonly worksheet?: WorksheetReader | undefined
}

/** The columns a field may be read from: errors name them. */
export const countryColumnsOf =
  (template: readonly TemplateColumn[]) =>
  (id: string): readonly string[] => {
    const own = template.filter(({ field, column }) => field === id && !column).map(({ name }) => name)
    return [...new Set([...own, id])]
  }

/**
 * How rows of a country upload are read: each is a submission for the one master record of the address (decision
 * D23, S3-OPEN-10). A column under its name in the template and under its field's name says the same; that of the
 * field is read first.
 */
export function countryRowReader(
  all: Fields,
  {
    regulatorFields,
    template,
    worksheet,
  }: Pick<CountryTemplate, 'template' | 'worksheet'> & { readonly regulatorFields: RegulatorFields },
) {
  const fields = withTakenCodes(all, regulatorFields)
  const reader = rowReader(fields)
  const units = unitColumns(fields).filter((name) => !(name in fields))
  return (columns: ReadonlyMap<string, number>, row: TableRow): RowReading<SubmissionRow> => {
    const byField = new Map<string, number>()
    for (const { name, field, column } of template) {
      // The name of a column may be that of another field, the name of a field is its own.
      const at = (field === null || column ? undefined : columns.get(field)) ?? columns.get(name)
      if (field !== null && !column && at !== undefined && !byField.has(field)) byField.set(field, at)
    }
    for (const name of units) {
      const at = columns.get(name)
      if (at !== undefined) byField.set(name, at)
    }
    const read = reader.cells(byField, row)
    // The first named stands first in its table.
    for (const { table, row: own, errors } of rowsOfTheirOwn(fields, template, columns, row).toReversed()) {
      read.errors.push(...errors)
      if (errors.length > 0 || Object.keys(own).length === 0) continue
      const others = (read.values[table] as readonly FieldRow[] | null | undefined) ?? []
      read.values[table] = [own, ...others] as FieldValue
    }
    const ofWorksheet = worksheet?.read((name) => readText(row.cells[columns.get(name) ?? -1] ?? ''))
    for (const [field, value] of Object.entries(ofWorksheet?.values ?? {}))
      read.values[field] ??= value ?? null
    for (const { column, message } of ofWorksheet?.problems ?? []) {
      read.errors.push({ field: column, message })
    }
    const written = row.cells[columns.get('changeReason') ?? -1] ?? ''
    const reason = reasonText.safeParse(readText(written))
    for (const { message } of reason.error?.issues ?? []) {
      read.errors.push({ field: 'changeReason', message })
    }
    const { stated, errors } = reader.judge(read)
    if (errors.length > 0) return { errors }
    const changeReason = reason.data || null
    return { row: { stated, deviceNumber: null, versionNumber: null, changeReason } }
  }
}

/** A cell with a code this market does not take is refused, and those it takes are named. */
function withTakenCodes(fields: Fields, regulatorFields: RegulatorFields): Fields {
  const narrowed = Object.entries(regulatorFields).flatMap(([id, { codes: taken }]) => {
    const field = fields[id]
    if (!taken || (field?.type !== 'code' && field?.type !== 'codes')) return []
    return [[id, { ...field, codes: field.codes.filter(({ code }) => taken.includes(code)) }]]
  })
  return { ...fields, ...Object.fromEntries(narrowed) }
}

interface OwnRow {
  readonly table: string
  row: FieldRow
  readonly errors: { field: string; message: string }[]
}

/** The rows that columns of their own say of tables, as of a certificate; blank ones say nothing. */
function rowsOfTheirOwn(
  fields: Fields,
  template: readonly TemplateColumn[],
  columns: ReadonlyMap<string, number>,
  { cells }: TableRow,
): readonly OwnRow[] {
  const rows = new Map<string, OwnRow>()
  for (const { name, field, column, row: beside = {} } of template) {
    const table = field === null ? undefined : fields[field]
    const at = columns.get(name)
    if (!column || field === null || table?.type !== 'group' || at === undefined) continue
    const key = JSON.stringify([field, beside])
    const own = rows.get(key) ?? { table: field, row: {}, errors: [] }
    rows.set(key, own)
    const of = table.columns[column]
    const value = of && readCell(asInFiles(column, of), cells[at] ?? '')
    if (value && 'error' in value) own.errors.push({ field: name, message: value.error })
    else if (value && value.value !== null)
      own.row = { ...beside, ...own.row, [column]: value.value as CellValue }
  }
  return [...rows.values()]
}
