import { businessRules, dataDictionary, mdr } from '../rules/sources.ts'
import { type ChangeRule, ofRegulation } from './change-rule.ts'

/** What is fixed with the Basic UDI-DI (legacy: EUDAMED DI). */
export const basicUdiChangeRules: readonly ChangeRule[] = [
  {
    id: 'FLD-UDID-11',
    severity: 'error',
    needsNewDi: true,
    fields: ['legislation'],
    must: { op: 'stays' },
    message:
      '{field}: a device under another law is another device for EUDAMED. Register it with a new Basic UDI-DI and name this one as related.',
    source: dataDictionary('FLD-UDID-11'),
    accepts: { before: { legislation: 'MDD' }, after: { legislation: 'MDD' } },
    rejects: { before: { legislation: 'MDD' }, after: { legislation: 'MDR' } },
  },
  {
    id: 'BR-DTX-UDI-031',
    severity: 'error',
    needsNewDi: true,
    fields: ['manufacturerSrn', 'packProducerActorId'],
    must: { op: 'stays' },
    message:
      '{field}: only who registered a device can change it, and it cannot be handed to another. The other one registers it with a new Basic UDI-DI and UDI-DI.',
    source: businessRules('BR-DTX-UDI-031'),
    accepts: {
      before: { manufacturerSrn: 'DE-MF-000000001' },
      after: { manufacturerSrn: 'DE-MF-000000001' },
    },
    rejects: {
      before: { manufacturerSrn: 'DE-MF-000000001' },
      after: { manufacturerSrn: 'DE-MF-000000002' },
    },
  },
  {
    id: 'BR-DTX-UDID-092',
    severity: 'error',
    needsNewDi: true,
    fields: [
      'riskClass',
      'multiComponentType',
      'kit',
      'specialDevice',
      'iibImplantableException',
      'implantableDevice',
      'activeDevice',
      'administersMedicine',
      'measuringFunction',
      'reusableSurgicalInstrument',
      'companionDiagnostic',
      'nearPatientTesting',
      'selfTesting',
      'professionalTesting',
      'reagent',
      'instrument',
      'containsAnimalTissue',
      'containsHumanTissue',
      'containsMicrobialSubstance',
      'containsMedicinalSubstance',
      'containsHumanBloodProduct',
    ],
    must: { op: 'stays' },
    message:
      '{field}: this is fixed with the Basic UDI-DI. Put the registered value back; a device that differs in it needs a new Basic UDI-DI.',
    source: businessRules('BR-DTX-UDID-092'),
    accepts: {
      before: { riskClass: 'class-iia', deviceName: 'A' },
      after: { riskClass: 'class-iia', deviceName: 'B' },
    },
    rejects: { before: { riskClass: 'class-iia' }, after: { riskClass: 'class-iib' } },
  },
  {
    id: 'FLD-UDID-39',
    severity: 'info',
    fields: ['certificates'],
    must: { op: 'stays' },
    message:
      '{field}: kept here. EUDAMED keeps those stated at the registration and gets later ones through the notified body.',
    source: dataDictionary('FLD-UDID-39'),
    accepts: {
      before: { certificates: [{ notifiedBody: '0123' }] },
      after: { certificates: [{ notifiedBody: '0123' }] },
    },
    rejects: { before: { certificates: [{ notifiedBody: '0123' }] }, after: {} },
  },
  {
    id: 'MDR-VI-C-3.9',
    severity: 'warning',
    fields: ['deviceName', 'modelNumber', 'criticalWarnings'],
    when: ofRegulation,
    must: { op: 'stays-once-given' },
    message:
      '{field}: EUDAMED takes this change, but where it could lead to a device being mistaken for another, the regulation asks for a new UDI-DI.',
    source: mdr('Annex VI Part C 3.9'),
    accepts: { before: { deviceName: 'A' }, after: { deviceName: 'A', modelNumber: 'M' } },
    rejects: { before: { deviceName: 'A' }, after: { deviceName: 'B' } },
  },
]
