import type { AnyDocument, ColumnField, Field, FieldRow } from '#core/dictionary/field.ts'
import { euFields } from '#core/markets/eu/fields.ts'
import { complete } from '#core/markets/eu/fixtures/complete.ts'

/** Rows of each table; the others have twenty. */
const rowsOf: Readonly<Record<string, number>> = {
  packages: 30,
  marketAvailability: 30,
  storageHandlingConditions: 10,
  criticalWarnings: 10,
}

/** The largest submission somebody may have: a value in every field, and every table filled. */
export const fullSubmission: AnyDocument = {
  ...Object.fromEntries(Object.entries(euFields).flatMap(([id, field]) => given(id, field))),
  ...complete,
  ...Object.fromEntries(
    Object.entries(euFields).flatMap(([id, field]) => (field.type === 'group' ? given(id, field) : [])),
  ),
}

function given(id: string, field: Field): [string, AnyDocument[string]][] {
  if (field.assigned) return []
  if (field.type === 'codes') return [[id, field.codes.slice(0, 3).map(({ code }) => code)]]
  if (field.type !== 'group') return [[id, cellOf(field, 0)]]
  const rows = Array.from({ length: rowsOf[id] ?? 20 }, (_, at) => rowOf(field.columns, at))
  return [[id, rows]]
}

function rowOf(columns: Readonly<Record<string, ColumnField>>, at: number): FieldRow {
  return Object.fromEntries(Object.entries(columns).map(([id, column]) => [id, cellOf(column, at)]))
}

function cellOf(field: ColumnField, at: number) {
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return (field.min ?? 0) + at
    case 'boolean':
      return at % 2 === 0
    case 'date':
      return '2026-01-15'
    case 'code':
      return field.codes[at % field.codes.length]?.code ?? ''
    default:
      return `T ${at}`.slice(0, field.maxLength)
  }
}
