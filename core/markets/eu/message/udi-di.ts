import { type AnnexXviType, annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import type { DeviceStatus } from '#core/code-lists/eudamed/device-statuses.ts'
import {
  type ProductionIdentifier,
  productionIdentifiers,
} from '#core/code-lists/eudamed/production-identifiers.ts'
import {
  one,
  optional,
  repeated,
  rowsOf,
  sequence,
  told,
  withRows,
  type XmlTable,
} from '#core/files/xml-shape.ts'
import { boolean, codeOf, integer, listOf, text, token } from '#core/files/xml-values.ts'
import {
  type ClinicalSize,
  clinicalSizes,
  type DiIdentifier,
  deviceStatus,
  diIdentifier,
  type StorageCondition,
  type Substance,
  type Substatus,
  storageConditions,
  substances,
  substatuses,
  type Warning,
  warnings,
} from '#core/markets/eu/message/common-di.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity.ts'
import { type LanguageText, languageTexts } from '#core/markets/eu/message/language-text.ts'
import { type DeviceRelatedLink, deviceRelatedLink } from '#core/markets/eu/message/links.ts'
import { type MarketInfos, marketInfos } from '#core/markets/eu/message/market-info.ts'
import { type ProductDesignerActor, productDesignerActor } from '#core/markets/eu/message/product-designer.ts'

/** One level of packaging (udidi:PackageUDIType). The levels are a flat list; each names what it holds. */
export interface PackageUdi extends EntityVersion {
  readonly identifier: DiIdentifier
  readonly status: DeviceStatus
  /** EUDAMED's own, in downloads from release 3.0.30; never written. */
  readonly lastUpdated?: string
  /** The lower package, or the UDI-DI of the device. */
  readonly child?: DiIdentifier
  readonly numberOfItems: number
}

/** All packages of a UDI-DI, versioned together (udidi:PackageUDIsType). */
export interface Packages extends EntityVersion {
  readonly package: readonly PackageUdi[]
}

const packageUdi = sequence<PackageUdi>({
  ...entityVersion,
  identifier: one('udidi:identifier', diIdentifier),
  status: one('udidi:status', deviceStatus),
  lastUpdated: told('udidi:lastUpdated', token),
  child: optional('udidi:child', diIdentifier),
  numberOfItems: one('udidi:numberOfItems', integer),
})

export const packages = withRows(
  'package',
  sequence<Packages>({ ...entityVersion, package: repeated('udidi:package', packageUdi) }),
)

/** The packages of a UDI-DI from now on, all of them, with their `version` (udidi:DTXPackageUDIType). */
export interface PackageUdiPut {
  readonly udiIdentifier: DiIdentifier
  readonly packages: Packages
}

export const packageUdiPutShape = sequence<PackageUdiPut>({
  udiIdentifier: one('udidi:udiIdentifier', diIdentifier),
  packages: one('udidi:packages', packages),
})

/** PACKAGE_UDI.PUT: replaces the packages of a UDI-DI. */
export function packageUdiPut(content: PackageUdiPut) {
  return { service: 'PACKAGE_UDI.PUT', content } as const
}

/**
 * What every UDI-DI says, of whatever legislation (udidi:UDIDIDataType), and all a system or procedure pack
 * says.
 */
export interface UdiDiData extends EntityVersion {
  readonly identifier: DiIdentifier
  readonly status: DeviceStatus
  /** EUDAMED's own, in downloads from release 3.0.30; never written. */
  readonly lastUpdated?: string
  readonly additionalDescription?: readonly LanguageText[]
  /** The Basic UDI-DI it belongs to; inside a device it repeats that device's (BR-DTX-UDI-010). */
  readonly basicUDIIdentifier: DiIdentifier
  /** EMDN codes. */
  readonly MDNCodes: readonly string[]
  /** Required by EUDAMED for MDR and IVDR, though not by its schema; not for legacy (BR-DTX-UDID-089). */
  readonly productionIdentifier?: readonly ProductionIdentifier[]
  /** Reference or catalogue number, 1 to 255 characters. */
  readonly referenceNumber: string
  readonly secondaryIdentifier?: DiIdentifier
  readonly sterile: boolean
  /** To be sterilised before use. */
  readonly sterilization: boolean
  /** The first one is the default. */
  readonly tradeNames?: readonly LanguageText[]
  /** 1 to 255 characters. */
  readonly website?: string
  readonly storageHandlingConditions?: readonly StorageCondition[]
  readonly packages?: Packages
  readonly criticalWarnings?: readonly Warning[]
  /** EUDAMED's own. */
  readonly substatuses?: readonly Substatus[]
}

/**
 * What the UDI-DI of a device says, all but systems and procedure packs (udidi:DeviceUDIDIDataType); all an in
 * vitro diagnostic of the IVDD says.
 */
export interface DeviceUdiDiData extends UdiDiData {
  /** 0 single use, -1 no limit, else the maximum (FLD-UDID-157); up to 32,767. */
  readonly numberOfReuses: number
  readonly relatedUDILink?: DeviceRelatedLink
  readonly marketInfos?: MarketInfos
  readonly deviceMarking?: DeviceMarking
  /** Items in the base package; required by EUDAMED for MDR and IVDR (BR-DTX-UDID-089). */
  readonly baseQuantity?: number
  readonly productDesignerActor?: ProductDesignerActor
}

/** The device is marked directly, or each item has a unit-of-use identifier (udidi:DeviceMarkingType). */
export type DeviceMarking =
  | { readonly directMarkingDI: DiIdentifier }
  | { readonly unitOfUseIdentifier: DiIdentifier }

export const udiDiTable: XmlTable<UdiDiData> = {
  ...entityVersion,
  identifier: one('udidi:identifier', diIdentifier),
  status: one('udidi:status', deviceStatus),
  lastUpdated: told('udidi:lastUpdated', token),
  additionalDescription: optional('udidi:additionalDescription', languageTexts),
  basicUDIIdentifier: one('udidi:basicUDIIdentifier', diIdentifier),
  MDNCodes: one('udidi:MDNCodes', listOf(token)),
  productionIdentifier: optional('udidi:productionIdentifier', listOf(codeOf(productionIdentifiers))),
  referenceNumber: one('udidi:referenceNumber', text),
  secondaryIdentifier: optional('udidi:secondaryIdentifier', diIdentifier),
  sterile: one('udidi:sterile', boolean),
  sterilization: one('udidi:sterilization', boolean),
  tradeNames: optional('udidi:tradeNames', languageTexts),
  website: optional('udidi:website', text),
  storageHandlingConditions: optional('udidi:storageHandlingConditions', storageConditions),
  packages: optional('udidi:packages', packages),
  criticalWarnings: optional('udidi:criticalWarnings', warnings),
  substatuses: optional('udidi:substatuses', substatuses),
}

const deviceMarking = sequence<DeviceMarking>({
  directMarkingDI: optional('udidi:directMarkingDI', diIdentifier),
  unitOfUseIdentifier: optional('udidi:unitOfUseIdentifier', diIdentifier),
})

export const deviceUdiDiTable: XmlTable<DeviceUdiDiData> = {
  ...udiDiTable,
  numberOfReuses: one('udidi:numberOfReuses', integer),
  relatedUDILink: optional('udidi:relatedUDILink', deviceRelatedLink),
  marketInfos: optional('udidi:marketInfos', marketInfos),
  deviceMarking: optional('udidi:deviceMarking', deviceMarking),
  baseQuantity: optional('udidi:baseQuantity', integer),
  productDesignerActor: optional('udidi:productDesignerActor', productDesignerActor),
}

/** UDI-DI under the MDR (udidi:MDRUDIDIDataType); that of a legacy medical device says the same. */
export interface MdrUdiDiData extends DeviceUdiDiData {
  /** Groups of products without a medical purpose it belongs to. */
  readonly annexXVINonMedicalDeviceTypes?: readonly AnnexXviType[]
  /** For a Master UDI-DI only: whether Annex XVI applies to its devices (BR-DTX-UDID-730). */
  readonly annexXVIApplicable?: boolean
  readonly latex: boolean
  /** A reprocessed single-use device. */
  readonly reprocessed: boolean
  readonly substances?: readonly Substance[]
  readonly clinicalSizes?: readonly ClinicalSize[]
}

export const mdrUdiDiTable: XmlTable<MdrUdiDiData> = {
  ...deviceUdiDiTable,
  annexXVINonMedicalDeviceTypes: optional(
    'udidi:annexXVINonMedicalDeviceTypes',
    rowsOf('udidi:nmdType', codeOf(annexXviTypes)),
  ),
  annexXVIApplicable: optional('udidi:annexXVIApplicable', boolean),
  latex: one('udidi:latex', boolean),
  reprocessed: one('udidi:reprocessed', boolean),
  substances: optional('udidi:substances', substances),
  clinicalSizes: optional('udidi:clinicalSizes', clinicalSizes),
}

/** UDI-DI under the IVDR (udidi:IVDRUDIDIDataType). */
export interface IvdrUdiDiData extends DeviceUdiDiData {
  /** Nothing like it has been on the market for three years, or its procedure is new (IVDR Art. 48(10)). */
  readonly newDevice: boolean
}

export const ivdrUdiDiTable: XmlTable<IvdrUdiDiData> = {
  ...deviceUdiDiTable,
  newDevice: one('udidi:newDevice', boolean),
}
