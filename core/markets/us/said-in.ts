import type { AnyDocument } from '#core/dictionary/field.ts'
import { usFields } from './fields.ts'
import { agencyOf, declaredOf, sameMethods } from './gudid-values.ts'

/** As GUDID has it: what nobody has stated is a no, rows have no order. */
export function saidIn(document: AnyDocument, field: string): unknown {
  const value = document[field]
  if (usFields[field]?.type === 'boolean') return declaredOf(document, field) === 'true'
  if (field === 'udiDiIssuingEntity') return agencyOf(document)
  if (field === 'sterilisationMethod') return sameMethods(String(value ?? '')) || null
  if (Array.isArray(value)) return value.map((row) => JSON.stringify(row)).toSorted()
  return value === '' ? null : (value ?? null)
}
