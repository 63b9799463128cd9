import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { ivdrBasicUdiTable, mdLegacyBasicUdiTable, packBasicUdiTable } from '../message/basic-udi.ts'
import type { BasicUdis, DeviceKind } from '../message/device.ts'
import type { EntityVersion } from '../message/entity.ts'
import { certificateRows, investigationRows, textRows } from './document-of-rows.ts'
import { lost, put, putIdentifier, type Takers } from './document-of-taker.ts'

/** Each property of a Basic UDI-DI and the element it stands in. */
export const basicUdiElements = { ...mdLegacyBasicUdiTable, ...ivdrBasicUdiTable, ...packBasicUdiTable }

/** What each property of a Basic UDI-DI, of whatever kind, says in fields. */
export const basicUdiTakers: Takers<BasicUdis[DeviceKind], keyof EntityVersion> = {
  riskClass: (told) => ({ riskClass: riskClasses.find(({ eudamed }) => eudamed === told)?.code }),
  model: put('modelNumber'),
  name: put('deviceName'),
  identifier: putIdentifier('basicUdiDi', 'basicUdiDiIssuingEntity'),
  lastUpdated: lost("EUDAMED's own note of its last change."),
  certificateLinks: lost('Registered by the notified body; the hub keeps what the manufacturer states.'),
  animalTissuesCells: put('containsAnimalTissue'),
  // "NA" is how EUDAMED answers for a manufacturer who needs no representative.
  ARActorCode: (srn) => (srn === 'NA' ? {} : { authorizedRepresentativeSrn: srn }),
  humanTissuesCells: put('containsHumanTissue'),
  MFActorCode: put('manufacturerSrn'),
  ARComments: lost('Written by the authorised representative.'),
  clinicalInvestigationLinks: investigationRows,
  deviceCertificateLinks: certificateRows,
  humanProductCheck: put('containsHumanBloodProduct'),
  IIb_implantable_exceptions: put('iibImplantableException'),
  medicinalProductCheck: put('containsMedicinalSubstance'),
  specialDevice: put('specialDevice'),
  type: put('multiComponentType'),
  active: put('activeDevice'),
  administeringMedicine: put('administersMedicine'),
  implantable: put('implantableDevice'),
  measuringFunction: put('measuringFunction'),
  reusable: put('reusableSurgicalInstrument'),
  applicableLegislation: put('legislation'),
  companionDiagnostics: put('companionDiagnostic'),
  instrument: put('instrument'),
  kit: put('kit'),
  microbialSubstances: put('containsMicrobialSubstance'),
  nearPatientTesting: put('nearPatientTesting'),
  professionalTesting: put('professionalTesting'),
  reagent: put('reagent'),
  selfTesting: put('selfTesting'),
  medicinalPurpose: textRows('medicalPurpose'),
  PRActorCode: put('packProducerActorId'),
}
