import type { FieldValue } from '#core/dictionary/field.ts'

/** A value as the text of a spreadsheet cell, so that `readCell` reads the same value from it; blank for none. */
export function writeCell(value: FieldValue | null | undefined): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join('; ') : String(value)
}
