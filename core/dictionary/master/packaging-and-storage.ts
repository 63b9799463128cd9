import { defineFields } from '../field.ts'
import { lifeUnits } from '../units.ts'

export const packagingAndStorage = defineFields('Packaging & Storage', {
  packagingType: {
    type: 'text',
    label: 'Packaging Type',
    help: 'What the device comes in, such as pouch, blister or box. Levels of packaging with UDI-DIs of their own belong in the table of packages.',
    maxLength: 255,
  },
  packageSize: {
    type: 'text',
    label: 'Package Size',
    help: 'Outer size of the package with its unit.',
    maxLength: 255,
  },
  quantityPerPackage: {
    type: 'integer',
    label: 'Quantity per Package',
    min: 0,
    max: 2_147_483_647,
    help: 'How many units the device identifier covers.',
    regulatorNames: 'EUDAMED FLD-UDID-151 · GUDID deviceCount',
  },
  shelfLife: {
    type: 'integer',
    label: 'Shelf Life',
    help: 'How long the packed device may be stored before use. EUDAMED is told only whether it has an expiry date.',
    min: 0,
    max: 12_000,
    unit: 'months',
    units: lifeUnits,
  },
  storageConditions: {
    type: 'long-text',
    label: 'Storage Conditions',
    help: 'How the device is stored and handled, in words. EUDAMED takes conditions as coded entries in the submission.',
    maxLength: 2000,
  },
  storageTemperatureMin: {
    type: 'decimal',
    label: 'Storage Temperature (min)',
    help: 'The lowest temperature the label allows.',
    min: -273.15,
    max: 1000,
    unit: '°C',
  },
  storageTemperatureMax: {
    type: 'decimal',
    label: 'Storage Temperature (max)',
    help: 'The highest temperature the label allows.',
    min: -273.15,
    max: 1000,
    unit: '°C',
  },
  storageHumidityMin: {
    type: 'decimal',
    label: 'Storage Humidity (min)',
    help: 'The lowest relative humidity the label allows.',
    min: 0,
    max: 100,
    unit: '%',
  },
  storageHumidityMax: {
    type: 'decimal',
    label: 'Storage Humidity (max)',
    help: 'The highest relative humidity the label allows.',
    min: 0,
    max: 100,
    unit: '%',
  },
})
