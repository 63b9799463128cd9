import type { Found } from '#core/files/xml-shape.ts'
import type { StorageCondition, Substance, Warning } from '../message/common-di.ts'
import type { LanguageText, OptionalLanguageText } from '../message/language-text.ts'
import type { ClinicalInvestigationLink, DeviceCertificateLink } from '../message/links.ts'
import type { MarketInfos } from '../message/market-info.ts'
import type { Packages } from '../message/udi-di.ts'
import { dayOf, row, type Taker } from './document-of-taker.ts'
import { numbered, type RowOf } from './values.ts'

/** The tables of a message as tables of a submission. */

type Rows<T> = readonly Found<T>[]
type TextField = 'additionalDescription' | 'medicalPurpose' | 'tradeNames'

export const textRows =
  (field: TextField): Taker<Rows<LanguageText>> =>
  (texts) => ({ [field]: texts.map(({ language, textValue }) => row({ language, text: textValue })) })

/** A row for each language; one row where there is no text at all. */
const commented = <T extends object>(cells: T, comments: Rows<OptionalLanguageText> | undefined) =>
  (comments ?? [{}]).map(({ language, textValue }) => row({ ...cells, text: textValue, language }))

export const conditionRows: Taker<Rows<StorageCondition>> = (conditions) => {
  const others = numbered(conditions.map(({ storageHandlingConditionValue: code }) => code))
  return {
    storageHandlingConditions: conditions.flatMap(({ storageHandlingConditionValue, comments }, index) =>
      commented({ condition: storageHandlingConditionValue, other: others[index] }, comments),
    ),
  }
}

export const warningRows: Taker<Rows<Warning>> = (warnings) => {
  const others = numbered(warnings.map(({ warningValue: code }) => code))
  return {
    criticalWarnings: warnings.flatMap(({ warningValue, comments }, index) =>
      commented({ warning: warningValue, other: others[index] }, comments),
    ),
  }
}

/** An investigation in several countries is a row for each. */
export const investigationRows: Taker<Rows<ClinicalInvestigationLink>> = (links, lose) => ({
  clinicalInvestigations: links.flatMap(
    ({ clinicalInvestigationReference: reference, nonEUApplicableCountries, version }, index) => {
      if (version !== undefined)
        lose('Counted by EUDAMED.', `links:clinicalInvestigationLink[${index + 1}]/links:version`)
      const countries: readonly (string | undefined)[] = nonEUApplicableCountries ?? [undefined]
      return countries.map((nonEuCountry) => row({ reference, nonEuCountry }))
    },
  ),
})

export const certificateRows: Taker<Rows<DeviceCertificateLink>> = (links) => ({
  certificates: links.map((link) =>
    row({
      certificateType: link.certificateType,
      notifiedBody: link.NBActorCode,
      certificateNumber: link.certificateNumber,
      revisionNumber: link.certificateRevisionNumber,
      expiryDate: dayOf(link.expiryDate),
    }),
  ),
})

export const marketRows: Taker<Found<MarketInfos>> = ({ marketInfo = [] }) => ({
  marketAvailability: marketInfo.map(({ country, originalPlacedOnTheMarket, startDate, endDate }) =>
    row({
      country,
      firstPlaced: originalPlacedOnTheMarket || undefined,
      startDate: dayOf(startDate),
      endDate: dayOf(endDate),
    }),
  ),
})

/** What a package holds is told by its code; who issued that, the thing itself tells. */
export const packageRows: Taker<Found<Packages>> = ({ package: levels = [] }, lose) => ({
  packages: levels.map(({ identifier, status, child, numberOfItems, ...rest }, index) => {
    if (Object.values(rest).some((value) => value !== undefined))
      lose("EUDAMED's own notes on the package.", `udidi:package[${index + 1}]`)
    return row({
      packageDi: identifier?.DICode,
      issuingEntity: identifier?.issuingEntityCode,
      quantity: numberOfItems,
      containedDi: child?.DICode,
      status,
    })
  }),
})

export const substanceRows: Taker<Rows<Substance>> = (substances, lose) => {
  const cmrSubstances: RowOf<'cmrSubstances'>[] = []
  const endocrineSubstances: RowOf<'endocrineSubstances'>[] = []
  const medicinalSubstances: RowOf<'medicinalSubstances'>[] = []
  for (const [index, substance] of substances.entries()) {
    if (substance.kind === 'cmr') {
      const { type: category, CASCode: casNumber, ECCode: ecNumber } = substance
      cmrSubstances.push(...namedRows(cmrSubstances, { category, casNumber, ecNumber }, substance.names))
    } else if (substance.kind === 'endocrine') {
      const { CASCode: casNumber, ECCode: ecNumber } = substance
      endocrineSubstances.push(...namedRows(endocrineSubstances, { casNumber, ecNumber }, substance.names))
    } else if (substance.kind === 'medicinal-human') {
      const { type, INN: inn, names } = substance
      // Not from human blood means a medicinal product, and nobody has said so.
      if (type === undefined) {
        lose('It is not told which kind of product this is.', `udidi:substance[${index + 1}]`)
        continue
      }
      const fromHumanBlood = type === 'HUMAN_PRODUCT_SUBSTANCE' || undefined
      medicinalSubstances.push(...namedRows(medicinalSubstances, { fromHumanBlood, inn }, names))
    }
  }
  return { cmrSubstances, endocrineSubstances, medicinalSubstances }
}

/** A row for each name; several of one substance share the next figure, which a single row does not need. */
function namedRows<T extends object>(
  before: readonly { readonly substance?: number }[],
  cells: T,
  names: Rows<OptionalLanguageText> = [],
) {
  const last = before.findLast((known) => known.substance !== undefined)?.substance ?? 0
  const substance = names.length > 1 ? last + 1 : undefined
  return (names.length > 0 ? names : [{}]).map(({ language, textValue }) =>
    row({ substance, ...cells, name: textValue, language }),
  )
}
