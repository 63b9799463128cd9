import type { Language } from '#core/code-lists/eudamed/languages.ts'
import type { EudamedRiskClass } from '#core/code-lists/eudamed/risk-classes.ts'
import { findRiskClass } from '#core/code-lists/risk-classes.ts'
import { applyPatch, isBlank } from '#core/dictionary/document.ts'
import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import type { IssuingEntityCode } from '#core/identifiers/issuing-entities.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'
import type { DiIdentifier } from './message/identifier.ts'
import type { LanguageText } from './message/language-text.ts'
import type { DeviceCertificateLink } from './message/links.ts'
import type { MarketInfo } from './message/market-info.ts'
import type { MdrBasicUdi } from './message/mdr-basic-udi.ts'
import type { MdrDevice } from './message/mdr-device-post.ts'
import type { MdrUdiDiData } from './message/mdr-udi-di-data.ts'
import type { Substance } from './message/substance.ts'

/** What an MDR message cannot be written without, with what to say when it is missing. */
const requiredFields: readonly (readonly [SubmissionFieldId, string])[] = [
  ['basicUdiDi', 'A Basic UDI-DI is needed: use the generator or enter the code.'],
  ['udiDi', 'A UDI-DI is needed: enter the code as issued.'],
  ['riskClass', 'A risk class is needed.'],
  ['manufacturerSrn', 'The SRN of the manufacturer is needed, e.g. DE-MF-000012345.'],
  ['emdnCode', 'An EMDN code is needed.'],
  ['deviceStatus', 'The status of the device on the EU market is needed.'],
  ['catalogueNumber', 'A reference or catalogue number is needed.'],
]

export interface MissingElement {
  readonly field: SubmissionFieldId
  readonly message: string
}

/** What is missing before a message can be built at all; empty when it can. */
export function missingElements(document: SubmissionDocument): MissingElement[] {
  const missing = requiredFields
    .filter(([field]) => isBlank(document[field]))
    .map(([field, message]) => ({ field, message }))
  if (isBlank(document.deviceName) && isBlank(document.modelNumber)) {
    missing.push({ field: 'deviceName', message: 'A device name or a model number is needed.' })
  }
  if (!isBlank(document.riskClass) && !isMdrClass(document)) {
    missing.push({ field: 'riskClass', message: 'This file is for MDR devices: class I, IIa, IIb or III.' })
  }
  return missing
}

function isMdrClass(document: SubmissionDocument): boolean {
  return findRiskClass(document.riskClass ?? '')?.regulation === 'MDR'
}

/**
 * The model of a DEVICE.POST from a submission. Call only when `missingElements` is empty; what is not said
 * is false, a device, or not limited in reuse, as EUDAMED reads it.
 */
export function mdrDeviceOf(given: SubmissionDocument): MdrDevice {
  // Blank is absent, whatever kind of blank a document holds.
  const document: SubmissionDocument = applyPatch({}, given)
  const basicUdiDi = basicUdiDiOf(document)
  return {
    MDRBasicUDI: basicUdiOf(document, basicUdiDi),
    MDRUDIDIData: udiDiDataOf(document, basicUdiDi),
  }
}

const flag = (value: boolean | undefined): boolean => value === true
const text = (value: string | undefined): string => value ?? ''
const optional = (value: string | undefined): string | undefined => (isBlank(value) ? undefined : value)

function basicUdiDiOf(document: SubmissionDocument): DiIdentifier {
  const code = text(document.basicUdiDi)
  return identifier(code, optional(document.basicUdiDiIssuingEntity) ?? checkBasicUdiDi(code).scheme)
}

/** An issuing entity nobody stated and no code reveals is GS1's: the schema needs one, rules judge the code. */
function identifier(code: string, entity: string | null | undefined): DiIdentifier {
  return { DICode: code, issuingEntityCode: (entity ?? 'GS1') as IssuingEntityCode }
}

