import type { DeviceStatus } from '#core/code-lists/eudamed/device-statuses.ts'
import {
  type ProductionIdentifier,
  productionIdentifiers,
} from '#core/code-lists/eudamed/production-identifiers.ts'
import { one, optional, sequence, told, type XmlTable } from '#core/files/xml-shape.ts'
import { boolean, codeOf, integer, listOf, text, token } from '#core/files/xml-values.ts'
import {
  type StorageCondition,
  storageConditions,
  type Warning,
  warnings,
} from '#core/markets/eu/message/conditions-and-warnings.ts'
import { deviceStatus, type Substatus, substatuses } from '#core/markets/eu/message/device-status.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity-version.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/identifier.ts'
import { type LanguageText, languageTexts } from '#core/markets/eu/message/language-text.ts'
import { type DeviceRelatedLink, deviceRelatedLink } from '#core/markets/eu/message/links.ts'
import { type MarketInfos, marketInfos } from '#core/markets/eu/message/market-info.ts'
import { type Packages, packages } from '#core/markets/eu/message/packages.ts'
import { type ProductDesignerActor, productDesignerActor } from '#core/markets/eu/message/product-designer.ts'

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
