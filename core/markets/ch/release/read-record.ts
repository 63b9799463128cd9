import { riskClasses } from '#core/code-lists/risk-classes.ts'
import type { FieldRow, FieldValue } from '#core/dictionary/field.ts'

/** A record of swissdamed's public site in the fields of a Swiss submission: what it says, and of which fields it speaks. */

export type Json = Readonly<Record<string, unknown>>

export interface ReadRecord {
  readonly values: Record<string, FieldValue>
  readonly told: Set<string>
  readonly lost: { readonly element: string; readonly why: string }[]
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const objectsOf = (value: unknown): readonly Json[] => listOf(value).filter(isObject)

/** A DI stands alone or with its issuing entity. */
export function diOf(value: unknown): { readonly code: string; readonly issuer: string } {
  if (!isObject(value)) return { code: textOf(value), issuer: '' }
  return { code: textOf(value.diCode), issuer: textOf(value.issuingEntityCode) }
}

const flags: Readonly<Record<string, string>> = {
  active: 'activeDevice',
  administeringMedicine: 'administersMedicine',
  implantable: 'implantableDevice',
  measuringFunction: 'measuringFunction',
  reusable: 'reusableSurgicalInstrument',
  animalTissuesCells: 'containsAnimalTissue',
  humanTissuesCells: 'containsHumanTissue',
  medicinalProductCheck: 'containsMedicinalSubstance',
  humanProductCheck: 'containsHumanBloodProduct',
  classIibImplantableExceptions: 'iibImplantableException',
  selfTesting: 'selfTesting',
  nearPatientTesting: 'nearPatientTesting',
  professionalTesting: 'professionalTesting',
  companionDiagnostics: 'companionDiagnostic',
  reagent: 'reagent',
  instrument: 'instrument',
  kit: 'kit',
  microbialSubstances: 'containsMicrobialSubstance',
  sterile: 'sterile',
  sterilization: 'sterilizeBeforeUse',
  latex: 'containsLatex',
  reprocessed: 'reprocessed',
}
const texts: Readonly<Record<string, string>> = {
  deviceName: 'deviceName',
  modelName: 'modelNumber',
  companyName: 'manufacturerName',
  referenceNumber: 'catalogueNumber',
  website: 'website',
  specialDeviceType: 'specialDevice',
}
const identifiers: Readonly<Record<string, string>> = {
  secondaryIdentifier: 'secondaryUdiDi',
  directMarkingIdentifier: 'directMarkingDi',
  unitOfUseIdentifier: 'unitOfUseDi',
}
const languageTexts: Readonly<Record<string, string>> = {
  tradeNames: 'tradeNames',
  additionalDescription: 'additionalDescription',
  medicalPurpose: 'medicalPurpose',
}
const laws = ['MDR', 'IVDR', 'MDD', 'AIMDD', 'IVDD', 'SPP']

type Reader = (value: unknown, record: ReadRecord) => void

/** Properties that are more than a text or an answer. */
const readers: Readonly<Record<string, Reader>> = {
  riskClass: (value, record) => {
    const said = textOf(value)
    const found = riskClasses.find(({ eudamed }) => eudamed === said)
    told(record, 'riskClass', found?.code)
    if (said !== '' && !found) unknown(record, 'riskClass', said)
  },
  deviceType: (value, record) => {
    const said = textOf(value)
    told(record, 'legislation', laws.includes(said) ? said : undefined)
    if (said !== '' && !laws.includes(said)) unknown(record, 'deviceType', said)
  },
  type: (value, record) => {
    const said = textOf(value)
    told(record, 'multiComponentType', ['SYSTEM', 'PROCEDURE_PACK'].includes(said) ? said : undefined)
  },
  mfActorCode: actor,
  prActorCode: actor,
  nomenclatureCodes: (value, record) => {
    const all = listOf(value).map((one) => textOf(isObject(one) ? one.code : one))
    const [first, ...others] = all.filter((code) => code !== '')
    told(record, 'emdnCode', first)
    told(record, 'additionalEmdnCodes', rowsOf(others.map((code) => ({ code }))))
  },
  productionIdentifiers: (value, record) => {
    const all = listOf(value).map(textOf)
    // The word of GS1 for the same.
    const codes = all.map((code) => (code === 'SERIAL_NUMBER' ? 'SERIALISATION_NUMBER' : code))
    told(record, 'productionIdentifiers', codes.length > 0 ? codes : undefined)
  },
  baseQuantity: (value, record) =>
    told(record, 'baseQuantity', typeof value === 'number' ? value : undefined),
  numberOfReuses: (value, record) => {
    if (typeof value !== 'number') return
    told(record, 'singleUse', value === 0)
    told(record, 'maximumReuses', value > 0 ? value : undefined)
  },
  storageHandlingConditions: (value, record) =>
    told(
      record,
      'storageHandlingConditions',
      rowsOf(
        objectsOf(value).flatMap((one) => withComments('condition', one.storageHandlingConditionValue, one)),
      ),
    ),
  criticalWarnings: (value, record) =>
    told(
      record,
      'criticalWarnings',
      rowsOf(objectsOf(value).flatMap((one) => withComments('warning', one.warningValue, one))),
    ),
  packages: (value, record) =>
    told(
      record,
      'packages',
      rowsOf(
        objectsOf(value).map(({ identifier, childOf, numberOfItems }) => ({
          packageDi: diOf(identifier).code,
          ...(diOf(identifier).issuer && { issuingEntity: diOf(identifier).issuer }),
          ...(typeof numberOfItems === 'number' && { quantity: numberOfItems }),
          ...(diOf(childOf).code && { containedDi: diOf(childOf).code }),
        })),
      ),
    ),
}

/** Swiss numbers and those of EUDAMED look different. */
function actor(value: unknown, record: ReadRecord): void {
  const code = textOf(value)
  if (code === '') return
  const field = code.startsWith('CHRN-')
    ? 'chManufacturerChrn'
    : /^[A-Z]{2}-PR-/.test(code)
      ? 'packProducerActorId'
      : 'manufacturerSrn'
  told(record, field, code)
}

/** One row for each text; without any, one for the condition alone. */
function withComments(column: string, code: unknown, { comments }: Json): FieldRow[] {
  const rows = objectsOf(comments).map(({ language, textValue }) => ({
    [column]: textOf(code),
    text: textOf(textValue),
    language: textOf(language) || 'ANY',
  }))
  return rows.length > 0 ? rows : [{ [column]: textOf(code) }]
}

const rowsOf = (rows: readonly FieldRow[]): readonly FieldRow[] | undefined =>
  rows.length > 0 ? rows : undefined

function told(record: ReadRecord, field: string, value: FieldValue | undefined): void {
  record.told.add(field)
  if (value !== undefined) record.values[field] = value
}

const unknown = ({ lost }: ReadRecord, element: string, said: string) =>
  lost.push({ element, why: `The hub does not know "${said}"` })

/** Reads the properties of a part of a record; those that are not there are not told. */
export function readPart(part: Json, record: ReadRecord): void {
  for (const [name, value] of Object.entries(part)) {
    if (value === null || value === undefined) continue
    const [flag, text, identifier, words] = [flags[name], texts[name], identifiers[name], languageTexts[name]]
    if (flag && typeof value === 'boolean') told(record, flag, value)
    else if (text) told(record, text, textOf(value) || undefined)
    else if (identifier) {
      const { code, issuer } = diOf(value)
      told(record, identifier, code || undefined)
      told(record, `${identifier}IssuingEntity`, issuer || undefined)
    } else if (words) {
      const rows = listOf(value).map((one) =>
        isObject(one)
          ? { language: textOf(one.language).toUpperCase() || 'ANY', text: textOf(one.textValue) }
          : { language: 'ANY', text: textOf(one) },
      )
      told(record, words, rowsOf(rows))
    } else readers[name]?.(value, record)
  }
}
