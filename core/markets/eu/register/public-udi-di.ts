import type { annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import type { FieldValue } from '#core/dictionary/field.ts'
import { numbered } from '../device/values.ts'
import { sentFields } from '../sent-fields.ts'
import {
  codeAt,
  filledRow,
  flagAt,
  type Json,
  lastPart,
  listAt,
  numberAt,
  objectAt,
  textAt,
  textsAt,
  upper,
} from './json-values.ts'
import type { Lose } from './public-basic-udi.ts'

/** The UDI-DI as the public site tells it (reference eudamed-public-api, 1.5), in fields of a submission. */

type Values = Record<string, FieldValue | undefined>

const statuses: Readonly<Record<string, string>> = {
  'on-the-market': 'ON_THE_MARKET',
  'no-longer-on-the-market': 'NO_LONGER_PLACED_ON_THE_MARKET',
  'not-intended-for-eu-market': 'NOT_INTENDED_FOR_EU_MARKET',
}

const productionIdentifiers = {
  batchNumber: 'BATCH_NUMBER',
  serializationNumber: 'SERIALISATION_NUMBER',
  manufacturingDate: 'MANUFACTURING_DATE',
  expirationDate: 'EXPIRATION_DATE',
  softwareIdentification: 'SOFTWARE_IDENTIFICATION',
} as const

const annexXvi = {
  contactLenses: 'CONTACT_LENSES',
  productsToBeIntroduced: 'PRODUCT_IN_BODY',
  fillingByInjection: 'FILLING_BY_INJECTION',
  equipmentForAdiposeTissue: 'EQUIPMENT_FOR_ADIPOSE_TISSUE',
  emr: 'EMR',
  brainElectroStimulation: 'BRAIN_ELECTROSTIMULATION',
} as const satisfies Record<string, (typeof annexXviTypes)[number]['code']>

const ticked = (value: Json | undefined, names: Readonly<Record<string, string>>): string[] =>
  Object.entries(names).flatMap(([key, code]) => (value?.[key] === true ? [code] : []))

export function udiDiValues(detail: Json, lose: Lose): Values {
  const di = (key: string) => objectAt(detail, key)
  const agency = (key: string) => upper(codeAt(di(key), 'issuingAgency'))
  const status = codeAt(objectAt(detail, 'deviceStatus'), 'type')
  if (status !== undefined && statuses[status] === undefined)
    lose('deviceStatus', `${status} is not known here.`, 'deviceStatus')
  const [emdnCode, ...others] = listAt(detail, 'cndNomenclatures').flatMap((one) => textAt(one, 'code') ?? [])
  const uses = numberAt(detail, 'maxNumberOfReuses')
  const marksItself = detail.directMarkingSameAsUdiDi === true
  const marking = marksItself ? di('primaryDi') : di('directMarkingDi')
  return {
    udiDi: textAt(di('primaryDi'), 'code'),
    udiDiIssuingEntity: agency('primaryDi'),
    secondaryUdiDi: textAt(di('secondaryDi'), 'code'),
    secondaryUdiDiIssuingEntity: agency('secondaryDi'),
    unitOfUseDi: textAt(di('unitOfUse'), 'code'),
    unitOfUseDiIssuingEntity: agency('unitOfUse'),
    directMarkingDi: textAt(marking, 'code'),
    directMarkingDiIssuingEntity: upper(codeAt(marking, 'issuingAgency')),
    deviceStatus: status === undefined ? undefined : statuses[status],
    tradeNames: textsAt(detail, 'tradeName'),
    additionalDescription: textsAt(detail, 'additionalDescription'),
    catalogueNumber: textAt(detail, 'reference'),
    website: textAt(detail, 'additionalInformationUrl'),
    emdnCode,
    additionalEmdnCodes: others.map((code) => ({ code })),
    productionIdentifiers: ticked(objectAt(detail, 'udiPiType'), productionIdentifiers),
    baseQuantity: numberAt(detail, 'baseQuantity'),
    singleUse: flagAt(detail, 'singleUse'),
    maximumReuses: uses !== undefined && uses > 0 ? uses : undefined,
    sterile: flagAt(detail, 'sterile'),
    sterilizeBeforeUse: flagAt(detail, 'sterilization'),
    containsLatex: flagAt(detail, 'latex'),
    reprocessed: flagAt(detail, 'reprocessed'),
    newDevice: flagAt(detail, 'newDevice'),
    annexXviApplicable: flagAt(detail, 'annexXVIApplicable'),
    annexXviTypes: ticked(detail, annexXvi),
    storageHandlingConditions: coded(detail, 'storageHandlingConditions', 'condition'),
    criticalWarnings: coded(detail, 'criticalWarnings', 'warning'),
    clinicalSizes: listAt(detail, 'clinicalSizes').flatMap(sizeRows),
    marketAvailability: marketRows(detail),
    packages: packageRows(objectAt(detail, 'containedItem'), undefined),
    ...substances(detail),
    ...designer(objectAt(detail, 'productDesigner'), lose),
    ...related(objectAt(detail, 'linkedUdiDiView')),
  }
}

/** A row for each text; one where there is no text at all. Several of "Other" are told apart (decision D37). */
function coded(detail: Json, key: string, column: string) {
  const told = listAt(detail, key)
  const codes = told.map((one) => lastPart(textAt(one, 'typeCode'))?.toUpperCase())
  const others = numbered(codes)
  return told.flatMap((one, index) => {
    const cells = { [column]: codes[index], other: others[index] }
    const texts = textsAt(one, 'description')
    return texts.length === 0
      ? [filledRow(cells)]
      : texts.map(({ language, text }) => filledRow({ ...cells, text, language }))
  })
}

/** The filled values tell what kind of size it is; a size described in several languages becomes a row for each. */
function sizeRows(size: Json) {
  const [value, minimum, maximum] = ['value', 'minimumValue', 'maximumValue'].map((key) =>
    numberAt(size, key),
  )
  const text = textAt(size, 'text')
  const precision =
    minimum !== undefined || maximum !== undefined ? 'range' : value !== undefined ? 'value' : 'text'
  const described = textsIn(size, 'clinicalSizeTypeDescription')
  const units = textsIn(size, 'measuringUnitDescription')
  const languages = [...new Set([...described, ...units].map(({ language }) => language))]
  return (languages.length > 0 ? languages : [undefined]).map((language) =>
    filledRow({
      sizeType: codeAt(size, 'type')?.toUpperCase(),
      precision,
      value,
      minimum,
      maximum,
      unit: codeAt(size, 'metricOfMeasurement')?.toUpperCase(),
      text,
      description: described.find((one) => one.language === language)?.text,
      unitDescription: units.find((one) => one.language === language)?.text,
      language,
    }),
  )
}

/** Texts with their languages; a single plain text counts as in any language. */
function textsIn(size: Json, key: string): readonly { readonly language: string; readonly text: string }[] {
  const text = textAt(size, key)
  return text === undefined ? textsAt(size, key) : [{ language: 'ANY', text }]
}

/** The country of the first placing may be missing among the others. */
function marketRows(detail: Json) {
  const link = objectAt(detail, 'marketInfoLink')
  const first = textAt(objectAt(detail, 'placedOnTheMarket'), 'iso2Code')
  const rows = (link ? listAt(link, 'msWhereAvailable') : []).map((one) => {
    const country = isoOf(textAt(objectAt(one, 'country'), 'iso2Code'))
    const day = (key: string) => textAt(one, key)?.slice(0, 10)
    return filledRow({
      country,
      firstPlaced: country !== undefined && country === isoOf(first) ? true : undefined,
      startDate: day('startDate'),
      endDate: day('endDate'),
    })
  })
  const isThere = rows.some(({ country }) => country === isoOf(first))
  return first === undefined || isThere ? rows : [{ country: isoOf(first) ?? '', firstPlaced: true }, ...rows]
}

const isoOf = (country: string | undefined): string | undefined => (country === 'EL' ? 'GR' : country)

/** Each thing that is contained is a package of what contains it in the answer: the root is the device. */
function packageRows(
  item: Json | undefined,
  held: string | undefined,
): Record<string, string | number | boolean>[] {
  if (item === undefined) return []
  const identifier = objectAt(item, 'itemIdentifier')
  const own = textAt(identifier, 'code')
  const row =
    held === undefined || own === undefined
      ? []
      : [
          filledRow({
            packageDi: own,
            issuingEntity: upper(codeAt(identifier, 'issuingAgency')),
            quantity: numberAt(item, 'numberOfItems'),
            containedDi: held,
            status: statuses[codeAt(item, 'itemStatus') ?? ''],
          }),
        ]
  return [...row, ...listAt(item, 'containedItems').flatMap((inner) => packageRows(inner, own ?? held))]
}

function substances(detail: Json): Values {
  let substance = 0
  /** A row for each name; those of one substance have its figure. */
  const named = (one: Json, cells: Readonly<Record<string, string | boolean | undefined>>) => {
    // A substance with a number has a name without a language (BR-DTX-UDID-094); the site marks it as for all languages.
    const isNumbered = [cells.casNumber, cells.ecNumber, cells.inn].some((number) => number !== undefined)
    const names = textsAt(one, 'name').map(({ language, text }) => ({
      language: isNumbered && language === 'ANY' ? undefined : language,
      text,
    }))
    const plain = textAt(one, 'name')
    if (names.length === 0) return [filledRow({ ...cells, name: plain })]
    if (names.length === 1)
      return names.map(({ language, text }) => filledRow({ ...cells, name: text, language }))
    substance += 1
    return names.map(({ language, text }) => filledRow({ substance, ...cells, name: text, language }))
  }
  const numbers = (one: Json) => ({ casNumber: textAt(one, 'casNumber'), ecNumber: textAt(one, 'ecNumber') })
  const medicinal = (key: string, fromHumanBlood: true | undefined) =>
    listAt(detail, key).flatMap((one) => named(one, { fromHumanBlood, inn: textAt(one, 'innCode') }))
  return {
    cmrSubstances: listAt(detail, 'cmrSubstances').flatMap((one) =>
      named(one, { category: upper(codeAt(one, 'cmrSubstanceType')), ...numbers(one) }),
    ),
    endocrineSubstances: listAt(detail, 'endocrineDisruptingSubstances').flatMap((one) =>
      named(one, numbers(one)),
    ),
    medicinalSubstances: [
      ...medicinal('medicinalProductSubstances', undefined),
      ...medicinal('humanProductSubstances', true),
    ],
  }
}

const designerFields = sentFields.flatMap(({ id, regulatorField }) =>
  regulatorField.level === 'designer' ? [id] : [],
)

function designer(actor: Json | undefined, lose: Lose): Values {
  if (actor === undefined) return {}
  const srn = textAt(objectAt(actor, 'oemActor'), 'srn')
  if (srn === undefined && objectAt(actor, 'oemOrganisation')) {
    lose(
      'productDesigner.oemOrganisation',
      'The address of an original manufacturer without an SRN is not read yet.',
      ...designerFields,
    )
  }
  return { originalManufacturerSrn: srn }
}

function related(link: Json | undefined): Values {
  const di = link && objectAt(link, 'udiDi')
  return {
    relatedDeviceDi: textAt(di, 'code'),
    relatedDeviceIssuingEntity: upper(codeAt(di, 'issuingAgency')),
  }
}
