import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { registrationTypes } from '#core/dictionary/submission/basic.ts'
import { type Condition, registered } from '#core/rules/condition.ts'
import {
  absent,
  allOf,
  anyOf,
  equals,
  fact,
  isFalse,
  isTrue,
  lint,
  matches,
  not,
  oneOf,
  present,
  someRow,
} from '#core/rules/condition-builders.ts'
import { type Requirement, rulesOf } from '#core/rules/requirement.ts'
import { udiDiRequirements } from '#core/rules/udi-di-requirements.ts'
import { ofOwnDirective, requiredColumns } from './required-columns.ts'
import {
  certificateOptional,
  classBTestedNearby,
  higherClasses,
  iibImplantable,
  mdrClasses,
  needsDiagnosticCertificate,
  needsProductCertificate,
  notifiedBodyTakesPart,
  ofAimdd,
  ofDevice,
  ofIvdd,
  ofIvdr,
  ofLegacy,
  ofMdd,
  ofMdr,
  ofMedical,
  ofPack,
  ofRegulation,
  ofRegulationDevice,
  onTheMarket,
  organisationGiven,
  packInItself,
  underMasterUdiDi,
} from './scope.ts'

/**
 * When fields are required, as conditions: both the rules and the marks of the form take them from here (decision D54).
 * The message and the source of a rule are with the rule.
 */

/** EUDAMED accepted what it has as complete, so what only the hub asks for is not required (decision D36). */
const notYetRegistered = not(fact(registered))

/**
 * Where no authorised representative is needed. SRNs spell Greece GR or EL. Türkiye (customs union) and
 * Northern Ireland (protocol) count as inside the Union market, though EUDAMED does not refuse their
 * representatives.
 */
export const marketCodes: readonly string[] = [...marketCountries.map(({ code }) => code), 'EL']
export const startsWith = (codes: readonly string[]): string => `(${codes.join('|')})-.*`

const identification: readonly Requirement[] = [
  { id: 'FLD-UDID-14', field: 'basicUdiDi', when: ofRegulation },
  { id: 'FLD-UDID-42', field: 'basicUdiDi', when: ofLegacy },
  { id: 'FLD-UDID-178', field: 'udiDi' },
  { id: 'FLD-UDID-163', field: 'catalogueNumber' },
  { id: 'BR-UDID-066', field: 'deviceName', when: absent('modelNumber') },
  {
    id: 'BR-501',
    field: 'registrationType',
    must: anyOf(
      oneOf(
        'registrationType',
        registrationTypes.map(({ code }) => code),
      ),
      fact(registered),
    ),
  },
  { id: 'FLD-UDID-148', field: 'productionIdentifiers', when: ofRegulation },
  { id: 'FLD-UDID-151', field: 'baseQuantity', when: ofRegulationDevice },
  {
    id: 'BR-UDID-131',
    field: 'additionalDescription',
    // The dictionary of legacy devices asks for it too (FLD-UDID-175); what was registered without it stays as it is.
    when: anyOf(
      ofPack,
      allOf(ofMdr, packInItself),
      allOf(ofMedical, packInItself, not(fact(registered))),
      allOf(ofIvdr, isTrue('kit')),
    ),
    must: someRow('additionalDescription', present('text')),
  },
]

const actors: readonly Requirement[] = [
  { id: 'FLD-UDID-10', field: 'manufacturerSrn', when: ofDevice },
  {
    id: 'BR-UDID-011',
    field: 'authorizedRepresentativeSrn',
    when: allOf(
      ofDevice,
      matches('manufacturerSrn', '..-MF-.*'),
      lint('manufacturerSrn', 'srn'),
      not(matches('manufacturerSrn', startsWith(marketCodes))),
    ),
  },
  ...[
    'originalManufacturerName',
    'originalManufacturerCity',
    'originalManufacturerPostCode',
    'originalManufacturerCountry',
    'originalManufacturerEmail',
  ].map(
    (field, index): Requirement => ({
      id: `BR-UDID-725.${index + 1}`,
      field,
      when: allOf(ofDevice, organisationGiven),
    }),
  ),
  { id: 'FLD-UDID-44', field: 'packProducerActorId', when: ofPack },
]

const classification: readonly Requirement[] = [
  { id: 'FLD-UDID-16', field: 'riskClass' },
  {
    id: 'FLD-UDID-11.1',
    field: 'legislation',
    when: allOf(equals('registrationType', 'legacy'), oneOf('riskClass', mdrClasses)),
  },
  { id: 'FLD-UDID-149', field: 'emdnCode' },
  {
    id: 'FLD-UDID-261',
    field: 'multiComponentType',
    when: ofPack,
    must: oneOf('multiComponentType', ['SYSTEM', 'PROCEDURE_PACK']),
  },
  { id: 'FLD-UDID-260', field: 'medicalPurpose', when: ofPack },
]

const inHigherClass = anyOf(
  allOf(anyOf(ofMdr, ofMdd), oneOf('riskClass', ['class-iia', 'class-iib', 'class-iii'])),
  allOf(ofIvdr, oneOf('riskClass', ['class-b', 'class-c', 'class-d'])),
)
const inLowestClass = anyOf(
  allOf(anyOf(ofMdr, ofMdd), equals('riskClass', 'class-i')),
  allOf(ofIvdr, equals('riskClass', 'class-a')),
  allOf(ofIvdd, equals('riskClass', 'ivd-general')),
)

