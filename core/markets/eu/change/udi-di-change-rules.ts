import { businessRules, dataDictionary, mdr } from '../rules/sources.ts'
import { type ChangeRule, ofRegulation } from './change-rule.ts'

/** What is fixed with the UDI-DI, or changes in one direction only. */
export const udiDiChangeRules: readonly ChangeRule[] = [
  {
    id: 'FLD-UDID-178',
    severity: 'error',
    needsNewDi: true,
    fields: ['udiDi', 'udiDiIssuingEntity'],
    must: { op: 'stays' },
    message:
      '{field}: a registered UDI-DI cannot become another one. A device with another UDI-DI is a new submission under the same Basic UDI-DI.',
    source: dataDictionary('FLD-UDID-178 and FLD-UDID-291'),
    accepts: { before: { udiDi: '09521234000013' }, after: { udiDi: '09521234000013' } },
    rejects: { before: { udiDi: '09521234000013' }, after: { udiDi: '09521234000068' } },
  },
  {
    id: 'BR-UDID-069',
    severity: 'error',
    needsNewDi: true,
    fields: ['basicUdiDi', 'basicUdiDiIssuingEntity'],
    must: { op: 'stays' },
    message:
      '{field}: a registered UDI-DI stays with its Basic UDI-DI. Under another Basic UDI-DI the device needs a new UDI-DI.',
    source: businessRules('BR-UDID-069'),
    accepts: { before: { basicUdiDi: 'A' }, after: { basicUdiDi: 'A' } },
    rejects: { before: { basicUdiDi: 'A' }, after: { basicUdiDi: 'B' } },
  },
  {
    id: 'BR-DTX-UDID-093',
    severity: 'error',
    needsNewDi: true,
    fields: [
      'baseQuantity',
      'containsLatex',
      'singleUse',
      'maximumReuses',
      'sterile',
      'sterilizeBeforeUse',
      'reprocessed',
      'annexXviTypes',
      'annexXviApplicable',
    ],
    must: { op: 'stays' },
    message:
      '{field}: this is fixed with the UDI-DI. Put the registered value back; a device that differs in it needs a new UDI-DI.',
    source: businessRules('BR-DTX-UDID-093'),
    accepts: { before: { sterile: true, website: 'a' }, after: { sterile: true, website: 'b' } },
    rejects: { before: { sterile: true }, after: {} },
  },
  {
    id: 'BR-DTX-UDI-031.1',
    severity: 'error',
    needsNewDi: true,
    fields: ['catalogueNumber', 'clinicalSizes'],
    must: { op: 'stays' },
    message:
      '{field}: this is fixed with the UDI-DI. Put the registered value back; a device that differs in it needs a new UDI-DI.',
    source: businessRules('BR-DTX-UDI-031, fields that are not updated'),
    accepts: { before: { catalogueNumber: 'REF-1' }, after: { catalogueNumber: 'REF-1' } },
    rejects: { before: { catalogueNumber: 'REF-1' }, after: { catalogueNumber: 'REF-2' } },
  },
  {
    id: 'BR-DTX-UDI-031.2',
    severity: 'error',
    fields: ['secondaryUdiDi', 'secondaryUdiDiIssuingEntity'],
    must: { op: 'stays-once-given' },
    message: '{field}: it can be added later but neither changed nor removed. Put the registered value back.',
    source: businessRules('BR-DTX-UDI-031, fields that are added once'),
    accepts: { before: {}, after: { secondaryUdiDi: '+A999X1' } },
    rejects: { before: { secondaryUdiDi: '+A999X1' }, after: {} },
  },
  {
    id: 'BR-UDID-639',
    severity: 'error',
    needsNewDi: true,
    fields: ['directMarkingDi', 'directMarkingDiIssuingEntity'],
    must: { op: 'stays-once-given' },
    message:
      '{field}: a direct marking can be added later but neither changed nor removed. A device marked in another way needs a new UDI-DI.',
    source: businessRules('BR-UDID-639'),
    accepts: { before: {}, after: { directMarkingDi: '09521234000037' } },
    rejects: {
      before: { directMarkingDi: '09521234000037' },
      after: { directMarkingDi: '09521234000068' },
    },
  },
  {
    id: 'BR-UDID-023',
    severity: 'error',
    fields: ['unitOfUseDi', 'unitOfUseDiIssuingEntity'],
    must: { op: 'stays-once-given' },
    message:
      '{field}: a unit of use can be added later but neither changed nor removed. Put the registered value back.',
    source: businessRules('BR-UDID-023 and BR-DTX-UDI-031'),
    accepts: { before: {}, after: { unitOfUseDi: '09521234000037' } },
    rejects: { before: { unitOfUseDi: '09521234000037' }, after: {} },
  },
  {
    id: 'FLD-UDID-175',
    severity: 'error',
    fields: ['additionalDescription'],
    when: ofRegulation,
    must: { op: 'not-emptied' },
    message: '{field}: it can be reworded and extended but not removed. Put one back.',
    source: dataDictionary('FLD-UDID-175'),
    accepts: {
      before: { additionalDescription: [{ language: 'EN', text: 'a' }] },
      after: { additionalDescription: [{ language: 'DE', text: 'b' }] },
    },
    rejects: { before: { additionalDescription: [{ language: 'EN', text: 'a' }] }, after: {} },
  },
  {
    id: 'FLD-UDID-159',
    severity: 'error',
    fields: ['newDevice'],
    must: { op: 'never-becomes', value: true },
    message: '{field}: a device that was not new when it was registered does not become new later.',
    source: dataDictionary('FLD-UDID-159'),
    accepts: { before: { newDevice: true }, after: {} },
    rejects: { before: {}, after: { newDevice: true } },
  },
  {
    id: 'FLD-UDID-180',
    severity: 'error',
    fields: ['relatedDeviceDi', 'relatedDeviceIssuingEntity'],
    must: { op: 'not-replaced' },
    message:
      '{field}: a relation is added or removed, not changed. Remove it, upload that, then add the other one.',
    source: dataDictionary('FLD-UDID-180'),
    accepts: { before: { relatedDeviceDi: 'B-1' }, after: {} },
    rejects: { before: { relatedDeviceDi: 'B-1' }, after: { relatedDeviceDi: 'B-2' } },
  },
  {
    id: 'BR-UDID-073',
    severity: 'error',
    fields: ['deviceStatus'],
    must: { op: 'never-becomes', value: 'NOT_INTENDED_FOR_EU_MARKET' },
    message:
      '{field}: "not intended for the EU market" is a status to begin with only. For a device that has left the market choose "no longer placed on the market".',
    source: businessRules('BR-UDID-073'),
    accepts: {
      before: { deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET' },
      after: { deviceStatus: 'ON_THE_MARKET' },
    },
    rejects: {
      before: { deviceStatus: 'ON_THE_MARKET' },
      after: { deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET' },
    },
  },
  {
    id: 'MDR-VI-C-3.9.1',
    severity: 'warning',
    fields: ['tradeNames'],
    when: ofRegulation,
    must: { op: 'rows-stay', key: ['language', 'text'] },
    message:
      'A registered trade name is changed or removed. EUDAMED takes this, but where it could lead to a device being mistaken for another, the regulation asks for a new UDI-DI.',
    source: mdr('Annex VI Part C 3.9'),
    accepts: {
      before: { tradeNames: [{ language: 'EN', text: 'A' }] },
      after: {
        tradeNames: [
          { language: 'DE', text: 'B' },
          { language: 'EN', text: 'A' },
        ],
      },
    },
    rejects: { before: { tradeNames: [{ language: 'EN', text: 'A' }] }, after: {} },
  },
]
