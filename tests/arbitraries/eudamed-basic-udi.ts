import fc from 'fast-check'
import { medicalDeviceDirectives } from '#core/code-lists/eudamed/applicable-legislations.ts'
import {
  certificateStatuses,
  certificateTypes,
  regulationCertificateTypes,
} from '#core/code-lists/eudamed/certificate-types.ts'
import { multiComponentTypes, packTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { nonEuCountries } from '#core/code-lists/eudamed/non-eu-countries.ts'
import { eudamedRiskClasses } from '#core/code-lists/eudamed/risk-classes.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import type { ArComment, ModelOrName } from '#core/markets/eu/message/basic-udi.ts'
import type { BasicUdis } from '#core/markets/eu/message/device.ts'
import {
  type Arbitraries,
  codeOf,
  date,
  dateTime,
  digits,
  diIdentifier,
  entityVersion,
  few,
  languageText,
  srn,
  text,
  things,
} from '#tests/arbitraries/eudamed-values.ts'

const modelOrName: fc.Arbitrary<ModelOrName> = fc.oneof(
  fc.record({ model: text(255), name: text(255) }, { requiredKeys: ['model'] }),
  fc.record({ model: text(255), name: text(255) }, { requiredKeys: ['name'] }),
)

const certificateLink = fc.record(
  {
    version: text(20),
    certificate: fc.record(
      { certificateNumber: text(120), certificateRevisionNumber: text(120), NBActorCode: digits(4) },
      { requiredKeys: ['certificateNumber', 'NBActorCode'] },
    ),
    certificateType: codeOf(regulationCertificateTypes),
    expiryDate: date,
    issueDate: date,
    startValidityDate: date,
    certificateStatus: codeOf(certificateStatuses),
    decisionDate: date,
    startingApplicabilityDate: date,
  },
  { requiredKeys: ['certificate', 'certificateType', 'issueDate', 'startValidityDate', 'certificateStatus'] },
)

const deviceCertificateLink = fc.record(
  {
    certificateNumber: text(120),
    expiryDate: date,
    NBActorCode: digits(4),
    certificateRevisionNumber: text(120),
    certificateType: codeOf<(typeof certificateTypes)[number]['code']>(certificateTypes),
  },
  { requiredKeys: ['NBActorCode', 'certificateType'] },
)

const clinicalInvestigationLink = fc.record(
  {
    version: text(20),
    clinicalInvestigationReference: text(255),
    nonEUApplicableCountries: few(codeOf(nonEuCountries)),
  },
  { requiredKeys: ['clinicalInvestigationReference'] },
)

const arComment: fc.Arbitrary<ArComment> = fc.record(
  { date: dateTime, ownerActorCode: srn, text: languageText },
  { requiredKeys: ['ownerActorCode', 'text'] },
)

/** What every Basic UDI-DI says; the names of what it must say come first. */
const base = {
  required: { riskClass: codeOf(eudamedRiskClasses), identifier: diIdentifier },
  free: { ...entityVersion, certificateLinks: few(certificateLink) },
}

const deviceBase = {
  required: {
    ...base.required,
    animalTissuesCells: fc.boolean(),
    humanTissuesCells: fc.boolean(),
    MFActorCode: srn,
  },
  free: {
    ...base.free,
    ARActorCode: fc.oneof(srn, fc.constant('NA')),
    ARComments: few(arComment),
    clinicalInvestigationLinks: few(clinicalInvestigationLink),
    deviceCertificateLinks: few(deviceCertificateLink),
  },
}

const medicalDevice = {
  required: {
    ...deviceBase.required,
    humanProductCheck: fc.boolean(),
    medicinalProductCheck: fc.boolean(),
    type: codeOf(multiComponentTypes),
    active: fc.boolean(),
    administeringMedicine: fc.boolean(),
    implantable: fc.boolean(),
    measuringFunction: fc.boolean(),
    reusable: fc.boolean(),
  },
  free: {
    ...deviceBase.free,
    IIb_implantable_exceptions: fc.boolean(),
    specialDevice: codeOf(specialDevices),
  },
}

const diagnostic = {
  required: {
    ...deviceBase.required,
    companionDiagnostics: fc.boolean(),
    instrument: fc.boolean(),
    kit: fc.boolean(),
    microbialSubstances: fc.boolean(),
    nearPatientTesting: fc.boolean(),
    professionalTesting: fc.boolean(),
    reagent: fc.boolean(),
    selfTesting: fc.boolean(),
  },
  free: { ...deviceBase.free, specialDevice: codeOf(ivdSpecialDevices) },
}

const pack = {
  required: {
    ...base.required,
    medicinalPurpose: few(languageText),
    PRActorCode: srn,
    type: codeOf(packTypes),
  },
  free: base.free,
}

/** Any of these with a model, a name or both. */
const named = <R, F>(
  required: Arbitraries<R>,
  free: Arbitraries<F>,
): fc.Arbitrary<R & Partial<F> & ModelOrName> =>
  fc.tuple(modelOrName, things(required, free)).map(([names, rest]) => ({ ...rest, ...names }))

/** Any Basic UDI-DI of each kind of device. */
export const basicUdis: Arbitraries<BasicUdis> = {
  MDR: named(medicalDevice.required, medicalDevice.free),
  IVDR: named(diagnostic.required, diagnostic.free),
  PR: named(pack.required, pack.free),
  MDEU: named(
    { ...medicalDevice.required, applicableLegislation: codeOf(medicalDeviceDirectives) },
    medicalDevice.free,
  ),
  IVDEU: named(diagnostic.required, diagnostic.free),
}
