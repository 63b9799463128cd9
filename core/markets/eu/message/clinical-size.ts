import type { ClinicalSizeType } from '#core/code-lists/eudamed/clinical-size-types.ts'
import type { ClinicalSizeUnit } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { container, leaf, type XmlContent, type XmlElement } from '#core/files/xml-tree.ts'
import { type LanguageText, languageTexts } from '#core/markets/eu/message/language-text.ts'

interface Sized {
  readonly clinicalSizeType: ClinicalSizeType
  /** What is measured, where the type is "other". */
  readonly clinicalSizeDescription?: readonly LanguageText[]
}

interface Measured extends Sized {
  readonly valueUnit: ClinicalSizeUnit
  /** The unit, where it is "other". */
  readonly measureUnitDescription?: readonly LanguageText[]
}

/** commondi:ValueClinicalSizeType. */
export interface ValueClinicalSize extends Measured {
  readonly kind: 'value'
  readonly value: number
}

/** commondi:RangeClinicalSizeType. */
export interface RangeClinicalSize extends Measured {
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

const schemaTypes: Readonly<Record<ClinicalSize['kind'], string>> = {
  value: 'commondi:ValueClinicalSizeType',
  range: 'commondi:RangeClinicalSizeType',
  text: 'commondi:TextClinicalSizeType',
}

/** The sizes inside an element of this name, each with its xsi:type; nothing without any. */
export function clinicalSizes(
  name: string,
  values: readonly ClinicalSize[] | undefined,
): XmlElement | undefined {
  const rows = values?.map((size) =>
    container(
      'commondi:clinicalSize',
      [
        leaf('commondi:clinicalSizeType', size.clinicalSizeType),
        languageTexts('commondi:clinicalSizeDescription', size.clinicalSizeDescription),
        ...measure(size),
      ],
      { 'xsi:type': schemaTypes[size.kind] },
    ),
  )
  return container(name, rows ?? [])
}

function measure(size: ClinicalSize): readonly XmlContent[] {
  switch (size.kind) {
    case 'value':
      return [leaf('commondi:value', size.value), unit(size)]
    case 'range':
      return [leaf('commondi:maximum', size.maximum), leaf('commondi:minimum', size.minimum), unit(size)]
    case 'text':
      return [leaf('commondi:text', size.text)]
  }
}

function unit(size: Measured): XmlContent {
  return [
    leaf('commondi:valueUnit', size.valueUnit),
    languageTexts('commondi:measureUnitDescription', size.measureUnitDescription),
  ]
}
