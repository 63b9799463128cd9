import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { Condition } from '#core/rules/condition.ts'
import { absent, allOf, anyOf, equals, isTrue, not, oneOf, present } from '#core/rules/condition-builders.ts'
import type { FieldWhen } from '../../market.ts'
import {
  iibImplantable,
  ofDevice,
  ofDiagnostic,
  ofIvdr,
  ofPack,
  ofRegulation,
  ofRegulationDevice,
  organisationFields,
  packInItself,
  underMasterUdiDi,
} from '../rules/scope.ts'

/** Also while neither law nor class is chosen: most devices are medical devices under the MDR. */
const medical = allOf(ofDevice, not(ofDiagnostic))
const medicalOfRegulation = allOf(medical, ofRegulation)
const ordinaryOfRegulation = allOf(ofRegulationDevice, not(underMasterUdiDi))
/** Software is active by definition and has neither power source nor electrical safety. */
const powered = allOf(isTrue('activeDevice'), not(equals('specialDevice', 'MDR_SOFTWARE')))
/** Details of an original manufacturer that has no SRN, once it is named. */
const namedManufacturer = allOf(absent('originalManufacturerSrn'), present('originalManufacturerName'))

const all = (when: Condition, ...fields: readonly SubmissionFieldId[]): readonly FieldWhen[] =>
  fields.map((field) => ({ field, when }))

/** Asked as EUDAMED asks: a question that does not concern the device only costs time. */
export const askedWhen: readonly FieldWhen[] = [
  ...all(
    ofDevice,
    'manufacturerSrn',
    'authorizedRepresentativeSrn',
    'certificates',
    'clinicalInvestigations',
    'containsAnimalTissue',
    'containsHumanTissue',
    'originalManufacturerSrn',
    'singleUse',
  ),
  ...all(ofPack, 'packProducerActorId', 'medicalPurpose'),
  ...all(ofRegulation, 'productionIdentifiers', 'packages'),
  ...all(ofRegulationDevice, 'baseQuantity'),
  ...all(ordinaryOfRegulation, 'directMarkingDi'),
  {
    // A directly marked device has no unit of use (BR-UDID-023).
    field: 'unitOfUseDi',
    when: allOf(ordinaryOfRegulation, absent('directMarkingDi')),
  },
  { field: 'relatedDeviceDi', when: allOf(ofDevice, not(underMasterUdiDi)) },
  { field: 'secondaryUdiDiIssuingEntity', when: present('secondaryUdiDi') },
  { field: 'directMarkingDiIssuingEntity', when: present('directMarkingDi') },
  { field: 'unitOfUseDiIssuingEntity', when: present('unitOfUseDi') },
  { field: 'relatedDeviceIssuingEntity', when: present('relatedDeviceDi') },
  { field: 'multiComponentType', when: not(ofDiagnostic) },
  { field: 'specialDevice', when: allOf(ofDevice, not(packInItself), not(isTrue('kit'))) },
  { field: 'annexXviApplicable', when: underMasterUdiDi },
  { field: 'annexXviTypes', when: allOf(medicalOfRegulation, not(underMasterUdiDi)) },
  {
    // EUDAMED takes no countries for other statuses (BR-UDID-046).
    field: 'marketAvailability',
    when: allOf(
      ofDevice,
      not(oneOf('deviceStatus', ['NOT_INTENDED_FOR_EU_MARKET', 'NO_LONGER_PLACED_ON_THE_MARKET'])),
    ),
  },
  ...all(
    medical,
    'reprocessed',
    'reusableSurgicalInstrument',
    'measuringFunction',
    'implantableDevice',
    'activeDevice',
    'administersMedicine',
    'containsLatex',
    'containsMedicinalSubstance',
    'containsHumanBloodProduct',
    'clinicalSizes',
  ),
  ...all(medicalOfRegulation, 'cmrSubstances', 'endocrineSubstances'),
  { field: 'iibImplantableException', when: allOf(medicalOfRegulation, iibImplantable) },
  { field: 'maximumReuses', when: allOf(ofDevice, not(isTrue('singleUse'))) },
  { field: 'packagingType', when: isTrue('sterile') },
  { field: 'powerSource', when: powered },
  { field: 'electricalSafety', when: powered },
  {
    field: 'medicinalSubstances',
    when: anyOf(isTrue('containsMedicinalSubstance'), isTrue('containsHumanBloodProduct')),
  },
  ...all(
    ofDiagnostic,
    'kit',
    'reagent',
    'instrument',
    'selfTesting',
    'nearPatientTesting',
    'professionalTesting',
    'companionDiagnostic',
    'containsMicrobialSubstance',
  ),
  { field: 'newDevice', when: ofIvdr },
  { field: 'originalManufacturerName', when: allOf(ofDevice, absent('originalManufacturerSrn')) },
  ...all(namedManufacturer, ...organisationFields.filter((field) => field !== 'originalManufacturerName')),
]

/** Needed in a message of some devices. */
export const neededWhen: readonly FieldWhen[] = [
  ...all(ofDevice, 'manufacturerSrn'),
  ...all(ofRegulation, 'productionIdentifiers'),
  ...all(ofRegulationDevice, 'baseQuantity'),
  ...all(ofPack, 'packProducerActorId', 'medicalPurpose', 'multiComponentType'),
  {
    field: 'additionalDescription',
    when: anyOf(
      ofPack,
      allOf(medicalOfRegulation, packInItself),
      allOf(ofDiagnostic, ofRegulation, isTrue('kit')),
    ),
  },
  ...all(
    namedManufacturer,
    'originalManufacturerPostCode',
    'originalManufacturerCity',
    'originalManufacturerCountry',
    'originalManufacturerEmail',
  ),
]
