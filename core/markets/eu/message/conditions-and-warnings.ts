import { type CriticalWarning, criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import {
  type StorageHandlingCondition,
  storageHandlingConditions,
} from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { one, optional, rowsOf, sequence } from '#core/files/xml-shape.ts'
import { codeOf } from '#core/files/xml-values.ts'
import { type OptionalLanguageText, optionalLanguageTexts } from '#core/markets/eu/message/language-text.ts'

/** commondi:StorageHandlingConditionType; the code list says which need a comment. */
export interface StorageCondition {
  readonly comments?: readonly OptionalLanguageText[]
  readonly storageHandlingConditionValue: StorageHandlingCondition
}

/** commondi:CriticalWarningType; the code list says which need a comment. */
export interface Warning {
  readonly comments?: readonly OptionalLanguageText[]
  readonly warningValue: CriticalWarning
}

export const storageConditions = rowsOf(
  'commondi:condition',
  sequence<StorageCondition>({
    comments: optional('commondi:comments', optionalLanguageTexts),
    storageHandlingConditionValue: one(
      'commondi:storageHandlingConditionValue',
      codeOf(storageHandlingConditions),
    ),
  }),
)

export const warnings = rowsOf(
  'commondi:warning',
  sequence<Warning>({
    comments: optional('commondi:comments', optionalLanguageTexts),
    warningValue: one('commondi:warningValue', codeOf(criticalWarnings)),
  }),
)
