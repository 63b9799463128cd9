import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import type { masterFields } from '#core/dictionary/master/index.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { findIssuingEntity } from '#core/identifiers/issuing-entities.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'
import { identifiersOfGudid } from '#core/imports/gudid-identifiers.ts'
import { keptValues } from '#core/imports/kept-values.ts'
import type { ImportedRecord } from './imported-record.ts'
import type { RegulatorFields } from './market.ts'

/** Master fields that mean the same in a submission, under the same name. */
const sameName = [
  'deviceName',
  'manufacturerName',
  'riskClass',
  'intendedUse',
  'deviceDescription',
  'modelNumber',
  'brandName',
  'catalogueNumber',
  'udiDi',
  'emdnCode',
  'packagingType',
  'shelfLife',
  'storageConditions',
  'singleUse',
  'sterile',
  'implantableDevice',
  'activeDevice',
  'measuringFunction',
  'containsLatex',
  'containsMedicinalSubstance',
  'containsAnimalTissue',
  'containsHumanTissue',
] as const satisfies readonly SubmissionFieldId[]

type MasterValues = Readonly<Partial<Record<keyof typeof masterFields, unknown>>> & {
  /** The flags that say neither yes nor no. */
  readonly notStated?: readonly string[]
}
type Copied = Partial<Record<SubmissionFieldId, FieldValue>>

/** GUDID's flags for what the UDI on the label carries, and EUDAMED's names for the same. */
const productionIdentifierFlags = [
  ['lotBatch', 'BATCH_NUMBER'],
  ['serialNumber', 'SERIALISATION_NUMBER'],
  ['manufacturingDate', 'MANUFACTURING_DATE'],
  ['expirationDate', 'EXPIRATION_DATE'],
] as const

type SourceData = Readonly<Record<string, Readonly<Record<string, string>>>> | null | undefined

interface CopyingMarket {
  readonly regulatorFields: RegulatorFields
  readonly ofImport?: ((record: ImportedRecord) => AnyDocument) | undefined
  readonly ofMaster?: ((master: MasterValues) => AnyDocument) | undefined
}

/**
 * What a submission takes over from its master record: only what the record says; nothing is guessed. What
 * an AccessGUDID import brought beyond the master's fields is used where it says the same thing.
 */
export const copyOfMaster = (master: MasterValues, sourceData: SourceData, market?: CopyingMarket): Copied =>
  copiesOfMaster(master, sourceData)(market)

/** The same for one market after another: what the record says is read once for all of them. */
export function copiesOfMaster(
  master: MasterValues,
  sourceData: SourceData,
): (market?: CopyingMarket) => Copied {
  const all = copyOfAll(master, sourceData)
  const { udiDi, deviceNumber } = master
  const imported = sourceData && {
    sourceData,
    udiDi: typeof udiDi === 'string' ? udiDi : undefined,
    isAsImported: udiDi === deviceNumber,
  }
  return (market) => {
    const copied = {
      ...all,
      ...market?.ofMaster?.(master),
      ...(imported && market?.ofImport?.(imported)),
    } as Copied
    const refused = market ? codesNotTaken(market.regulatorFields, copied) : []
    for (const field of refused) delete copied[field as keyof Copied]
    return copied
  }
}

/** What it is unless it says otherwise (specification, document 3 section 3). */
export const newRegistration = { registrationType: 'new-device-registration' } as const

/** The initial submission made from a master record. */
export const begunFrom = (...record: Parameters<typeof copyOfMaster>): AnyDocument =>
  begunWith(copyOfMaster(...record))

/** The initial submission made of what was copied. */
export const begunWith = (copied: Copied): AnyDocument => ({ ...newRegistration, ...(copied as AnyDocument) })

/** The copied fields whose code the market does not have, as class III where there are A to D (S3-OPEN-06). */
export function codesNotTaken(regulatorFields: RegulatorFields, copied: AnyDocument): readonly string[] {
  return Object.keys(copied).filter((field) => {
    const { codes } = regulatorFields[field] ?? {}
    return codes !== undefined && ![copied[field]].flat().every((code) => codes.includes(String(code)))
  })
}

/** What the record says, whatever the market. */
export function copyOfAll(master: MasterValues, sourceData: SourceData): Copied {
  const gudid = sourceData?.gudid
  const copy: Copied = {}
  for (const field of sameName) {
    const value = master[field]
    const hasValue = value !== undefined && value !== null && value !== ''
    if (hasValue && !master.notStated?.includes(field)) copy[field] = value as FieldValue
  }
  if (typeof master.quantityPerPackage === 'number' && master.quantityPerPackage > 0) {
    copy.baseQuantity = master.quantityPerPackage
  }
  if (typeof master.brandName === 'string' && master.brandName !== '') {
    copy.tradeNames = [{ language: 'ANY', text: master.brandName }]
  }
  const issuer = issuerOf(master, gudid?.issuingAgency)
  if (issuer) copy.udiDiIssuingEntity = issuer
  const identifiers = productionIdentifierFlags
    .filter(([flag]) => isTrue(gudid?.[flag]))
    .map(([, code]) => code)
  if (identifiers.length > 0) copy.productionIdentifiers = identifiers
  const { sterilizationPriorToUse } = gudid ?? {}
  if (sterilizationPriorToUse) copy.sterilizeBeforeUse = isTrue(sterilizationPriorToUse)
  return { ...copy, ...identifiersOfGudid(gudid), ...keptIdentity(sourceData) }
}

/** Values a file gave beside the record that hold in every market; the others go only to the market that asks for them. */
const sameEverywhere: readonly SubmissionFieldId[] = [
  'basicUdiDi',
  'basicUdiDiIssuingEntity',
  'udiDiIssuingEntity',
  'tradeNames',
  'productionIdentifiers',
  'manufacturerSrn',
]

function keptIdentity(sourceData: Parameters<typeof keptValues>[0]): Copied {
  const kept = Object.entries(keptValues(sourceData))
  return Object.fromEntries(kept.filter(([field]) => (sameEverywhere as readonly string[]).includes(field)))
}

/**
 * The issuing entity GUDID names for the device identifier: some codes have the form of several. Only while the
 * UDI-DI is still the one of the file, which is the device number too, and has the form of that entity's codes.
 */
function issuerOf(master: MasterValues, agency: string | undefined): string | undefined {
  const { udiDi, deviceNumber } = master
  const issuer = findIssuingEntity(agency ?? '')?.code
  if (!issuer || typeof udiDi !== 'string' || udiDi !== deviceNumber) return undefined
  return checkUdiDi(udiDi, issuer).valid ? issuer : undefined
}

const isTrue = (text: string | undefined): boolean => text?.toLowerCase() === 'true'
