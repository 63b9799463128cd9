import { packTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { issuingEntities } from '#core/identifiers/issuing-entities.ts'
import { absent, allOf, anyOf, equals, isTrue, not, oneOf, present } from '#core/rules/condition-builders.ts'
import { type CommonAsks, commonRegulatorFields } from '../common-fields.ts'
import type { RegulatorFields } from '../market.ts'
import {
  classesOf,
  iibImplantable,
  medical,
  medicalOfRegulation,
  ofAimdd,
  ofDevice,
  ofDiagnostic,
  ofIvdd,
  ofIvdr,
  ofLegacy,
  ofMdd,
  ofPack,
  ofRegulation,
  ordinaryOfRegulation,
  packInItself,
  underMasterUdiDi,
} from './scope.ts'

/** What is known of Switzerland; facts and sources: NOTES.md, as of 2026-11-22. */
export const chMarket: CommonAsks = {
  system: 'swissdamed',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii', 'class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'I, IIa, IIb and III, and A to D for in vitro diagnostics',
  issuers: ['GS1', 'HIBCC', 'ICCBBA', 'IFA'],
  needsUdiDi: true,
}

/** Of devices still registered under a directive, which stand in no order with the others and have no dates of their own. */
export const legacyClasses: readonly string[] = [...classesOf('AIMDD'), ...classesOf('IVDD')]

/** Fields of the Basic UDI-DI that swissdamed takes as EUDAMED does. */
export const basicLevel = [
  'legislation',
  'multiComponentType',
  'specialDevice',
  'medicalPurpose',
  'implantableDevice',
  'iibImplantableException',
  'activeDevice',
  'administersMedicine',
  'measuringFunction',
  'reusableSurgicalInstrument',
  'containsAnimalTissue',
  'containsHumanTissue',
  'containsMedicinalSubstance',
  'containsHumanBloodProduct',
  'kit',
  'reagent',
  'instrument',
  'selfTesting',
  'nearPatientTesting',
  'professionalTesting',
  'companionDiagnostic',
  'containsMicrobialSubstance',
] as const

/** Fields of the UDI-DI that swissdamed takes as EUDAMED does. */
export const unitLevel = {
  identifiers: [
    'secondaryUdiDi',
    'secondaryUdiDiIssuingEntity',
    'directMarkingDi',
    'directMarkingDiIssuingEntity',
    'unitOfUseDi',
    'unitOfUseDiIssuingEntity',
  ],
  names: ['tradeNames', 'additionalDescription', 'website', 'additionalEmdnCodes'],
  characteristics: [
    'maximumReuses',
    'annexXviTypes',
    'annexXviApplicable',
    'sterilizeBeforeUse',
    'reprocessed',
    'containsLatex',
    'newDevice',
  ],
  substances: ['medicinalSubstances', 'cmrSubstances', 'endocrineSubstances'],
  sizes: ['clinicalSizes'],
  storage: ['storageHandlingConditions', 'criticalWarnings'],
  packages: ['packages'],
} as const

/** EUDAMED numbers legacy devices only. */
const agencies = issuingEntities.map(({ code }) => code).filter((code) => code !== 'EUDAMED')
/** No new orthopaedic ones are taken. */
const specialOf = (law: string) =>
  [...specialDevices, ...ivdSpecialDevices]
    .map(({ code }) => code)
    .filter((code) => code.startsWith(`${law}_`) && !code.endsWith('_ORTHOPEDIC'))

/** When a field is asked, and which codes are offered, is the same here as in the EU. */
export const asInTheEu = {
  legislation: {
    help: 'Which law the device falls under, by its European name. Read from the risk class when left empty: I to III is the MDR, A to D the IVDR.',
  },
  multiComponentType: {
    asked: not(ofDiagnostic),
    offered: [{ when: ofPack, codes: packTypes.map(({ code }) => code) }],
  },
  specialDevice: {
    asked: allOf(ofDevice, not(packInItself), not(isTrue('kit'))),
    offered: [
      { when: ofMdd, codes: specialOf('MDD') },
      { when: ofAimdd, codes: specialOf('AIMDD') },
      { when: ofIvdr, codes: specialOf('IVDR') },
      { when: ofIvdd, codes: specialOf('IVDD') },
      { codes: specialOf('MDR') },
    ],
  },
  medicalPurpose: {
    asked: ofPack,
  },
  implantableDevice: {
    declaration: true,
    help: 'Meant to be introduced into the body and to stay there after the procedure (MDR Article 2(5)). Determines the class, the certificates and the obligations for implants.',
    asked: medical,
  },
  iibImplantableException: {
    help: 'Asked for implantable devices of class IIb only: these need no technical documentation certificate (MDR Art. 52(4)).',
    asked: allOf(medicalOfRegulation, iibImplantable),
  },
  activeDevice: {
    declaration: true,
    help: 'Needs a source of energy other than the body or gravity and acts by changing it (MDR Article 2(4)). Software counts as active.',
    asked: medical,
  },
  administersMedicine: {
    declaration: true,
    asked: medical,
  },
  measuringFunction: {
    declaration: true,
    asked: medical,
  },
  reusableSurgicalInstrument: {
    declaration: true,
    help: 'Cuts, drills, scratches or clamps in surgery, is not connected to an active device, and is used again after reprocessing (MDR Annex VIII, 2.3).',
    asked: medical,
  },
  containsAnimalTissue: {
    declaration: true,
    asked: ofDevice,
  },
  containsHumanTissue: {
    declaration: true,
    asked: ofDevice,
  },
  containsMedicinalSubstance: {
    declaration: true,
    asked: medical,
  },
  containsHumanBloodProduct: {
    declaration: true,
    asked: medical,
  },
  kit: {
    declaration: true,
    help: 'IVDR: components packaged together for one in vitro diagnostic examination.',
    asked: ofDiagnostic,
  },
  reagent: {
    declaration: true,
    asked: ofDiagnostic,
  },
  instrument: {
    declaration: true,
    asked: ofDiagnostic,
  },
  selfTesting: {
    declaration: true,
    help: 'Meant to be used by lay persons (IVDR Article 2(5)).',
    asked: ofDiagnostic,
  },
  nearPatientTesting: {
    declaration: true,
    help: 'For health professionals, outside a laboratory, next to the patient (IVDR Article 2(6)).',
    asked: ofDiagnostic,
  },
  professionalTesting: {
    declaration: true,
    help: 'For professionals in a laboratory. Asked of IVDR devices beside self-testing and near-patient testing.',
    asked: ofDiagnostic,
  },
  companionDiagnostic: {
    declaration: true,
    help: 'Essential for the safe and effective use of a medicinal product (IVDR Article 2(7)).',
    asked: ofDiagnostic,
  },
  containsMicrobialSubstance: {
    declaration: true,
    help: 'IVDR: presence of cells or substances of microbial origin.',
    asked: ofDiagnostic,
  },
  secondaryUdiDi: {},
  secondaryUdiDiIssuingEntity: {
    asked: present('secondaryUdiDi'),
  },
  directMarkingDi: { asked: ordinaryOfRegulation },
  directMarkingDiIssuingEntity: {
    asked: present('directMarkingDi'),
  },
  unitOfUseDi: {
    asked: allOf(ordinaryOfRegulation, absent('directMarkingDi')),
  },
  unitOfUseDiIssuingEntity: {
    asked: present('unitOfUseDi'),
  },
  tradeNames: {},
  additionalDescription: {},
  website: {},
  additionalEmdnCodes: {},
  maximumReuses: {
    asked: allOf(ofDevice, not(isTrue('singleUse'))),
  },
  annexXviTypes: {
    help: 'The groups of products of MDR Annex XVI the device belongs to, such as contact lenses or fillers without a medical purpose.',
    asked: allOf(medicalOfRegulation, not(underMasterUdiDi)),
  },
  annexXviApplicable: {
    help: 'For a Master UDI-DI only: whether its devices fall under Annex XVI.',
    asked: underMasterUdiDi,
  },
  sterilizeBeforeUse: { declaration: true },
  reprocessed: {
    declaration: true,
    help: 'A single-use device made fit for further use under MDR Article 17.',
    asked: medical,
  },
  containsLatex: {
    declaration: true,
    help: 'Contains natural rubber latex and is labelled so.',
    asked: medical,
  },
  newDevice: {
    declaration: true,
    help: 'No such device has been continuously available on the market in the last three years for the analyte or parameter, or its procedure is new (IVDR Art. 48).',
    asked: ofIvdr,
  },
  medicinalSubstances: {
    asked: anyOf(isTrue('containsMedicinalSubstance'), isTrue('containsHumanBloodProduct')),
  },
  cmrSubstances: {
    asked: medicalOfRegulation,
  },
  endocrineSubstances: {
    asked: medicalOfRegulation,
  },
  clinicalSizes: {
    asked: medical,
  },
  storageHandlingConditions: {},
  criticalWarnings: {},
  packages: {
    asked: ofRegulation,
  },
  singleUse: { declaration: true, asked: ofDevice },
  sterile: { declaration: true },
  manufacturerSrn: {
    asked: ofDevice,
  },
  packProducerActorId: {
    asked: ofPack,
  },
  basicUdiDiIssuingEntity: {
    offered: [{ when: ofLegacy, codes: ['EUDAMED'] }, { codes: agencies }],
  },
  udiDiIssuingEntity: {
    offered: [{ when: ofLegacy, codes: [...agencies, 'EUDAMED'] }, { codes: agencies }],
  },
} as const satisfies RegulatorFields

const common = commonRegulatorFields(chMarket)

export const chRegulatorFields: RegulatorFields = {
  ...common,
  ...asInTheEu,
  riskClass: {
    ...common.riskClass,
    codes: [...(common.riskClass?.codes ?? []), ...legacyClasses],
    help: `The class in this market: ${chMarket.classWords}. For a device of the AIMDD or the IVDD choose the legislation first: it decides which classes are offered.`,
    offered: [
      ...['IVDR', 'AIMDD', 'IVDD'].map((law) => ({
        when: equals('legislation', law),
        codes: classesOf(law),
      })),
      { when: oneOf('legislation', ['MDR', 'MDD', 'SPP']), codes: classesOf('MDR') },
      // While no law is named, the class tells which of the two regulations it is.
      { codes: chMarket.classes },
    ],
  },
  singleUse: { ...common.singleUse, ...asInTheEu.singleUse },
  sterile: { ...common.sterile, ...asInTheEu.sterile },
  chManufacturerChrn: {},
  chRepresentativeName: {},
  chRepresentativeChrn: {},
  manufacturerSrn: {
    ...asInTheEu.manufacturerSrn,
    help: 'The number in EUDAMED, e.g. DE-MF-000012345. The EUDAMED XML needs it.',
  },
  packProducerActorId: {
    ...asInTheEu.packProducerActorId,
    help: 'The number in EUDAMED of the producer of a pack, e.g. DE-PR-000012345. The EUDAMED XML needs it.',
  },
  basicUdiDi: {
    needed: true,
    requiredMessage: 'swissdamed keeps a device below its Basic UDI-DI. Enter the one registered in the EU.',
    help: 'The Basic UDI-DI as registered in the EU.',
  },
  basicUdiDiIssuingEntity: { ...asInTheEu.basicUdiDiIssuingEntity, help: 'Who issued the Basic UDI-DI.' },
  udiDiIssuingEntity: {
    ...asInTheEu.udiDiIssuingEntity,
    help: 'Who issued the UDI-DI. The hub recognises most codes when this is left empty.',
  },
  emdnCode: {},
  deviceStatus: {
    help: 'The status in the EUDAMED XML, which is the one on the EU market. The status on the Swiss market is a field of its own.',
  },
  chMarketStatus: {},
  declarationsChecked: {},
}
