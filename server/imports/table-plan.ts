import { setImmediate as breathe } from 'node:timers/promises'
import { foldHeader } from '#core/imports/column-proposals.ts'
import type { RowReading } from '#core/imports/row-reader.ts'
import { doubledColumns, locateColumns, type Table, type TableRow } from '#core/imports/table.ts'
import type { Filled, MappedColumn } from '#server/database/preview-tables.ts'
import { refuseFile } from '#server/files/table-limits.ts'
import type { ReadRow } from './batches.ts'
import { labelOf } from './column-targets.ts'
import { filledOf, isOfFile, withFilled } from './filled-fields.ts'
import type { ImportKind, TableFormat } from './import-kind.ts'
import { type UnreadColumn, unreadColumns } from './unread-columns.ts'

/** How the rows of one table are read. */
export interface TablePlan<Row> {
  readonly format: TableFormat<Row>
  readonly header: Table['header']
  readonly columns: ReadonlyMap<string, number>
  /** What every row gets in columns behind those of the header. */
  readonly filled: ReadonlyMap<number, Filled>
  readonly unread: readonly UnreadColumn[]
  /** Columns of text, where a spreadsheet should have no days. */
  readonly textFields: ReadonlySet<string>
  /** The column of the file, or of its template, that contains a field: errors name it. */
  readonly columnOf: (field: string) => string
}

/** Finds the format of a table by its columns, or refuses the whole file. */
export function planTable<Row>(kind: ImportKind<Row>, header: Table['header']): TablePlan<Row> {
  for (const format of kind.formats) {
    const columns = locatedColumns(kind, format, header)
    if (!(format.markers ? format.markers.every((name) => columns.has(name)) : columns.size > 0)) continue
    refuseDoubled(header, format.columns)
    if (!format.keepsOthers) refuseDoubledLabels(kind, format, header)
    const unread = unreadColumns(kind, format, header, new Set(columns.values()))
    return {
      format,
      header,
      columns,
      filled: new Map(),
      unread,
      textFields: textFieldsOf(kind, format),
      columnOf: columnReader(format, columns),
    }
  }
  throw refuseFile(kind.unknownMessage(firstNames(header), header))
}

/** The format whose columns a mapping has; none where the file is then still none of the kind. */
export function mappedFormat<Row>(
  kind: Pick<ImportKind<Row>, 'formats'>,
  fields: ReadonlySet<string>,
): TableFormat<Row> | undefined {
  return kind.formats.find(({ columns, markers }) =>
    (markers ?? columns)[markers ? 'every' : 'some']((name) => fields.has(name)),
  )
}

/** A table whose columns a person has looked at. */
export function planMapped<Row>(
  kind: Pick<ImportKind<Row>, 'fields' | 'otherNames'>,
  format: TableFormat<Row>,
  mapped: readonly MappedColumn[],
): TablePlan<Row> {
  const columns = new Map(mapped.flatMap(({ field }, at) => (field === null ? [] : [[field, at] as const])))
  const header = mapped.filter(isOfFile).map((column) => column.header)
  const filled = filledOf(mapped)
  const copied = [...filled.values()].flatMap((one) => ('from' in one ? [one.from] : []))
  const unread = unreadColumns(kind, format, header, new Set([...columns.values(), ...copied]))
  return {
    format,
    header,
    columns,
    filled,
    unread,
    textFields: textFieldsOf(kind, format),
    columnOf: columnReader(format, columns),
  }
}

const textFieldsOf = <Row>(
  { fields }: Pick<ImportKind<Row>, 'fields'>,
  { columns }: TableFormat<Row>,
): ReadonlySet<string> => new Set(columns.filter((name) => fields[name]?.type === 'text'))

/** Where each column is: by its name, else by the label people read. */
function locatedColumns<Row>(
  kind: Pick<ImportKind<Row>, 'fields' | 'otherNames'>,
  format: TableFormat<Row>,
  header: Table['header'],
): ReadonlyMap<string, number> {
  const columns = locateColumns(header, format.columns)
  if (format.keepsOthers) return columns
  const taken = new Set(columns.values())
  const free = new Map(
    header.map((name, at) => [foldHeader(name), at] as const).filter(([, at]) => !taken.has(at)),
  )
  for (const name of format.columns) {
    const label = foldHeader(labelOf(kind, name))
    const at = free.get(label)
    const isAlone = format.columns.every(
      (other) => other === name || foldHeader(labelOf(kind, other)) !== label,
    )
    if (at !== undefined && !columns.has(name) && isAlone) columns.set(name, at)
  }
  return columns
}

/** Enough of a plan to name the columns of a file later; undefined where its columns are kept under their own names. */
export interface NamedColumns {
  readonly format: string
  readonly columns: readonly string[]
}

export const namedColumns = <Row>({
  format,
  columns,
}: Pick<TablePlan<Row>, 'format' | 'columns'>): NamedColumns | undefined =>
  format.keepsOthers ? undefined : { format: format.name, columns: [...columns.keys()] }

