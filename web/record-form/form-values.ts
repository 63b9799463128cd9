import type { FieldValues } from 'react-hook-form'
import type { Field, FieldRow, Fields } from '#core/dictionary/field.ts'

/** What a form of dictionary fields holds: inputs want '' where the record has null. */
export type FormValues = FieldValues

/** A record as form values; without one, an empty form. */
export function toFormValues(fields: Fields, record: Readonly<Record<string, unknown>> = {}): FormValues {
  const { notStated } = record
  const open = new Set(Array.isArray(notStated) ? notStated : [])
  return Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [id, toInput(field, open.has(id) ? null : record[id])]),
  )
}

function toInput(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'boolean':
      // A mark is set or not; a statement may be open (null).
      if (field.mark) return value === true
      return typeof value === 'boolean' ? value : null
    case 'codes':
      return Array.isArray(value) ? value : []
    case 'group':
      return Array.isArray(value) ? value.map((row: FieldRow) => toFormValues(field.columns, row)) : []
    case 'integer':
    case 'decimal':
    case 'code':
      return value ?? null
    default:
      return typeof value === 'string' ? value : ''
  }
}

/** Form values as the server takes them: blank is null, which clears; rows without any content are left out. */
export function toBody(fields: Fields, values: FormValues): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, field]) => !field.assigned)
  return Object.fromEntries(given.map(([id, field]) => [id, toSent(field, values[id])]))
}

function toSent(field: Field, value: unknown): unknown {
  if (field.type !== 'group') return value === '' || value === undefined ? null : value
  const rows = (Array.isArray(value) ? value : []).map((row: FormValues) => toBody(field.columns, row))
  return rows.filter((row) => Object.values(row).some((cell) => cell !== null && cell !== false))
}

/** The field's help, then what regulators call it. */
export function helpOf({ help, regulatorNames }: Field): string | undefined {
  const parts = [help, regulatorNames].filter((part) => part !== undefined && part !== '')
  return parts.length > 0 ? parts.join(' ') : undefined
}

/** What a record cannot be saved without is marked. */
export const isRequired = (_id: string, field: Field): boolean => field.requiredMessage !== undefined