/** Countries without the one where the device was first placed are not all that is asked. */
export const withFirstPlaced = someRow('marketAvailability', isTrue('firstPlaced'))
const countries = (id: string, of: Condition): Requirement => ({
  id,
  field: 'marketAvailability',
  when: allOf(onTheMarket, of),
  must: withFirstPlaced,
})

const inHigherDiagnosticClass = allOf(ofIvdd, not(equals('riskClass', 'ivd-general')))

/** Devices whose countries are required, and with them the first one. */
export const countriesRequired = anyOf(inHigherClass, ofAimdd, inHigherDiagnosticClass, inLowestClass)

const market: readonly Requirement[] = [
  { id: 'FLD-UDID-130', field: 'deviceStatus' },
  countries('BR-UDID-043', inHigherClass),
  countries('BR-UDID-673', ofAimdd),
  countries('BR-UDID-674', inHigherDiagnosticClass),
  countries('FLD-UDID-137', inLowestClass),
]

export const productTypes = ['MDR_TECHNICAL_DOCUMENTATION', 'MDR_TYPE_EXAMINATION']
export const diagnosticTypes = ['IVDR_TECHNICAL_DOCUMENTATION', 'IVDR_TYPE_EXAMINATION']

const conformity: readonly Requirement[] = [
  {
    id: 'BR-503',
    field: 'conformityAssessmentProcedure',
    // EUDAMED does not ask for it, so neither does the hub for devices EUDAMED already has (decision D36).
    // Nor is there an answer for a device verified under Annex IV of the MDD.
    when: allOf(
      notifiedBodyTakesPart,
      notYetRegistered,
      not(someRow('certificates', equals('certificateType', 'MDD_IV'))),
    ),
  },
  {
    id: 'VAL-015',
    field: 'notifiedBodyNumber',
    // The devices in a system or procedure pack have their own; for a registered device EUDAMED knows it (decision D36).
    when: allOf(equals('riskClass', 'class-iii'), not(equals('legislation', 'SPP')), notYetRegistered),
    must: anyOf(present('notifiedBodyNumber'), someRow('certificates', present('notifiedBody'))),
  },
  {
    id: 'BR-UDID-109',
    field: 'certificates',
    when: allOf(ofMdr, needsProductCertificate, notYetRegistered),
    must: someRow('certificates', oneOf('certificateType', productTypes)),
  },
  {
    id: 'RULE-00015.1',
    field: 'certificates',
    when: allOf(ofIvdr, needsDiagnosticCertificate, notYetRegistered),
    must: someRow('certificates', oneOf('certificateType', diagnosticTypes)),
  },
  {
    id: 'RULE-00015.2',
    field: 'certificates',
    when: allOf(ofIvdr, classBTestedNearby, notYetRegistered),
    must: someRow('certificates', oneOf('certificateType', ['IVDR_TECHNICAL_DOCUMENTATION'])),
  },
  {
    id: 'BR-UDID-113.1',
    field: 'certificates',
    when: allOf(ofLegacy, not(certificateOptional), notYetRegistered),
    must: someRow('certificates', ofOwnDirective),
  },
]

/** Where the flag is set, at least one such substance has to be named. */
const namedWith = (flag: string, rows: Condition): Condition =>
  anyOf(isFalse(flag), someRow('medicinalSubstances', rows))

const substances: readonly Requirement[] = [
  {
    id: 'BR-DTX-UDI-084',
    field: 'medicinalSubstances',
    when: ofMedical,
    must: namedWith('containsMedicinalSubstance', isFalse('fromHumanBlood')),
  },
  {
    id: 'BR-DTX-UDI-085',
    field: 'medicinalSubstances',
    when: ofMedical,
    must: namedWith('containsHumanBloodProduct', isTrue('fromHumanBlood')),
  },
]

/** Requirements for which the rules only warn. */
const advice: readonly Requirement[] = [
  {
    id: 'BR-504',
    field: 'certificates',
    when: allOf(oneOf('riskClass', higherClasses), ofDevice, notYetRegistered),
    must: someRow('certificates', present('certificateNumber')),
  },
  { id: 'BR-701', field: 'clinicalEvaluation', when: allOf(isTrue('implantableDevice'), notYetRegistered) },
  {
    id: 'BR-702',
    field: 'powerSource',
    // Software is active by definition and has neither.
    when: allOf(isTrue('activeDevice'), not(matches('specialDevice', '.*_SOFTWARE')), notYetRegistered),
    must: allOf(present('powerSource'), present('electricalSafety')),
  },
  { id: 'BR-801', field: 'packagingType', when: allOf(isTrue('sterile'), notYetRegistered) },
  {
    id: 'FLD-UDID-265',
    field: 'iibImplantableException',
    when: allOf(ofMdr, iibImplantable),
    must: anyOf(isTrue('iibImplantableException'), isTrue('declarationsChecked')),
  },
  {
    id: 'BR-UDID-094.1',
    field: 'annexXviApplicable',
    when: allOf(underMasterUdiDi, absent('annexXviTypes')),
    must: anyOf(isTrue('annexXviApplicable'), isTrue('declarationsChecked')),
  },
]

export const euRequirements: readonly Requirement[] = [
  ...identification,
  ...actors,
  ...classification,
  ...market,
  ...conformity,
  ...substances,
  ...requiredColumns,
  ...advice.map((one) => ({ ...one, advised: true })),
  ...udiDiRequirements,
]

/** The part of a rule that its requirement supplies. */
export const required = rulesOf(euRequirements)
