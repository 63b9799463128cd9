import type {
  CmrSubstanceType,
  MedicinalHumanSubstanceType,
} from '#core/code-lists/eudamed/substance-types.ts'
import { container, leaf, type XmlContent, type XmlElement } from '#core/files/xml-tree.ts'
import { languageTexts, type OptionalLanguageText } from '#core/markets/eu/message/language-text.ts'

interface Named {
  readonly names?: readonly OptionalLanguageText[]
}

/** Carcinogenic, mutagenic or toxic for reproduction (udidi:CMRSubstanceType). */
export interface CmrSubstance extends Named {
  readonly kind: 'cmr'
  /** As 7440-48-4. */
  readonly CASCode?: string
  /** As 231-158-0. */
  readonly ECCode?: string
  readonly type: CmrSubstanceType
}

/** Disrupting the endocrine system (udidi:EndocrineSubstanceType). */
export interface EndocrineSubstance extends Named {
  readonly kind: 'endocrine'
  readonly CASCode?: string
  readonly ECCode?: string
}

/** A medicinal or human product in the device (udidi:MedicalHumanProductSubstanceType). */
export interface MedicinalHumanSubstance extends Named {
  readonly kind: 'medicinal-human'
  /** International non-proprietary name, 1 to 2,000 characters. */
  readonly INN?: string
  readonly type: MedicinalHumanSubstanceType
}

export type Substance = CmrSubstance | EndocrineSubstance | MedicinalHumanSubstance

const schemaTypes: Readonly<Record<Substance['kind'], string>> = {
  cmr: 'udidi:CMRSubstanceType',
  endocrine: 'udidi:EndocrineSubstanceType',
  'medicinal-human': 'udidi:MedicalHumanProductSubstanceType',
}

/** The substances inside an element of this name, each with its xsi:type; nothing without any. */
export function substances(name: string, values: readonly Substance[] | undefined): XmlElement | undefined {
  const rows = values?.map((substance) =>
    container('udidi:substance', [languageTexts('udidi:names', substance.names), ...details(substance)], {
      'xsi:type': schemaTypes[substance.kind],
    }),
  )
  return container(name, rows ?? [])
}

function details(substance: Substance): readonly XmlContent[] {
  switch (substance.kind) {
    case 'cmr':
      return [
        leaf('udidi:CASCode', substance.CASCode),
        leaf('udidi:ECCode', substance.ECCode),
        leaf('udidi:type', substance.type),
      ]
    case 'endocrine':
      return [leaf('udidi:CASCode', substance.CASCode), leaf('udidi:ECCode', substance.ECCode)]
    case 'medicinal-human':
      return [leaf('udidi:INN', substance.INN), leaf('udidi:type', substance.type)]
  }
}
