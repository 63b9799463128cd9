import type { DeviceStatus } from '#core/code-lists/eudamed/device-statuses.ts'
import type { ProductionIdentifier } from '#core/code-lists/eudamed/production-identifiers.ts'
import { container, leaf, listLeaf, type XmlContent, type XmlElement } from '#core/files/xml-tree.ts'
import {
  criticalWarnings,
  type StorageCondition,
  storageHandlingConditions,
  type Warning,
} from '#core/markets/eu/message/conditions-and-warnings.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity-version.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/identifier.ts'
import { type LanguageText, languageTexts } from '#core/markets/eu/message/language-text.ts'
import { type DeviceRelatedLink, deviceRelatedLink } from '#core/markets/eu/message/links.ts'
import { type MarketInfos, marketInfos } from '#core/markets/eu/message/market-info.ts'
import { type Packages, packages } from '#core/markets/eu/message/packages.ts'
import { type ProductDesignerActor, productDesignerActor } from '#core/markets/eu/message/product-designer.ts'
import { type Substatus, substatuses } from '#core/markets/eu/message/substatus.ts'

/** What every UDI-DI says, of whatever legislation (udidi:UDIDIDataType). */
export interface UdiDiData extends EntityVersion {
  readonly identifier: DiIdentifier
  readonly status: DeviceStatus
  readonly additionalDescription?: readonly LanguageText[]
  /** The Basic UDI-DI it belongs to; inside a device it repeats that device's (BR-DTX-UDI-010). */
  readonly basicUDIIdentifier: DiIdentifier
  /** EMDN codes. */
  readonly MDNCodes: readonly string[]
  /** Required by EUDAMED for MDR and IVDR, though not by its schema (BR-DTX-UDID-089). */
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

/** What the UDI-DI of a device says, all but systems and procedure packs (udidi:DeviceUDIDIDataType). */
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

/** The elements every UDI-DI begins with, and all of a system or procedure pack. */
export function udiDiParts(data: UdiDiData): readonly XmlContent[] {
  return [
    entityVersion(data),
    diIdentifier('udidi:identifier', data.identifier),
    container('udidi:status', [leaf('commondi:code', data.status)]),
    languageTexts('udidi:additionalDescription', data.additionalDescription),
    diIdentifier('udidi:basicUDIIdentifier', data.basicUDIIdentifier),
    listLeaf('udidi:MDNCodes', data.MDNCodes),
    listLeaf('udidi:productionIdentifier', data.productionIdentifier),
    leaf('udidi:referenceNumber', data.referenceNumber),
    diIdentifier('udidi:secondaryIdentifier', data.secondaryIdentifier),
    leaf('udidi:sterile', data.sterile),
    leaf('udidi:sterilization', data.sterilization),
    languageTexts('udidi:tradeNames', data.tradeNames),
    leaf('udidi:website', data.website),
    storageHandlingConditions('udidi:storageHandlingConditions', data.storageHandlingConditions),
    packages('udidi:packages', data.packages),
    criticalWarnings('udidi:criticalWarnings', data.criticalWarnings),
    substatuses('udidi:substatuses', data.substatuses),
  ]
}

/** The elements the UDI-DI of every device begins with. */
export function deviceUdiDiParts(data: DeviceUdiDiData): readonly XmlContent[] {
  return [
    udiDiParts(data),
    leaf('udidi:numberOfReuses', data.numberOfReuses),
    deviceRelatedLink('udidi:relatedUDILink', data.relatedUDILink),
    marketInfos('udidi:marketInfos', data.marketInfos),
    deviceMarking(data.deviceMarking),
    leaf('udidi:baseQuantity', data.baseQuantity),
    productDesignerActor('udidi:productDesignerActor', data.productDesignerActor),
  ]
}

function deviceMarking(marking: DeviceMarking | undefined): XmlElement | undefined {
  if (marking === undefined) return undefined
  return container('udidi:deviceMarking', [
    'directMarkingDI' in marking
      ? diIdentifier('udidi:directMarkingDI', marking.directMarkingDI)
      : diIdentifier('udidi:unitOfUseIdentifier', marking.unitOfUseIdentifier),
  ])
}
