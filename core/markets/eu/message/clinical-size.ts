import { type ClinicalSizeType, clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { type ClinicalSizeUnit, clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { one, optional, rowsOf, sequence, variants, type XmlTable } from '#core/files/xml-shape.ts'
import { codeOf, double, text } from '#core/files/xml-values.ts'
import { type LanguageText, languageTexts } from '#core/markets/eu/message/language-text.ts'

interface Sized {
  readonly clinicalSizeType: ClinicalSizeType
  /** What is measured, where the type is "other". */
  readonly clinicalSizeDescription?: readonly LanguageText[]
}

interface Measured {
  readonly valueUnit: ClinicalSizeUnit
  /** The unit, where it is "other". */
  readonly measureUnitDescription?: readonly LanguageText[]
}

/** commondi:ValueClinicalSizeType. */
export interface ValueClinicalSize extends Sized, Measured {
  readonly kind: 'value'
  readonly value: number
}

/** commondi:RangeClinicalSizeType. */
export interface RangeClinicalSize extends Sized, Measured {
  readonly kind: 'range'
  readonly maximum: number
  readonly minimum: number
}

/** commondi:TextClinicalSizeType. */
export interface TextClinicalSize extends Sized {
  readonly kind: 'text'
  /** 1 to 255 characters. */
  readonly text: string
}

export type ClinicalSize = ValueClinicalSize | RangeClinicalSize | TextClinicalSize

const sized: XmlTable<Sized> = {
  clinicalSizeType: one('commondi:clinicalSizeType', codeOf(clinicalSizeTypes)),
  clinicalSizeDescription: optional('commondi:clinicalSizeDescription', languageTexts),
}

const measured: XmlTable<Measured> = {
  valueUnit: one('commondi:valueUnit', codeOf(clinicalSizeUnits)),
  measureUnitDescription: optional('commondi:measureUnitDescription', languageTexts),
}

export const clinicalSizes = rowsOf(
  'commondi:clinicalSize',
  variants<ClinicalSize>({
    value: [
      'commondi:ValueClinicalSizeType',
      sequence<Omit<ValueClinicalSize, 'kind'>>({
        ...sized,
        value: one('commondi:value', double),
        ...measured,
      }),
    ],
    range: [
      'commondi:RangeClinicalSizeType',
      sequence<Omit<RangeClinicalSize, 'kind'>>({
        ...sized,
        maximum: one('commondi:maximum', double),
        minimum: one('commondi:minimum', double),
        ...measured,
      }),
    ],
    text: [
      'commondi:TextClinicalSizeType',
      sequence<Omit<TextClinicalSize, 'kind'>>({ ...sized, text: one('commondi:text', text) }),
    ],
  }),
)