function basicUdiOf(document: SubmissionDocument, basicUdiDi: DiIdentifier): MdrBasicUdi {
  const riskClass = findRiskClass(text(document.riskClass))?.eudamed as EudamedRiskClass
  const asksException = riskClass === 'CLASS_IIB' && flag(document.implantableDevice)
  return {
    riskClass,
    model: optional(document.modelNumber),
    name: optional(document.deviceName) ?? '',
    identifier: basicUdiDi,
    animalTissuesCells: flag(document.containsAnimalTissue),
    ARActorCode: optional(document.authorizedRepresentativeSrn),
    humanTissuesCells: flag(document.containsHumanTissue),
    MFActorCode: text(document.manufacturerSrn),
    deviceCertificateLinks: document.certificates
      ?.filter((row) => certificateTypesTaken(document).includes(row.certificateType ?? ''))
      .map(certificateOf),
    humanProductCheck: flag(document.containsHumanBloodProduct),
    IIb_implantable_exceptions: asksException ? flag(document.iibImplantableException) : undefined,
    medicinalProductCheck: flag(document.containsMedicinalSubstance),
    specialDevice: optional(document.specialDevice) as MdrBasicUdi['specialDevice'],
    type: (optional(document.multiComponentType) ?? 'DEVICE') as MdrBasicUdi['type'],
    active: flag(document.activeDevice),
    administeringMedicine: flag(document.administersMedicine),
    implantable: flag(document.implantableDevice),
    measuringFunction: flag(document.measuringFunction),
    reusable: flag(document.reusableSurgicalInstrument),
  }
}

/**
 * The kinds of certificate EUDAMED takes with a device (BR-UDID-109). The hub keeps all of them; a
 * certificate of the quality management system reaches EUDAMED through the notified body.
 */
function certificateTypesTaken(document: SubmissionDocument): readonly string[] {
  switch (document.riskClass) {
    case 'class-iii':
      return ['MDR_TECHNICAL_DOCUMENTATION', 'MDR_TYPE_EXAMINATION']
    case 'class-iib':
      return flag(document.implantableDevice) && !flag(document.iibImplantableException)
        ? ['MDR_TECHNICAL_DOCUMENTATION', 'MDR_TYPE_EXAMINATION']
        : ['MDR_TYPE_EXAMINATION']
    default:
      return []
  }
}

function certificateOf(row: NonNullable<SubmissionDocument['certificates']>[number]): DeviceCertificateLink {
  return {
    certificateType: row.certificateType as DeviceCertificateLink['certificateType'],
    NBActorCode: text(row.notifiedBody),
    certificateNumber: optional(row.certificateNumber),
    certificateRevisionNumber: optional(row.revisionNumber),
    expiryDate: optional(row.expiryDate),
  }
}

function udiDiDataOf(document: SubmissionDocument, basicUdiDi: DiIdentifier): MdrUdiDiData {
  const udiDi = text(document.udiDi)
  const designer = optional(document.originalManufacturerSrn)
  return {
    identifier: identifier(udiDi, optional(document.udiDiIssuingEntity) ?? checkUdiDi(udiDi).scheme),
    status: document.deviceStatus as MdrUdiDiData['status'],
    additionalDescription: document.additionalDescription?.map(languageTextOf),
    basicUDIIdentifier: basicUdiDi,
    MDNCodes: [text(document.emdnCode)],
    productionIdentifier: document.productionIdentifiers as MdrUdiDiData['productionIdentifier'],
    referenceNumber: text(document.catalogueNumber),
    sterile: flag(document.sterile),
    sterilization: flag(document.sterilizeBeforeUse),
    tradeNames: document.tradeNames?.map(languageTextOf),
    website: optional(document.website),
    numberOfReuses: flag(document.singleUse) ? 0 : (document.maximumReuses ?? -1),
    marketInfos: document.marketAvailability && { marketInfo: document.marketAvailability.map(marketOf) },
    baseQuantity: document.baseQuantity,
    productDesignerActor: designer ? { productDesignerActorCode: designer } : undefined,
    latex: flag(document.containsLatex),
    reprocessed: flag(document.reprocessed),
    substances: document.medicinalSubstances?.map(substanceOf),
  }
}

function languageTextOf(row: { language?: string; text?: string }): LanguageText {
  return { language: row.language as LanguageText['language'], textValue: text(row.text) }
}

function marketOf(row: NonNullable<SubmissionDocument['marketAvailability']>[number]): MarketInfo {
  return {
    country: row.country as MarketInfo['country'],
    originalPlacedOnTheMarket: flag(row.firstPlaced),
    startDate: optional(row.startDate),
    endDate: optional(row.endDate),
  }
}

function substanceOf(row: NonNullable<SubmissionDocument['medicinalSubstances']>[number]): Substance {
  const name = optional(row.name)
  return {
    kind: 'medicinal-human',
    names: name ? [{ language: optional(row.language) as Language | undefined, textValue: name }] : undefined,
    INN: optional(row.inn),
    type: flag(row.fromHumanBlood) ? 'HUMAN_PRODUCT_SUBSTANCE' : 'MEDICINAL_PRODUCT_SUBSTANCE',
  }
}
