import type { SpecialDevice } from '#core/code-lists/eudamed/special-devices.ts'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import {
  absent,
  allOf,
  anyOf,
  equals,
  isFalse,
  isTrue,
  not,
  oneOf,
  present,
} from '#core/rules/condition-builders.ts'

/**
 * The groups of devices EUDAMED's rules speak of. The law is the one a submission names, else the one its risk
 * class belongs to (device/legislation.ts).
 */

export const classesOf = (regulation: string): readonly string[] =>
  riskClasses.filter((row) => row.regulation === regulation).map(({ code }) => code)

const readFromClass = (regulation: string) =>
  allOf(absent('legislation'), oneOf('riskClass', classesOf(regulation)))

/** Special devices that carry a Master UDI-DI: contact lenses (BR-UDID-731). */
export const masterUdiDiDevices: readonly SpecialDevice[] = [
  'MDR_STANDARD_SOFT_CONTACT_LENSES',
  'MDR_RIGID_GAS_PERMEABLE',
  'MDR_MADE_TO_ORDER',
  'MDR_MADE_TO_ORDER_RIGID_GAS_PERMEABLE',
]

export const mdrClasses = classesOf('MDR')
export const ivdrClasses = classesOf('IVDR')
export const ivddClasses = classesOf('IVDD')

export const ofMdr = anyOf(equals('legislation', 'MDR'), readFromClass('MDR'))
export const ofIvdr = anyOf(equals('legislation', 'IVDR'), readFromClass('IVDR'))
/** Systems and procedure packs of MDR Art. 22, which are no devices. */
export const ofPack = equals('legislation', 'SPP')
export const ofMdd = equals('legislation', 'MDD')
export const ofAimdd = anyOf(equals('legislation', 'AIMDD'), readFromClass('AIMDD'))
export const ofIvdd = anyOf(equals('legislation', 'IVDD'), readFromClass('IVDD'))

/** Legacy devices: registered under a directive. */
export const ofLegacy = anyOf(
  oneOf('legislation', ['MDD', 'AIMDD', 'IVDD']),
  allOf(absent('legislation'), oneOf('riskClass', [...classesOf('AIMDD'), ...ivddClasses])),
)
/** The regulations (also while nothing tells the law), in contrast to legacy devices. */
export const ofRegulation = not(ofLegacy)
/** Devices of any law, in contrast to systems and procedure packs. */
export const ofDevice = not(ofPack)
export const ofRegulationDevice = allOf(ofRegulation, ofDevice)
/** Medical devices that are no in vitro diagnostics: MDR, MDD, AIMDD. */
export const ofMedical = anyOf(
  oneOf('legislation', ['MDR', 'MDD', 'AIMDD']),
  allOf(absent('legislation'), oneOf('riskClass', [...mdrClasses, ...classesOf('AIMDD')])),
)
/** In vitro diagnostics: IVDR and IVDD. */
export const ofDiagnostic = anyOf(
  oneOf('legislation', ['IVDR', 'IVDD']),
  allOf(absent('legislation'), oneOf('riskClass', [...ivdrClasses, ...ivddClasses])),
)

export const onTheMarket = equals('deviceStatus', 'ON_THE_MARKET')
export const packInItself = oneOf('multiComponentType', ['SYSTEM', 'PROCEDURE_PACK'])
/** Contact lenses: one Master UDI-DI for a group of them (BR-UDID-731). */
export const underMasterUdiDi = allOf(ofMdr, oneOf('specialDevice', masterUdiDiDevices))
/** Those whose Master UDI-DI GS1 gives a form of its own; lenses made to order have the form of a GTIN. */
export const standardLenses = ['MDR_STANDARD_SOFT_CONTACT_LENSES', 'MDR_RIGID_GAS_PERMEABLE']

export const iibImplantable = allOf(equals('riskClass', 'class-iib'), isTrue('implantableDevice'))
/** MDR Art. 52(4): class III, and implantable class IIb but sutures, staples, dental fillings … */
export const needsProductCertificate = anyOf(
  equals('riskClass', 'class-iii'),
  allOf(iibImplantable, isFalse('iibImplantableException')),
)
export const otherClassIib = allOf(equals('riskClass', 'class-iib'), not(needsProductCertificate))

const testedNearby = anyOf(isTrue('selfTesting'), isTrue('nearPatientTesting'))
/** IVDR Art. 48: class D, and class C for self-testing or near-patient testing. */
export const needsDiagnosticCertificate = anyOf(
  equals('riskClass', 'class-d'),
  allOf(equals('riskClass', 'class-c'), testedNearby),
)
export const otherClassC = allOf(equals('riskClass', 'class-c'), not(testedNearby))
export const classBTestedNearby = allOf(equals('riskClass', 'class-b'), testedNearby)

/** EUDAMED registers these only once their notified body has confirmed them (BR-DTX-UDI-035). */
export const waitsForNotifiedBody = anyOf(
  allOf(ofMdr, needsProductCertificate),
  allOf(ofIvdr, anyOf(needsDiagnosticCertificate, classBTestedNearby)),
)

/** BR-UDID-113 makes the certificate of a directive optional for these. */
export const certificateOptional = anyOf(
  allOf(ofMdd, equals('riskClass', 'class-i'), isFalse('measuringFunction')),
  equals('riskClass', 'ivd-general'),
)

/** The original manufacturer is told by the details of an organisation. */
export const organisationFields = [
  'originalManufacturerName',
  'originalManufacturerStreet',
  'originalManufacturerStreetNumber',
  'originalManufacturerAddressComplement',
  'originalManufacturerPostCode',
  'originalManufacturerCity',
  'originalManufacturerCountry',
  'originalManufacturerEmail',
  'originalManufacturerPhone',
  'originalManufacturerWebsite',
] as const
export const organisationGiven = allOf(
  absent('originalManufacturerSrn'),
  anyOf(...organisationFields.map(present)),
)

/** What EUDAMED asks of in vitro diagnostics alone. */
export const diagnosticFields = [
  'kit',
  'companionDiagnostic',
  'nearPatientTesting',
  'selfTesting',
  'professionalTesting',
  'reagent',
  'instrument',
  'containsMicrobialSubstance',
] as const satisfies readonly SubmissionFieldId[]

/** Classes of the regulations in which a notified body always takes part. */
export const higherClasses = ['class-iia', 'class-iib', 'class-iii', 'class-b', 'class-c', 'class-d']

/** The parts of a system or procedure pack have been assessed, each on its own (MDR Art. 22). */
export const notifiedBodyTakesPart = allOf(
  not(ofPack),
  anyOf(
    oneOf('riskClass', higherClasses),
    allOf(
      equals('riskClass', 'class-i'),
      anyOf(
        isTrue('sterile'),
        isTrue('measuringFunction'),
        // The directive left reusable instruments to the manufacturer.
        allOf(isTrue('reusableSurgicalInstrument'), not(equals('legislation', 'MDD'))),
      ),
    ),
    allOf(equals('riskClass', 'class-a'), isTrue('sterile')),
  ),
)
