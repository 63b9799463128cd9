import { readCode } from '#core/dictionary/code-reader.ts'
import type { CodeField, CodesField, Field, FieldValue } from '#core/dictionary/field.ts'
import { quoted } from './quoted-cells.ts'

/** A value as the text of a spreadsheet cell, so that `readCell` reads the same value from it; blank for none. */
export function writeCell(value: FieldValue | null | undefined): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join('; ') : String(value)
}

/** The same in words for people: codes as their labels, flags as Yes and No. */
export function writeWords(field: Field, value: FieldValue | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (field.type === 'boolean') return value === true ? 'Yes' : 'No'
  if (field.type === 'code') return labelOf(field, String(value))
  if (field.type !== 'codes' || !Array.isArray(value)) return writeCell(value)
  return value.map((code) => quoted(labelOf(field, String(code)))).join('; ')
}

/** The label, provided that it reads back as the code. */
function labelOf(field: CodeField | CodesField, code: string): string {
  const label = field.codes.find((one) => one.code === code)?.label ?? code
  return readCode(field, label.trim()) === code ? label : code
}
