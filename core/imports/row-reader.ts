import { asStated, type DocumentPatch, missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument, Field, Fields, FieldValue } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { unitColumnOf } from '#core/dictionary/units.ts'
import { readCell, readText } from './cell-reader.ts'
import { asInFiles } from './codes-in-files.ts'
import { readRows } from './rows-in-cell.ts'
import type { RowError, TableRow } from './table.ts'

/** A row understood, or what is wrong with it; `partly` is what it would be without the cells that are wrong. */
export type RowReading<Row> =
  | { readonly row: Row }
  | { readonly errors: readonly RowError[]; readonly partly?: Row | undefined }

/** What the cells of a row say. */
export interface ReadCells {
  readonly values: Record<string, FieldValue | null>
  readonly errors: RowError[]
}

export interface JudgedValues {
  /** What the row states: an empty cell states nothing, a cell with "false" does. */
  readonly stated: AnyDocument
  readonly errors: readonly RowError[]
  /** Fields a new record needs and this row leaves empty; a row about a known record may. */
  readonly missing: readonly RowError[]
}

export interface RowReader {
  /** Reads the columns that are fields. */
  cells(columns: ReadonlyMap<string, number>, row: TableRow): ReadCells
  /** Judges by the dictionary what was read: lengths, ranges, characters; all errors at once. */
  judge(read: ReadCells): JudgedValues
}

/** How rows are read by a table of fields. */
export function rowReader(fields: Fields): RowReader {
  // Made when the first row comes: there is a reader for every market, and most never read one.
  let schema: ReturnType<typeof patchSchema> | undefined
  const given = Object.entries<Field>(fields).flatMap(([id, field]) =>
    field.assigned ? [] : [[id, asInFiles(id, field)] as const],
  )
  return {
    cells(columns, row) {
      const values: Record<string, FieldValue | null> = {}
      const errors: RowError[] = []
      for (const [id, field] of given) {
        const at = columns.get(id)
        if (at === undefined) continue
        const text = row.cells[at] ?? ''
        const read =
          field.type === 'group' ? readRows(field, text) : readCell(field, text, unitOf(id, columns, row))
        if ('error' in read) errors.push({ field: id, message: read.error })
        else values[id] = read.value
      }
      return { values, errors }
    },
    judge({ values, errors: before }) {
      schema ??= patchSchema(fields)
      const result = schema.safeParse(values)
      const issues = result.error?.issues ?? []
      const errors = [...before, ...issues.map(({ path, message }) => ({ field: String(path[0]), message }))]
      const refused = new Set(errors.map(({ field }) => field))
      const missing = missingFields(fields, present(values)).filter(({ path }) => !refused.has(path))
      const good = () => Object.fromEntries(Object.entries(values).filter(([id]) => !refused.has(id)))
      const data = result.data ?? schema.safeParse(good()).data ?? {}
      return {
        stated: present(asStated(fields, data as DocumentPatch, [])),
        errors,
        missing: missing.map(({ path, message }) => ({ field: path, message })),
      }
    },
  }
}

/** The unit in the column beside a number. */
const unitOf = (field: string, columns: ReadonlyMap<string, number>, { cells }: TableRow): string =>
  readText(cells[columns.get(unitColumnOf(field)) ?? -1] ?? '')

/** The columns that hold the units of numbers; without one, the number is in the field's own unit. */
export const unitColumns = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([id, field]) => ('units' in field && field.units ? [unitColumnOf(id)] : []))

/** Without what is blank. */
function present(values: DocumentPatch): AnyDocument {
  const told = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(told) as AnyDocument
}
