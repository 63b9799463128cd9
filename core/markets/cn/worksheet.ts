import type { AnyDocument, CellValue, FieldRow } from '#core/dictionary/field.ts'
import { cellsOf, quoted } from '#core/imports/quoted-cells.ts'
import type { WorksheetReader } from '../market.ts'
import type { TableColumn } from '../table-file.ts'
import { elements, readNoneCarried, recordKey, type Values } from './elements.ts'
import { lists, type NmpaList, readListCell } from './lists.ts'
import { cellOf, rowsOf } from './release-file.ts'

/** Element names of the UDI database; of a list, the rows of an element stand behind each other in one cell. */
export const worksheetColumns: readonly TableColumn[] = [
  ...elements.map(({ name, code }): TableColumn => [name, code]),
  ...lists.flatMap((list) =>
    list.columns.map(
      ({ name, column, otherwise }): TableColumn => [
        name,
        (document: AnyDocument) =>
          inOneCell(rowsOf(document, list).map((row) => cellOf(document, row[column], otherwise))),
      ],
    ),
  ),
  [recordKey.name, recordKey.code],
]

/** Blank cells keep their place, unless the whole column is blank. */
const inOneCell = (cells: readonly string[]): string =>
  cells.every((cell) => cell === '') ? '' : cells.map(quoted).join('; ')

/** Reads what `worksheetColumns` have written. */
export const cnWorksheet: WorksheetReader = {
  columns: worksheetColumns.map(([name]) => name),
  read(textOf) {
    const values: Values = {}
    const problems: { column: string; message: string }[] = []
    const said = new Map<string, string>()
    for (const { name, read } of [...elements, recordKey]) {
      const text = textOf(name)
      if (text === '') continue
      said.set(name, text)
      const message = read(text, values)
      if (message !== undefined) problems.push({ column: name, message })
    }
    readNoneCarried(said, values)
    for (const list of lists) {
      const rows = rowsIn(list, textOf, values, problems)
      if (rows.length > 0) values[list.field] = rows
    }
    return { values, problems }
  },
}

function rowsIn(
  list: NmpaList,
  textOf: (column: string) => string,
  values: Values,
  problems: { column: string; message: string }[],
): readonly FieldRow[] {
  const rows: Record<string, CellValue>[] = []
  for (const column of list.columns) {
    for (const [at, text] of cellsOf(textOf(column.name), ';').entries()) {
      rows[at] ??= {}
      const message = readListCell(column, text, { row: rows[at], values })
      if (message !== undefined) problems.push({ column: column.name, message })
    }
  }
  return rows.filter((row) => Object.keys(row).length > 0)
}
