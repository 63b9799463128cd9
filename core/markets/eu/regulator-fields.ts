import { certificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { packTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { issuingEntities } from '#core/identifiers/issuing-entities.ts'
import type { Condition } from '#core/rules/condition.ts'
import { absent, allOf, anyOf, equals, isTrue, not, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Offer, RegulatorField } from '../market.ts'
import { proceduresOffered } from './conformity-routes.ts'
import {
  iibImplantable,
  ofAimdd,
  ofDevice,
  ofDiagnostic,
  ofIvdd,
  ofIvdr,
  ofLegacy,
  ofMdd,
  ofMdr,
  ofPack,
  ofRegulation,
  ofRegulationDevice,
  packInItself,
  underMasterUdiDi,
} from './scope.ts'

/** What EUDAMED asks of each field. Fields are asked as EUDAMED asks: a question that does not concern the device only costs time. */

/** The level of identity a value belongs to in EUDAMED. */
export type EudamedLevel = 'basic-udi' | 'udi-di' | 'package' | 'market' | 'designer'

/** Also while neither law nor class is chosen: most devices are medical devices under the MDR. */
const medical = allOf(ofDevice, not(ofDiagnostic))
const medicalOfRegulation = allOf(medical, ofRegulation)
const ordinaryOfRegulation = allOf(ofRegulationDevice, not(underMasterUdiDi))
/** Software is active by definition and has neither power source nor electrical safety. */
const powered = allOf(isTrue('activeDevice'), not(equals('specialDevice', 'MDR_SOFTWARE')))
/** Details of an original manufacturer that has no SRN, once it is named. */
const namedManufacturer = allOf(absent('originalManufacturerSrn'), present('originalManufacturerName'))
/** EUDAMED takes no countries for other statuses (BR-UDID-046). */
const onOrComingToMarket = allOf(
  ofDevice,
  not(oneOf('deviceStatus', ['NOT_INTENDED_FOR_EU_MARKET', 'NO_LONGER_PLACED_ON_THE_MARKET'])),
)
/** The generator makes codes of GS1 only; those of others, and the EUDAMED DI of a legacy device, are typed. */
const madeByGenerator = not(
  anyOf(ofLegacy, oneOf('basicUdiDiIssuingEntity', ['HIBCC', 'ICCBBA', 'IFA', 'EUDAMED'])),
)

/** EUDAMED numbers legacy devices only. */
const agencies = issuingEntities.map(({ code }) => code).filter((code) => code !== 'EUDAMED')

const classesOf = (law: string) =>
  riskClasses.filter(({ regulation }) => regulation === law).map(({ code }) => code)

/** EUDAMED takes no new orthopaedic ones (BR-UDID-737). */
const specialOf = (law: string) =>
  [...specialDevices, ...ivdSpecialDevices]
    .map(({ code }) => code)
    .filter((code) => code.startsWith(`${law}_`) && !code.endsWith('_ORTHOPEDIC'))

const certificatesOf = (when: Condition, law: string): Offer => ({
  column: 'certificateType',
  when,
  codes: certificateTypes.map(({ code }) => code).filter((code) => code.startsWith(`${law}_`)),
})

/** Legacy devices are or were on the market (BR-UDID-458). */
const legacyStatuses = deviceStatuses
  .map(({ code }) => code)
  .filter((code) => code !== 'NOT_INTENDED_FOR_EU_MARKET')

/** Numbers: EUDAMED data dictionary 2.18.0 (FLD-UDID-…). */
export const euRegulatorFields = {
  // basic
  basicUdiDi: {
    id: 'FLD-UDID-14',
    level: 'basic-udi',
    changeable: 'no',
    neededToSave: true,
    requiredMessage: 'Basic UDI-DI is required',
    help: 'The key of the device model in EUDAMED: one Basic UDI-DI covers many UDI-DIs of the same intended purpose, risk class and essential design. A legacy device has its EUDAMED DI (B-…) here.',
    widget: { name: 'identifier-generator', when: madeByGenerator },
  },
  basicUdiDiIssuingEntity: {
    id: 'FLD-UDID-01',
    level: 'basic-udi',
    changeable: 'no',
    offered: [{ when: ofLegacy, codes: ['EUDAMED'] }, { codes: agencies }],
  },
  udiDi: {
    id: 'FLD-UDID-178',
    level: 'udi-di',
    changeable: 'no',
    help: 'The device identifier of the unit, exactly as issued: leading zeros count. A legacy device without one has its EUDAMED ID (D-…) here.',
  },
  udiDiIssuingEntity: {
    id: 'FLD-UDID-291',
    level: 'udi-di',
    changeable: 'no',
    offered: [{ when: ofLegacy, codes: [...agencies, 'EUDAMED'] }, { codes: agencies }],
  },
  deviceName: {
    id: 'FLD-UDID-22',
    level: 'basic-udi',
    changeable: 'yes',
    neededToSave: true,
    requiredMessage: 'Device name is required',
    help: 'EUDAMED needs a device name or a model.',
  },
  registrationType: {
    neededToSave: true,
    requiredMessage: 'Registration type is required',
    help: 'What this registration begins. The message EUDAMED gets follows from what it does not know yet: the Basic UDI-DI, the UDI-DI or both.',
  },
  manufacturerName: {
    help: 'Legal name of the manufacturer, for people. EUDAMED knows the manufacturer by the SRN and takes the name from its actor registration.',
  },
  modelNumber: {
    id: 'FLD-UDID-20',
    level: 'basic-udi',
    changeable: 'yes',
    help: "The manufacturer's number of the model. EUDAMED needs a model or a device name; both belong to the Basic UDI-DI.",
  },
  catalogueNumber: {
    id: 'FLD-UDID-163',
    level: 'udi-di',
    changeable: 'no',
    help: 'REF on the label. EUDAMED takes up to 120 characters.',
  },
  deviceDescription: {
    help: 'What the device is and does, in a few sentences. Kept by the hub; EUDAMED has the additional product description instead.',
  },
  legislation: {
    id: 'FLD-UDID-11',
    level: 'basic-udi',
    changeable: 'no',
    help: 'Which law the device is registered under. Read from the risk class when left empty: I to III is the MDR, A to D the IVDR.',
  },
  secondaryUdiDi: { id: 'FLD-UDID-136', level: 'udi-di', changeable: 'yes' },
  secondaryUdiDiIssuingEntity: {
    id: 'FLD-UDID-293',
    level: 'udi-di',
    changeable: 'yes',
    asked: present('secondaryUdiDi'),
  },
  directMarkingDi: { id: 'FLD-UDID-138', level: 'udi-di', changeable: 'yes', asked: ordinaryOfRegulation },
  directMarkingDiIssuingEntity: {
    id: 'FLD-UDID-294',
    level: 'udi-di',
    changeable: 'yes',
    asked: present('directMarkingDi'),
  },
  unitOfUseDi: {
    id: 'FLD-UDID-135',
    level: 'udi-di',
    changeable: 'yes',
    asked: allOf(ordinaryOfRegulation, absent('directMarkingDi')),
  },
  unitOfUseDiIssuingEntity: {
    id: 'FLD-UDID-292',
    level: 'udi-di',
    changeable: 'yes',
    asked: present('unitOfUseDi'),
  },
  internalReference: {},

  // classification
  riskClass: {
    id: 'FLD-UDID-16',
    level: 'basic-udi',
    changeable: 'no',
    neededToSave: true,
    requiredMessage: 'Risk class is required',
    help: 'Class under Annex VIII of the MDR or the IVDR. For an in vitro diagnostic or a legacy device choose the applicable legislation first: it decides which classes are offered.',
    offered: [
      { when: equals('legislation', 'IVDR'), codes: classesOf('IVDR') },
      { when: equals('legislation', 'AIMDD'), codes: classesOf('AIMDD') },
      { when: equals('legislation', 'IVDD'), codes: classesOf('IVDD') },
      { codes: classesOf('MDR') },
    ],
  },
  emdnCode: {
    id: 'FLD-UDID-149',
    level: 'udi-di',
    changeable: 'yes',
    neededToSave: true,
    requiredMessage: 'EMDN code is required',
  },
  intendedUse: {},
  multiComponentType: {
    id: 'FLD-UDID-12',
    level: 'basic-udi',
    changeable: 'no',
    asked: not(ofDiagnostic),
    offered: [{ when: ofPack, codes: packTypes.map(({ code }) => code) }],
  },
  specialDevice: {
    id: 'FLD-UDID-13',
    level: 'basic-udi',
    changeable: 'no',
    asked: allOf(ofDevice, not(packInItself), not(isTrue('kit'))),
    offered: [
      { when: ofMdd, codes: specialOf('MDD') },
      { when: ofAimdd, codes: specialOf('AIMDD') },
      { when: ofIvdr, codes: specialOf('IVDR') },
      { when: ofIvdd, codes: specialOf('IVDD') },
      { codes: specialOf('MDR') },
    ],
  },
  iibImplantableException: {
    id: 'FLD-UDID-265',
    level: 'basic-udi',
    changeable: 'no',
    help: 'Asked for implantable devices of class IIb only: these need no technical documentation certificate (MDR Art. 52(4)).',
    asked: allOf(medicalOfRegulation, iibImplantable),
  },
  additionalEmdnCodes: { id: 'FLD-UDID-149', level: 'udi-di', changeable: 'yes' },
  kit: {
    id: 'FLD-UDID-356',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    help: 'IVDR: components packaged together for one in vitro diagnostic examination.',
    asked: ofDiagnostic,
  },
  annexXviTypes: {
    id: 'FLD-UDID-147',
    level: 'udi-di',
    changeable: 'no',
    help: 'The groups of products of MDR Annex XVI the device belongs to, such as contact lenses or fillers without a medical purpose.',
    asked: allOf(medicalOfRegulation, not(underMasterUdiDi)),
  },
  annexXviApplicable: {
    level: 'udi-di',
    changeable: 'no',
    help: 'For a Master UDI-DI only: whether its devices fall under Annex XVI.',
    asked: underMasterUdiDi,
  },
  classificationRule: { help: 'The rule of Annex VIII the class follows from, e.g. Rule 8.' },
  fdaProductCode: {},
  gmdnCode: {},

  // regulatory
  euEudamedId: {},
  manufacturerSrn: {
    id: 'FLD-UDID-10',
    level: 'basic-udi',
    changeable: 'no',
    asked: ofDevice,
  },
  authorizedRepresentativeName: {
    help: 'Who represents a manufacturer established outside the Union. EUDAMED takes the name from the SRN.',
  },
  authorizedRepresentativeSrn: {
    id: 'FLD-UDID-15',
    level: 'basic-udi',
    changeable: 'yes',
    help: 'Needed when the manufacturer is outside the EU, e.g. IE-AR-000000002.',
    asked: ofDevice,
  },
  notifiedBodyNumber: { perDevice: true },
  conformityAssessmentProcedure: {
    offered: proceduresOffered,
  },
  certificates: {
    id: 'FLD-UDID-39',
    level: 'basic-udi',
    changeable: 'no',
    columnIds: {
      certificateType: 'FLD-UDID-60',
      notifiedBody: 'FLD-UDID-63',
      certificateNumber: 'FLD-UDID-61',
      revisionNumber: 'FLD-UDID-62',
      expiryDate: 'FLD-UDID-64',
    },
    asked: ofDevice,
    offered: [
      certificatesOf(ofMdr, 'MDR'),
      certificatesOf(ofIvdr, 'IVDR'),
      certificatesOf(ofMdd, 'MDD'),
      certificatesOf(ofAimdd, 'AIMDD'),
      certificatesOf(ofIvdd, 'IVDD'),
    ],
  },
  submissionDate: {},
  packProducerActorId: {
    id: 'FLD-UDID-44',
    level: 'basic-udi',
    changeable: 'no',
    asked: ofPack,
  },
  authorizedRepresentativeAddress: {
    help: 'Where the authorised representative is established, as on the label. EUDAMED takes it from the SRN.',
  },
  importerName: {
    help: 'Who places a device from outside the Union on its market (MDR and IVDR Article 13). In EUDAMED importers name their manufacturers in the actor registration.',
  },
  importerSrn: {
    help: 'The actor id of the importer, such as NL-IM-000000003. For planning: EUDAMED keeps importers with the manufacturers they name.',
  },
  notifiedBodyName: {
    help: 'The body that issued the certificate. EUDAMED knows it by its four digits, given with each certificate.',
  },
  personResponsible: { help: 'MDR and IVDR Art. 15.' },
  relatedDeviceDi: {
    label: 'Related device (UDI-DI or EUDAMED ID)',
    id: 'FLD-UDID-180',
    level: 'udi-di',
    changeable: 'yes',
    help: 'EUDAMED relates a legacy device and its successor itself where they share a UDI-DI. A new device is sent without it; a later change can add it.',
    asked: allOf(ofDevice, not(underMasterUdiDi)),
  },
  relatedDeviceIssuingEntity: {
    id: 'FLD-UDID-180',
    level: 'udi-di',
    changeable: 'yes',
    asked: present('relatedDeviceDi'),
  },
  regulatoryStatus: {},
  technicalDocumentationReference: {
    help: 'Where the technical documentation of Annexes II and III is found. For auditors; it is not part of the message.',
  },
  declarationOfConformityDate: {
    help: 'The day the EU declaration of conformity was signed (MDR Article 19, IVDR Article 17).',
  },

  // characteristics
  implantableDevice: {
    id: 'FLD-UDID-30',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    help: 'Meant to be introduced into the body and to stay there after the procedure (MDR Article 2(5)). Determines the class, the certificates and the obligations for implants.',
    asked: medical,
  },
  activeDevice: {
    id: 'FLD-UDID-28',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    help: 'Needs a source of energy other than the body or gravity and acts by changing it (MDR Article 2(4)). Software counts as active.',
    asked: medical,
  },
  administersMedicine: {
    id: 'FLD-UDID-29',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    asked: medical,
  },
  measuringFunction: {
    id: 'FLD-UDID-31',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    asked: medical,
  },
  reusableSurgicalInstrument: {
    id: 'FLD-UDID-32',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    help: 'Cuts, drills, scratches or clamps in surgery, is not connected to an active device, and is used again after reprocessing (MDR Annex VIII, 2.3).',
    asked: medical,
  },
  singleUse: { id: 'FLD-UDID-167', level: 'udi-di', changeable: 'no', declaration: true, asked: ofDevice },
  maximumReuses: {
    id: 'FLD-UDID-157',
    level: 'udi-di',
    changeable: 'no',
    asked: allOf(ofDevice, not(isTrue('singleUse'))),
  },
  reprocessed: {
    id: 'FLD-UDID-164',
    level: 'udi-di',
    changeable: 'no',
    declaration: true,
    help: 'A single-use device made fit for further use under MDR Article 17.',
    asked: medical,
  },
  sterile: { id: 'FLD-UDID-169', level: 'udi-di', changeable: 'no', declaration: true },
  sterilizeBeforeUse: { id: 'FLD-UDID-170', level: 'udi-di', changeable: 'no', declaration: true },
  companionDiagnostic: {
    id: 'FLD-UDID-33',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    help: 'Essential for the safe and effective use of a medicinal product (IVDR Article 2(7)).',
    asked: ofDiagnostic,
  },
  nearPatientTesting: {
    id: 'FLD-UDID-35',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    help: 'For health professionals, outside a laboratory, next to the patient (IVDR Article 2(6)).',
    asked: ofDiagnostic,
  },
  selfTesting: {
    id: 'FLD-UDID-36',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    help: 'Meant to be used by lay persons (IVDR Article 2(5)).',
    asked: ofDiagnostic,
  },
  professionalTesting: {
    id: 'FLD-UDID-263',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    help: 'For professionals in a laboratory. Asked of IVDR devices beside self-testing and near-patient testing.',
    asked: ofDiagnostic,
  },
  reagent: {
    id: 'FLD-UDID-262',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    asked: ofDiagnostic,
  },
  instrument: {
    id: 'FLD-UDID-264',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    asked: ofDiagnostic,
  },
  newDevice: {
    id: 'FLD-UDID-159',
    level: 'udi-di',
    changeable: 'yes',
    declaration: true,
    help: 'No such device has been continuously available on the market in the last three years for the analyte or parameter, or its procedure is new (IVDR Art. 48).',
    asked: ofIvdr,
  },
  softwareDevice: {
    help: 'The device is software, or is driven by software of its own. EUDAMED learns of it through the special device type.',
  },
  aiBasedDevice: {
    help: 'Uses an AI system in the sense of Regulation (EU) 2024/1689. Kept by the hub; EUDAMED does not ask.',
  },
  containsNanoMaterial: {
    help: 'Contains or consists of nanomaterial (MDR Article 2(18)). Under rule 19 of Annex VIII, the class depends on the potential for internal exposure.',
  },
  customMade: {
    help: 'Made for one patient on written prescription (MDR Article 2(3)). Custom-made devices get no UDI and are not registered in EUDAMED.',
  },
  absorbable: {
    help: 'Absorbed by, or dispersed in, the body. Rules 8 and 21 of MDR Annex VIII look at it.',
  },
  mriSafety: {
    help: 'What the label says about magnetic resonance imaging, by ASTM F2503. GUDID asks for it, EUDAMED does not.',
  },

  // clinical
  clinicalEvaluation: { help: 'Reference and status of the clinical evaluation report (MDR Art. 61).' },
  clinicalSizes: {
    id: 'FLD-UDID-146',
    level: 'udi-di',
    changeable: 'no',
    columnIds: {
      sizeType: 'FLD-UDID-190',
      precision: 'FLD-UDID-191',
      value: 'FLD-UDID-196',
      minimum: 'FLD-UDID-193',
      maximum: 'FLD-UDID-192',
      unit: 'FLD-UDID-195',
      text: 'FLD-UDID-194',
      description: 'FLD-UDID-358',
      unitDescription: 'FLD-UDID-359',
    },
    asked: medical,
  },
  clinicalInvestigations: {
    id: 'FLD-UDID-50',
    level: 'basic-udi',
    changeable: 'yes',
    columnIds: { reference: 'FLD-UDID-51', nonEuCountry: 'FLD-UDID-300' },
    help: 'Investigations or performance studies of the device; outside the EU with the country, one row each.',
    asked: ofDevice,
  },
  clinicalEvaluationDate: {},
  sscpReference: { help: 'Reference of the SSCP (MDR Art. 32) or SSP (IVDR Art. 29).' },
  indications: {},
  contraindications: {
    help: 'When the device must not be used. What stands on the label goes to EUDAMED as a critical warning.',
  },
  targetPopulation: {},
  intendedUser: {},
  analyte: {},
  specimenType: {},

  // technical
  productionIdentifiers: {
    id: 'FLD-UDID-148',
    level: 'udi-di',
    changeable: 'yes',
    asked: ofRegulation,
  },
  powerSource: { asked: powered },
  electricalSafety: { asked: powered },
  softwareVersion: {
    help: 'The version this record is about. A change of the algorithm, the intended use or the interface needs a new UDI-DI (MDR Annex VI, Part C, 6.5).',
  },
  dimensions: {
    help: 'Outer dimensions with their unit. Sizes that matter clinically belong in the table of clinical sizes, which EUDAMED takes.',
  },
  deviceSize: { help: 'The size on the label as a text. EUDAMED takes the table of clinical sizes.' },
  deviceSizeUnit: {},
  weight: { help: 'Weight with its unit. EUDAMED takes it as a clinical size where it matters clinically.' },
  materials: {},
  accessories: {},
  standardsApplied: {},
  ionisingRadiation: {
    help: 'Meant to emit ionising radiation. Rule 10 of MDR Annex VIII puts such a device for radiology into class IIb.',
  },
  expectedLifetime: {},

  // manufacturing
  originalManufacturerSrn: {
    id: 'FLD-UDID-221',
    level: 'designer',
    changeable: 'own-service',
    help: 'When another registered legal or natural person designs and manufactures the device (MDR Art. 10(15)).',
    asked: ofDevice,
  },
  originalManufacturerName: {
    id: 'FLD-UDID-353',
    level: 'designer',
    changeable: 'own-service',
    help: 'Only when the original manufacturer has no SRN: then name, address and public contact are needed.',
    asked: allOf(ofDevice, absent('originalManufacturerSrn')),
  },
  originalManufacturerStreet: {
    id: 'FLD-UDID-355',
    level: 'designer',
    changeable: 'own-service',
    help: 'Of the natural or legal person who designed and made the device, where that is not the manufacturer (MDR Article 10(15)).',
    asked: namedManufacturer,
  },
  originalManufacturerStreetNumber: {
    id: 'FLD-UDID-355',
    level: 'designer',
    changeable: 'own-service',
    asked: namedManufacturer,
  },
  originalManufacturerAddressComplement: {
    id: 'FLD-UDID-355',
    level: 'designer',
    changeable: 'own-service',
    asked: namedManufacturer,
  },
  originalManufacturerPostCode: {
    id: 'FLD-UDID-355',
    level: 'designer',
    changeable: 'own-service',
    asked: namedManufacturer,
  },
  originalManufacturerCity: {
    id: 'FLD-UDID-355',
    level: 'designer',
    changeable: 'own-service',
    asked: namedManufacturer,
  },
  originalManufacturerCountry: {
    id: 'FLD-UDID-355',
    level: 'designer',
    changeable: 'own-service',
    asked: namedManufacturer,
  },
  originalManufacturerEmail: {
    id: 'FLD-UDID-354',
    level: 'designer',
    changeable: 'own-service',
    asked: namedManufacturer,
  },
  originalManufacturerPhone: {
    id: 'FLD-UDID-354',
    level: 'designer',
    changeable: 'own-service',
    asked: namedManufacturer,
  },
  originalManufacturerWebsite: {
    id: 'FLD-UDID-354',
    level: 'designer',
    changeable: 'own-service',
    asked: namedManufacturer,
  },
  manufacturerAddress: {
    help: 'Registered place of business, as on the label. EUDAMED takes it from the SRN.',
  },
  manufacturerCountry: {},
  manufacturingCountry: {
    help: 'Where the device is made. Several regulators ask for it, EUDAMED does not.',
  },
  manufacturerContactEmail: {},
  manufacturerContactPhone: {},
  manufacturingSite: {},
  sterilisationMethod: {},

  // packaging
  baseQuantity: {
    id: 'FLD-UDID-151',
    level: 'udi-di',
    changeable: 'no',
    asked: ofRegulationDevice,
  },
  packagingType: { asked: isTrue('sterile') },
  packages: {
    id: 'FLD-UDID-309',
    level: 'package',
    changeable: 'own-service',
    columnIds: {
      packageDi: 'FLD-UDID-120',
      issuingEntity: 'FLD-UDID-297',
      quantity: 'FLD-UDID-121',
      containedDi: 'FLD-UDID-124',
      status: 'FLD-UDID-130',
    },
    asked: ofRegulation,
  },
  packageSize: {},
  shelfLife: {
    help: 'How long the packed device may be stored before use. EUDAMED is told only whether it has an expiry date.',
  },
  storageHandlingConditions: {
    id: 'FLD-UDID-312',
    level: 'udi-di',
    changeable: 'yes',
    columnIds: { condition: 'FLD-UDID-211', text: 'FLD-UDID-213' },
  },

  // market
  deviceStatus: {
    id: 'FLD-UDID-130',
    level: 'udi-di',
    changeable: 'yes',
    help: 'Status of the UDI-DI on the EU market.',
    offered: [{ when: ofLegacy, codes: legacyStatuses }],
  },
  marketAvailability: {
    perDevice: true,
    id: 'FLD-UDID-141',
    level: 'market',
    changeable: 'own-service',
    columnIds: {
      country: 'FLD-UDID-252',
      firstPlaced: 'FLD-UDID-137',
      startDate: 'FLD-UDID-250',
      endDate: 'FLD-UDID-251',
    },
    help: 'Countries of the EEA, Türkiye and Northern Ireland; exactly one is where the device was first placed on the EU market.',
    asked: onOrComingToMarket,
  },
  firstMarketDate: {},
  reimbursementCodes: {},
  distributionNotes: {},

  // safety
  containsLatex: {
    id: 'FLD-UDID-156',
    level: 'udi-di',
    changeable: 'no',
    declaration: true,
    help: 'Contains natural rubber latex and is labelled so. A declaration with legal weight: EUDAMED publishes it.',
    asked: medical,
  },
  containsAnimalTissue: {
    id: 'FLD-UDID-18',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    asked: ofDevice,
  },
  containsHumanTissue: {
    id: 'FLD-UDID-23',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    asked: ofDevice,
  },
  containsMedicinalSubstance: {
    id: 'FLD-UDID-158',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    asked: medical,
  },
  containsHumanBloodProduct: {
    id: 'FLD-UDID-155',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    asked: medical,
  },
  medicinalSubstances: {
    id: 'FLD-UDID-311',
    level: 'udi-di',
    changeable: 'yes',
    columnIds: { fromHumanBlood: 'FLD-UDID-316', inn: 'FLD-UDID-318', name: 'FLD-UDID-317' },
    asked: anyOf(isTrue('containsMedicinalSubstance'), isTrue('containsHumanBloodProduct')),
  },
  containsMicrobialSubstance: {
    id: 'FLD-UDID-34',
    level: 'basic-udi',
    changeable: 'no',
    declaration: true,
    help: 'IVDR: presence of cells or substances of microbial origin.',
    asked: ofDiagnostic,
  },
  cmrSubstances: {
    id: 'FLD-UDID-140',
    level: 'udi-di',
    changeable: 'yes',
    columnIds: {
      category: 'FLD-UDID-200',
      name: 'FLD-UDID-201',
      casNumber: 'FLD-UDID-202',
      ecNumber: 'FLD-UDID-203',
    },
    asked: medicalOfRegulation,
  },
  endocrineSubstances: {
    id: 'FLD-UDID-310',
    level: 'udi-di',
    changeable: 'yes',
    columnIds: { name: 'FLD-UDID-313', casNumber: 'FLD-UDID-314', ecNumber: 'FLD-UDID-315' },
    asked: medicalOfRegulation,
  },
  criticalWarnings: {
    id: 'FLD-UDID-144',
    level: 'udi-di',
    changeable: 'yes',
    columnIds: { warning: 'FLD-UDID-212', text: 'FLD-UDID-319' },
  },
  biocompatibility: {},
  residualRisks: { help: 'Risks that remain and are told to the user (MDR Annex I, 4).' },

  // naming
  brandName: {
    help: 'The name on the label in the market, for people. What EUDAMED publishes stands under trade names, one a language.',
  },
  tradeNames: { id: 'FLD-UDID-176', level: 'udi-di', changeable: 'yes' },
  additionalDescription: { id: 'FLD-UDID-175', level: 'udi-di', changeable: 'yes' },
  website: { id: 'FLD-UDID-174', level: 'udi-di', changeable: 'yes' },
  medicalPurpose: {
    id: 'FLD-UDID-260',
    level: 'basic-udi',
    changeable: 'yes',
    asked: ofPack,
  },
  synonyms: {},
  genericName: {},
  labellingLanguages: {},

  // compliance
  postMarketSurveillance: {
    help: 'Reference and status of the post-market surveillance plan and reports (MDR Art. 83–86).',
  },
  vigilanceReporting: { help: 'How serious incidents are reported (MDR Art. 87).' },
  authorisedRepresentativeMandateDate: { help: 'The day the mandate of MDR or IVDR Article 11 was signed.' },
  qualityManagementCertificate: {
    help: 'Number of the ISO 13485 certificate. The certificates EUDAMED asks for stand in their own table.',
  },
  riskManagementReference: {},
  psurReference: { help: 'Reference of the PSUR (MDR Art. 86, IVDR Art. 81).' },
  pmcfReference: {
    help: 'Plan and report of post-market clinical follow-up (MDR Annex XIV, Part B), or why there is none.',
  },
  certificateScope: {},
  notifiedBodyCountry: {},
  deviceSubstatus: {},
  storageConditions: {
    help: 'In words, for other markets. EUDAMED takes the table of storage and handling conditions.',
  },
  implantCardProvided: { help: 'For implantable devices (MDR Art. 18).' },
  instructionsForUseReference: {},
  electronicInstructions: {
    help: 'Instructions are given electronically instead of on paper (Regulation (EU) 2021/2226).',
  },
  registrationNotes: {},
  declarationsChecked: {},
  declarationsCheckedBy: {},
  declarationsCheckedAt: {},
} as const satisfies Readonly<Record<string, RegulatorField & { readonly level?: EudamedLevel }>>
