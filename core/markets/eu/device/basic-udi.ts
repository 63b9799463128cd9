import type { EudamedRiskClass } from '#core/code-lists/eudamed/risk-classes.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { findRiskClass } from '#core/code-lists/risk-classes.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { ModelOrName } from '../message/basic-udi.ts'
import type { BasicUdis } from '../message/device.ts'
import { certificatesOf } from './certificates.ts'
import { investigationsOf } from './clinical.ts'
import { basicUdiDiOf } from './identifiers.ts'
import { legislationOf } from './legislation.ts'
import { filled, flag, languageTextsOf, text } from './values.ts'

/** The Basic UDI-DI of a submission (legacy: EUDAMED DI) as each kind of device says it. */

export function mdrBasicUdiOf(document: SubmissionDocument): BasicUdis['MDR'] {
  const asksException = document.riskClass === 'class-iib' && flag(document.implantableDevice)
  return {
    ...medicalBasicUdiOf(document),
    IIb_implantable_exceptions: asksException ? flag(document.iibImplantableException) : undefined,
  }
}

export function legacyMedicalBasicUdiOf(document: SubmissionDocument): BasicUdis['MDEU'] {
  const applicableLegislation = legislationOf(document) === 'AIMDD' ? 'AIMDD' : 'MDD'
  return { ...medicalBasicUdiOf(document), applicableLegislation }
}

export function packBasicUdiOf(document: SubmissionDocument): BasicUdis['PR'] {
  return {
    ...basicUdiOf(document),
    medicinalPurpose: languageTextsOf(document.medicalPurpose) ?? [],
    PRActorCode: text(document.packProducerActorId),
    type: document.multiComponentType as BasicUdis['PR']['type'],
  }
}

/** Under the IVDR; a legacy diagnostic says the same. */
export function ivdBasicUdiOf(document: SubmissionDocument): BasicUdis['IVDR'] {
  return {
    ...deviceBasicUdiOf(document),
    specialDevice: codeIn(ivdSpecialDevices, document.specialDevice),
    companionDiagnostics: flag(document.companionDiagnostic),
    instrument: flag(document.instrument),
    kit: flag(document.kit),
    microbialSubstances: flag(document.containsMicrobialSubstance),
    nearPatientTesting: flag(document.nearPatientTesting),
    professionalTesting: flag(document.professionalTesting),
    reagent: flag(document.reagent),
    selfTesting: flag(document.selfTesting),
  }
}

function medicalBasicUdiOf(document: SubmissionDocument): BasicUdis['MDR'] {
  return {
    ...deviceBasicUdiOf(document),
    humanProductCheck: flag(document.containsHumanBloodProduct),
    medicinalProductCheck: flag(document.containsMedicinalSubstance),
    specialDevice: codeIn(specialDevices, document.specialDevice),
    type: (filled(document.multiComponentType) ?? 'DEVICE') as BasicUdis['MDR']['type'],
    active: flag(document.activeDevice),
    administeringMedicine: flag(document.administersMedicine),
    implantable: flag(document.implantableDevice),
    measuringFunction: flag(document.measuringFunction),
    reusable: flag(document.reusableSurgicalInstrument),
  }
}

function deviceBasicUdiOf(document: SubmissionDocument) {
  return {
    ...basicUdiOf(document),
    animalTissuesCells: flag(document.containsAnimalTissue),
    ARActorCode: filled(document.authorizedRepresentativeSrn),
    humanTissuesCells: flag(document.containsHumanTissue),
    MFActorCode: text(document.manufacturerSrn),
    clinicalInvestigationLinks: investigationsOf(document),
    deviceCertificateLinks: certificatesOf(document),
  }
}

function basicUdiOf(document: SubmissionDocument) {
  return {
    riskClass: findRiskClass(text(document.riskClass))?.eudamed as EudamedRiskClass,
    ...modelOrNameOf(document),
    identifier: basicUdiDiOf(document),
  }
}

function modelOrNameOf(document: SubmissionDocument): ModelOrName {
  const model = filled(document.modelNumber)
  const name = filled(document.deviceName)
  return model ? { model, name } : { name: text(name) }
}

/** A code the kind of device has a place for. */
function codeIn<C extends string>(
  list: readonly { readonly code: C }[],
  code: string | undefined,
): C | undefined {
  return list.find((row) => row.code === code)?.code
}
