import type { Field } from '#core/dictionary/field.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { FieldUse } from '../market.ts'
import { euFields } from './fields.ts'
import { type EudamedLevel, euUses } from './uses.ts'

interface SentField {
  readonly id: SubmissionFieldId
  readonly field: Field
  readonly use: FieldUse & { readonly level: EudamedLevel }
}

/** The fields that go into EUDAMED's messages, with the level of each; the others the hub keeps to itself. */
export const sentFields: readonly SentField[] = Object.entries<FieldUse>(euUses).flatMap(([id, use]) => {
  const field = euFields[id]
  return field && use.level !== undefined
    ? [{ id: id as SubmissionFieldId, field, use: use as SentField['use'] }]
    : []
})
