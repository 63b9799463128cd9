import { isBlank } from '#core/dictionary/document.ts'
import type { Found } from '#core/files/xml-shape.ts'
import type {
  ClinicalSize,
  RangeClinicalSize,
  TextClinicalSize,
  ValueClinicalSize,
} from '../message/common-di.ts'
import type { LanguageText } from '../message/language-text.ts'
import { clinicalSizesOf } from './clinical.ts'
import { type Lose, row, type Taker } from './document-of-taker.ts'
import type { RowOf } from './values.ts'

/** Any clinical size, as far as it could be read. */
type SizeFound = Found<
  Omit<ValueClinicalSize, 'kind'> & Omit<RangeClinicalSize, 'kind'> & Omit<TextClinicalSize, 'kind'>
>

/** A size described in several languages is a row for each. */
export const clinicalSizeRows: Taker<readonly Found<ClinicalSize>[]> = (sizes, lose) => {
  const rows = sizes.flatMap(rowsOfSize)
  reportLost(sizes as readonly SizeFound[], clinicalSizesOf({ clinicalSizes: rows }) ?? [], lose)
  return { clinicalSizes: rows }
}

function rowsOfSize(size: Found<ClinicalSize>): RowOf<'clinicalSizes'>[] {
  const {
    clinicalSizeDescription: described = [],
    measureUnitDescription: units = [],
    ...measure
  } = size as SizeFound
  const languages = [...new Set([...described, ...units].map(({ language }) => language))]
  return (languages.length > 0 ? languages : [undefined]).map((language) =>
    row({
      sizeType: measure.clinicalSizeType,
      precision: size.kind,
      value: measure.value,
      minimum: measure.minimum,
      maximum: measure.maximum,
      unit: measure.valueUnit,
      text: measure.text,
      description: described.find((text) => text.language === language)?.textValue,
      unitDescription: units.find((text) => text.language === language)?.textValue,
      language,
    }),
  )
}

/** Sizes that measure alike, and a second text in one language, are not told apart once they are rows. */
function reportLost(told: readonly SizeFound[], again: readonly ClinicalSize[], lose: Lose): void {
  if (told.length !== again.length) {
    lose('Sizes that measure alike, each in a language of its own, have become one.')
    return
  }
  for (const [index, size] of told.entries()) {
    const kept = again[index] as SizeFound
    const isWhole =
      textsOf(size.clinicalSizeDescription) === textsOf(kept.clinicalSizeDescription) &&
      textsOf(size.measureUnitDescription) === textsOf(kept.measureUnitDescription)
    if (!isWhole) lose('There is one text for each language.', `commondi:clinicalSize[${index + 1}]`)
  }
}

const textsOf = (texts: readonly Found<LanguageText>[] = []): string =>
  texts
    .filter(({ textValue }) => !isBlank(textValue))
    .map(({ language, textValue }) => `${language} ${textValue}`)
    .toSorted()
    .join('\n')
