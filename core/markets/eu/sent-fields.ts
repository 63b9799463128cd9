import type { Field } from '#core/dictionary/field.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { RegulatorField } from '../market.ts'
import { euFields } from './fields.ts'
import { type EudamedLevel, euRegulatorFields } from './regulator-fields.ts'

interface SentField {
  readonly id: SubmissionFieldId
  readonly field: Field
  readonly regulatorField: RegulatorField & { readonly level: EudamedLevel }
}

/** The fields that go into EUDAMED's messages, with the level of each; the others the hub keeps to itself. */
export const sentFields: readonly SentField[] = Object.entries<RegulatorField>(euRegulatorFields).flatMap(
  ([id, regulatorField]) => {
    const field = euFields[id]
    return field && regulatorField.level !== undefined
      ? [
          {
            id: id as SubmissionFieldId,
            field,
            regulatorField: regulatorField as SentField['regulatorField'],
          },
        ]
      : []
  },
)