export function columnNamer<Row>(
  { formats }: Pick<ImportKind<Row>, 'formats'>,
  named: NamedColumns | undefined,
): (field: string) => string {
  const format = formats.find(({ name }) => name === named?.format)
  return format && named ? columnReader(format, new Set(named.columns)) : (field) => field
}

const columnReader =
  <Row>({ columnsOf }: TableFormat<Row>, columns: Pick<ReadonlySet<string>, 'has'>) =>
  (field: string): string => {
    if (columns.has(field)) return field
    const names = columnsOf?.(field) ?? [field]
    return names.find((name) => columns.has(name)) ?? names[0] ?? field
  }

/** Of two columns with one name nobody knows which is meant. */
function refuseDoubled(header: Table['header'], known: readonly string[]): void {
  const doubled = doubledColumns(header, known)
  if (doubled.length === 0) return
  const said = doubled.map(
    ({ name, places }) => `The column ${name} is there twice (${places.join(' and ')}).`,
  )
  throw refuseFile(`${said.join(' ')} Keep one of them. Nothing was saved.`)
}

/** The same of two columns that are headed with the label of a field. */
function refuseDoubledLabels<Row>(
  kind: Pick<ImportKind<Row>, 'fields' | 'otherNames'>,
  { columns }: TableFormat<Row>,
  header: Table['header'],
): void {
  const own = new Set(columns.map((name) => name.toLowerCase()))
  const labels = new Set(columns.map((name) => foldHeader(labelOf(kind, name))))
  const places = new Map<string, number[]>()
  for (const [at, name] of header.entries()) {
    const label = foldHeader(name)
    if (!labels.has(label) || own.has(name.trim().toLowerCase())) continue
    places.set(label, [...(places.get(label) ?? []), at])
  }
  const said = [...places.values()]
    .filter((all) => all.length > 1)
    .map(
      (all) =>
        `The column ${header[all[0] ?? 0]?.trim()} is there twice (${all.map((at) => at + 1).join(' and ')}).`,
    )
  if (said.length > 0) throw refuseFile(`${said.join(' ')} Keep one of them. Nothing was saved.`)
}

/** Enough of a header to recognise the file by. */
const firstNames = (header: Table['header']): string => header.slice(0, 5).join(', ').slice(0, 200)

/** Reads row by row; pauses so that other requests are answered meanwhile. */
export async function* readRows<Row>(
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
  plan: TablePlan<Row>,
): AsyncGenerator<ReadRow<Row>> {
  let read = 0
  for await (const row of rows) {
    if (++read % 25 === 0) await breathe()
    const length = row.cells.reduce((sum, cell) => sum + cell.length, 0)
    const problem = movedValues(plan.header, row)
    const whole = withFilled(row, plan.filled)
    const reading = problem ? { errors: [{ field: null, message: problem }] } : readRow(plan, whole)
    const remarks = dayRemarks(plan, whole)
    yield { row: row.row, length, reading, ...(remarks.length > 0 && { remarks }) }
  }
}

/** What a spreadsheet has lost matters in the columns that are read. */
function readRow<Row>({ format, header, columns }: TablePlan<Row>, row: TableRow): RowReading<Row> {
  const { lost = {} } = row
  const read = new Map([...columns].map(([field, at]) => [at, field]))
  // What is kept beside the fields is read as well, word for word.
  const named = Object.entries(lost).flatMap(([index, message]) => {
    const at = Number(index)
    const field = read.get(at) ?? (format.keepsOthers ? header[at] : undefined)
    return field === undefined ? [] : [{ field, at, message }]
  })
  if (named.length === 0) return format.read(header, columns, row)
  const cells = row.cells.map((cell, at) => (named.some((one) => one.at === at) ? '' : cell))
  const reading = format.read(header, columns, { ...row, cells })
  const told = new Set(named.map(({ field }) => field))
  const others = 'errors' in reading ? reading.errors.filter(({ field }) => !told.has(field ?? '')) : []
  const errors = [...named.map(({ field, message }) => ({ field, message })), ...others]
  const partly = 'row' in reading ? reading.row : reading.partly
  return { errors, ...(partly !== undefined && { partly }) }
}

/** A spreadsheet makes a day of a number such as 3-4. */
function dayRemarks<Row>({ columns, textFields }: TablePlan<Row>, { days = [], cells }: TableRow) {
  if (days.length === 0) return []
  return [...columns].flatMap(([field, at]) => {
    if (!days.includes(at) || !textFields.has(field)) return []
    const message = `The spreadsheet has a date in this cell: ${cells[at]}. If another text was entered, format the column as text and enter it again.`
    return [{ field, message }]
  })
}

/** A delimiter inside a value without quotes moves all values behind it into the columns of others. */
function movedValues(header: Table['header'], { cells }: TableRow): string | undefined {
  const values = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  if (values <= header.length) return undefined
  return `The row has ${values} values, but the header names ${header.length} columns. A value that holds the delimiter needs quotes around it.`
}
