import {
  type CmrSubstanceType,
  cmrSubstanceTypes,
  type MedicinalHumanSubstanceType,
  medicinalHumanSubstanceTypes,
} from '#core/code-lists/eudamed/substance-types.ts'
import { one, optional, rowsOf, sequence, variants, type XmlTable } from '#core/files/xml-shape.ts'
import { codeOf, text, token } from '#core/files/xml-values.ts'
import { type OptionalLanguageText, optionalLanguageTexts } from '#core/markets/eu/message/language-text.ts'

interface Named {
  readonly names?: readonly OptionalLanguageText[]
}

interface Coded extends Named {
  /** As 7440-48-4. */
  readonly CASCode?: string
  /** As 231-158-0. */
  readonly ECCode?: string
}

/** Carcinogenic, mutagenic or toxic for reproduction (udidi:CMRSubstanceType). */
export interface CmrSubstance extends Coded {
  readonly kind: 'cmr'
  readonly type: CmrSubstanceType
}

/** Disrupting the endocrine system (udidi:EndocrineSubstanceType). */
export interface EndocrineSubstance extends Coded {
  readonly kind: 'endocrine'
}

/** A medicinal or human product in the device (udidi:MedicalHumanProductSubstanceType). */
export interface MedicinalHumanSubstance extends Named {
  readonly kind: 'medicinal-human'
  /** International non-proprietary name, 1 to 2,000 characters. */
  readonly INN?: string
  readonly type: MedicinalHumanSubstanceType
}

export type Substance = CmrSubstance | EndocrineSubstance | MedicinalHumanSubstance

const named: XmlTable<Named> = { names: optional('udidi:names', optionalLanguageTexts) }

const coded: XmlTable<Coded> = {
  ...named,
  CASCode: optional('udidi:CASCode', token),
  ECCode: optional('udidi:ECCode', token),
}

export const substances = rowsOf(
  'udidi:substance',
  variants<Substance>({
    cmr: [
      'udidi:CMRSubstanceType',
      sequence<Omit<CmrSubstance, 'kind'>>({ ...coded, type: one('udidi:type', codeOf(cmrSubstanceTypes)) }),
    ],
    endocrine: ['udidi:EndocrineSubstanceType', sequence<Omit<EndocrineSubstance, 'kind'>>(coded)],
    'medicinal-human': [
      'udidi:MedicalHumanProductSubstanceType',
      sequence<Omit<MedicinalHumanSubstance, 'kind'>>({
        ...named,
        INN: optional('udidi:INN', text),
        type: one('udidi:type', codeOf(medicinalHumanSubstanceTypes)),
      }),
    ],
  }),
)
