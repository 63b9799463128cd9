import { absent, allOf, present } from '#core/rules/condition-builders.ts'
import { businessRules, dataDictionary } from '../rules/sources.ts'
import type { ChangeRule } from './change-rule.ts'

const de = { country: 'DE', firstPlaced: true }
const fr = { country: 'FR' }
const box = { packageDi: '19521234000010', issuingEntity: 'GS1', quantity: 10, status: 'ON_THE_MARKET' }
const pallet = { ...box, packageDi: '29521234000017', containedDi: box.packageDi }
const left = { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' }
const gone = { status: 'NO_LONGER_PLACED_ON_THE_MARKET' }
const packageKey = ['packageDi', 'issuingEntity']

/** What the services for markets, packages and the original manufacturer do not take. */
export const ownServiceChangeRules: readonly ChangeRule[] = [
  {
    id: 'BR-DTX-UDI-103',
    severity: 'error',
    fields: ['marketAvailability'],
    when: present('marketAvailability'),
    must: { op: 'marked-known', key: ['country'], column: 'firstPlaced' },
    message:
      'The country of the first placing on the market can only move to a country EUDAMED has already. Add the country, upload that, then mark it.',
    source: businessRules('BR-DTX-UDI-103 and BR-UDID-045'),
    accepts: {
      before: { marketAvailability: [de, fr] },
      after: { marketAvailability: [{ country: 'DE' }, { ...fr, firstPlaced: true }] },
    },
    rejects: {
      before: { marketAvailability: [de] },
      after: { marketAvailability: [{ country: 'DE' }, { ...fr, firstPlaced: true }] },
    },
  },
  {
    id: 'BR-UDID-046',
    severity: 'error',
    fields: ['marketAvailability'],
    must: { op: 'stays-off-market' },
    message:
      'EUDAMED takes no change of the countries of a device that is not on the market. Enter the end dates while the status is "on the market", upload that, then change the status.',
    source: businessRules('BR-UDID-046'),
    accepts: {
      before: { deviceStatus: 'ON_THE_MARKET', marketAvailability: [de] },
      after: { ...left, marketAvailability: [de] },
    },
    rejects: {
      before: { deviceStatus: 'ON_THE_MARKET', marketAvailability: [de] },
      after: { ...left, marketAvailability: [{ ...de, endDate: '2026-11-01' }] },
    },
  },
  {
    id: 'BR-UDID-632',
    severity: 'error',
    fields: ['packages'],
    must: { op: 'rows-stay', key: packageKey },
    message:
      'A registered package cannot be removed, nor its UDI-DI or issuing entity be changed. Put it back; its status can be "no longer placed on the market".',
    source: businessRules('BR-UDID-632'),
    accepts: { before: { packages: [box] }, after: { packages: [pallet, box] } },
    rejects: { before: { packages: [box] }, after: {} },
  },
  {
    id: 'BR-UDID-632.1',
    severity: 'error',
    fields: ['packages'],
    must: { op: 'cells-stay', key: packageKey, column: 'quantity' },
    message: 'The quantity of a registered package cannot change. Another quantity is a new package UDI-DI.',
    source: businessRules('BR-UDID-632'),
    accepts: { before: { packages: [box] }, after: { packages: [{ ...box, ...gone }] } },
    rejects: { before: { packages: [box] }, after: { packages: [{ ...box, quantity: 12 }] } },
  },
  {
    id: 'FLD-UDID-124',
    severity: 'error',
    fields: ['packages'],
    must: { op: 'cells-stay', key: packageKey, column: 'containedDi' },
    message: 'What a registered package holds cannot change. Other contents are a new package UDI-DI.',
    source: dataDictionary('FLD-UDID-124'),
    accepts: { before: { packages: [pallet] }, after: { packages: [pallet] } },
    rejects: { before: { packages: [pallet] }, after: { packages: [{ ...pallet, containedDi: '1' }] } },
  },
  {
    id: 'BR-UDID-632.2',
    severity: 'warning',
    fields: ['packages'],
    must: { op: 'contents-follow' },
    message:
      'EUDAMED takes the packages inside a package off the market together with it. Set this one to "no longer placed on the market" too.',
    source: businessRules('BR-UDID-632'),
    accepts: {
      before: { packages: [box, pallet] },
      after: {
        packages: [
          { ...box, ...gone },
          { ...pallet, ...gone },
        ],
      },
    },
    rejects: { before: { packages: [box, pallet] }, after: { packages: [box, { ...pallet, ...gone }] } },
  },
  {
    id: 'BR-UDID-632.3',
    severity: 'error',
    fields: ['packages'],
    must: { op: 'back-from-top' },
    message:
      'A package comes back to the market only from the outermost one on. Set the packages that hold it to "on the market" too.',
    source: businessRules('BR-UDID-632'),
    accepts: {
      before: {
        packages: [
          { ...box, ...gone },
          { ...pallet, ...gone },
        ],
      },
      after: { packages: [box, pallet] },
    },
    rejects: {
      before: {
        packages: [
          { ...box, ...gone },
          { ...pallet, ...gone },
        ],
      },
      after: { packages: [box, { ...pallet, ...gone }] },
    },
  },
  {
    id: 'BR-UDID-073.1',
    severity: 'error',
    fields: ['packages'],
    must: {
      op: 'cells-never-become',
      key: packageKey,
      column: 'status',
      value: 'NOT_INTENDED_FOR_EU_MARKET',
    },
    message:
      'A registered package cannot become "not intended for the EU market". Choose "no longer placed on the market".',
    source: businessRules('BR-UDID-073'),
    accepts: { before: { packages: [box] }, after: { packages: [{ ...box, ...gone }] } },
    rejects: {
      before: { packages: [box] },
      after: { packages: [{ ...box, status: 'NOT_INTENDED_FOR_EU_MARKET' }] },
    },
  },
  {
    id: 'FLD-UDID-139',
    severity: 'error',
    fields: ['originalManufacturerSrn', 'originalManufacturerName'],
    when: allOf(absent('originalManufacturerSrn'), absent('originalManufacturerName')),
    must: { op: 'stays' },
    message: '{field}: a device registered without an original manufacturer does not get one later.',
    source: dataDictionary('FLD-UDID-139'),
    accepts: { before: {}, after: {} },
    rejects: { before: {}, after: { originalManufacturerSrn: 'FR-MF-000000001' } },
  },
  {
    id: 'FLD-UDID-221',
    severity: 'error',
    fields: ['originalManufacturerSrn'],
    must: { op: 'stays-once-given' },
    message: '{field}: once it is registered it stays. Put the registered value back.',
    source: dataDictionary('FLD-UDID-221'),
    accepts: {
      before: { originalManufacturerName: 'Maker' },
      after: { originalManufacturerSrn: 'FR-MF-000000001' },
    },
    rejects: { before: { originalManufacturerSrn: 'FR-MF-000000001' }, after: {} },
  },
  {
    id: 'BR-UDID-095',
    severity: 'error',
    fields: ['originalManufacturerName'],
    when: present('originalManufacturerName'),
    must: { op: 'not-emptied', unless: 'originalManufacturerSrn' },
    message:
      '{field}: an original manufacturer can be described anew or named by SRN, but not removed. Put the name back.',
    source: businessRules('BR-UDID-095'),
    accepts: {
      before: { originalManufacturerName: 'Maker' },
      after: { originalManufacturerName: 'Maker SAS' },
    },
    rejects: { before: { originalManufacturerName: 'Maker' }, after: {} },
  },
]
