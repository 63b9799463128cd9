import type { Field, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { readCell } from './cell-reader.ts'
import { writeWords } from './cell-writer.ts'
import { columnsInOrder, readRows, writeRows } from './rows-in-cell.ts'

/* A value in one cell, as people see and write it: codes by their labels, yes and no, tables in one line. */

type Value = FieldValue | null

/** A value as the text a person edits; what is read of it is the same value. */
export function textOf(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field.type === 'group') return writeRows(field, value as readonly FieldRow[])
  return writeWords(field, value as FieldValue)
}

/** What somebody typed or pasted, as a value of the field; codes are read by their labels too. */
export function readValue(
  field: Field,
  text: string,
): { readonly value: Value } | { readonly error: string } {
  return field.type === 'group' ? readRows(field, text) : (readCell(field, text) as { value: Value })
}

/** How a field is written into one cell, where that is not plain. */
export function hintOf(field: Field): string | undefined {
  if (field.type === 'group') return `${columnsInOrder(field)}; separate several rows with ;`
  if (field.type === 'codes') return 'Separate several with ;'
  if (field.type === 'date') return 'YYYY-MM-DD'
  return undefined
}

/** What a person may choose from. */
export function choicesOf(field: Field): readonly string[] {
  if (field.type === 'boolean') return ['Yes', 'No']
  return field.type === 'code' ? field.codes.map(({ label }) => label) : []
}
