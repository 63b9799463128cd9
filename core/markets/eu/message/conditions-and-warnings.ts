import type { CriticalWarning } from '#core/code-lists/eudamed/critical-warnings.ts'
import type { StorageHandlingCondition } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { container, leaf, type XmlElement } from '#core/files/xml-tree.ts'
import { languageTexts, type OptionalLanguageText } from '#core/markets/eu/message/language-text.ts'

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

/** The conditions inside an element of this name; nothing without any. */
export function storageHandlingConditions(
  name: string,
  conditions: readonly StorageCondition[] | undefined,
): XmlElement | undefined {
  const rows = conditions?.map((condition) =>
    container('commondi:condition', [
      languageTexts('commondi:comments', condition.comments),
      leaf('commondi:storageHandlingConditionValue', condition.storageHandlingConditionValue),
    ]),
  )
  return container(name, rows ?? [])
}

/** The warnings inside an element of this name; nothing without any. */
export function criticalWarnings(
  name: string,
  warnings: readonly Warning[] | undefined,
): XmlElement | undefined {
  const rows = warnings?.map((warning) =>
    container('commondi:warning', [
      languageTexts('commondi:comments', warning.comments),
      leaf('commondi:warningValue', warning.warningValue),
    ]),
  )
  return container(name, rows ?? [])
}
