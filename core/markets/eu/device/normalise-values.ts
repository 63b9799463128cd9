import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, ColumnField, Field } from '#core/dictionary/field.ts'
import { type SubmissionDocument, submissionFields } from '#core/dictionary/submission/index.ts'

const fields = new Map(Object.entries(submissionFields as Record<string, Field>))

/**
 * The document with only those values that are of the kind the dictionary gives them, and none that are blank.
 * What was stored before a field changed its kind may hold others: the field rules name them, and what builds
 * messages or compares need not be afraid of them.
 */
export function normaliseValues(document: AnyDocument): SubmissionDocument {
  return kept(document, (id) => fields.get(id))
}

function kept(values: object, fieldOf: (id: string) => Field | undefined): SubmissionDocument {
  const entries = Object.entries(values).flatMap(([id, value]) => {
    const field = fieldOf(id)
    const typed = field && typedValue(field, value)
    return isBlank(typed) ? [] : [[id, typed]]
  })
  return Object.fromEntries(entries) as SubmissionDocument
}

function typedValue(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'integer':
    case 'decimal':
      return Number.isFinite(value) ? value : undefined
    case 'codes':
      return Array.isArray(value) ? value.filter((code) => typeof code === 'string') : undefined
    case 'group':
      return typedRows(field.columns, value)
    default:
      return typeof value === 'string' ? value : undefined
  }
}

function typedRows(columns: Readonly<Record<string, ColumnField>>, value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const columnOf = (id: string) => (Object.hasOwn(columns, id) ? columns[id] : undefined)
  return value.map((row) => kept(typeof row === 'object' && row !== null ? row : {}, columnOf))
}
