import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { UdiDis } from '../message/device.ts'
import type { MarketInfo, MarketInfos } from '../message/market-info.ts'
import type { DeviceUdiDiData, MdrUdiDiData, UdiDiData } from '../message/udi-di.ts'
import { clinicalSizesOf } from './clinical.ts'
import { storageConditionsOf, warningsOf } from './conditions-and-warnings.ts'
import { basicUdiDiOf, deviceMarkingOf, optionalUdiDi, unitUdiDiOf } from './identifiers.ts'
import { hasMasterUdiDi } from './master-udi-di.ts'
import { originalManufacturerOf } from './original-manufacturer.ts'
import { packagesOf } from './packages.ts'
import { medicinalSubstancesOf, substancesOf } from './substances.ts'
import { filled, flag, languageTextsOf, type RowOf, text } from './values.ts'

/**
 * The UDI-DI of a submission as each kind of device says it. Legacy devices have no production identifiers,
 * base quantity, packages and marking (BR-DTX-UDID-089).
 */

export function mdrUdiDiOf(document: SubmissionDocument): UdiDis['MDR'] {
  return {
    ...regulationUdiDiOf(document),
    ...annexXviOf(document),
    latex: flag(document.containsLatex),
    reprocessed: flag(document.reprocessed),
    substances: substancesOf(document),
    clinicalSizes: clinicalSizesOf(document),
  }
}

export function ivdrUdiDiOf(document: SubmissionDocument): UdiDis['IVDR'] {
  return { ...regulationUdiDiOf(document), newDevice: flag(document.newDevice) }
}

export function packUdiDiOf(document: SubmissionDocument): UdiDis['PR'] {
  return { ...udiDiDataOf(document), ...labelledOf(document) }
}

export function legacyMedicalUdiDiOf(document: SubmissionDocument): UdiDis['MDEU'] {
  return {
    ...deviceUdiDiOf(document),
    latex: flag(document.containsLatex),
    reprocessed: flag(document.reprocessed),
    substances: medicinalSubstancesOf(document),
    clinicalSizes: clinicalSizesOf(document),
  }
}

/** What every device says but systems and procedure packs; all that a legacy diagnostic says. */
export function deviceUdiDiOf(document: SubmissionDocument): DeviceUdiDiData {
  const related = optionalUdiDi(document.relatedDeviceDi, document.relatedDeviceIssuingEntity)
  return {
    ...udiDiDataOf(document),
    numberOfReuses: flag(document.singleUse) ? 0 : (document.maximumReuses ?? -1),
    // EUDAMED has one relation for both directions.
    relatedUDILink: related && { diIdentifier: related, type: 'LEGACY_REGULATION_DEVICE_LINK' },
    marketInfos: marketInfosOf(document),
    productDesignerActor: originalManufacturerOf(document),
  }
}

function regulationUdiDiOf(document: SubmissionDocument): DeviceUdiDiData {
  return {
    ...deviceUdiDiOf(document),
    ...labelledOf(document),
    deviceMarking: deviceMarkingOf(document),
    baseQuantity: document.baseQuantity,
  }
}

function udiDiDataOf(document: SubmissionDocument): UdiDiData {
  const further = document.additionalEmdnCodes?.flatMap(({ code }) => filled(code) ?? []) ?? []
  return {
    identifier: unitUdiDiOf(document),
    status: document.deviceStatus as UdiDiData['status'],
    additionalDescription: languageTextsOf(document.additionalDescription),
    basicUDIIdentifier: basicUdiDiOf(document),
    MDNCodes: [text(document.emdnCode), ...further],
    referenceNumber: text(document.catalogueNumber),
    secondaryIdentifier: optionalUdiDi(document.secondaryUdiDi, document.secondaryUdiDiIssuingEntity),
    sterile: flag(document.sterile),
    sterilization: flag(document.sterilizeBeforeUse),
    tradeNames: languageTextsOf(document.tradeNames),
    website: filled(document.website),
    storageHandlingConditions: storageConditionsOf(document),
    criticalWarnings: warningsOf(document),
  }
}

/** What only the labels under the regulations carry: production identifiers, and packages with their own UDI. */
function labelledOf(document: SubmissionDocument): Pick<UdiDiData, 'productionIdentifier' | 'packages'> {
  return {
    productionIdentifier: document.productionIdentifiers as UdiDiData['productionIdentifier'],
    packages: packagesOf(document),
  }
}

/** A Master UDI-DI says whether Annex XVI applies, any other device which of its groups (BR-DTX-UDID-730). */
function annexXviOf(document: SubmissionDocument): Partial<MdrUdiDiData> {
  if (hasMasterUdiDi(document)) return { annexXVIApplicable: flag(document.annexXviApplicable) }
  const types = document.annexXviTypes as MdrUdiDiData['annexXVINonMedicalDeviceTypes']
  return { annexXVINonMedicalDeviceTypes: types }
}

function marketInfosOf(document: SubmissionDocument): MarketInfos | undefined {
  return document.marketAvailability && { marketInfo: document.marketAvailability.map(marketOf) }
}

function marketOf(row: RowOf<'marketAvailability'>): MarketInfo {
  return {
    country: row.country as MarketInfo['country'],
    originalPlacedOnTheMarket: flag(row.firstPlaced),
    startDate: filled(row.startDate),
    endDate: filled(row.endDate),
  }
}
