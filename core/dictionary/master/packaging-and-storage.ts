import { defineFields } from '../field.ts'

export const packagingAndStorage = defineFields('Packaging & Storage', {
  packagingType: { type: 'text', label: 'Packaging Type', maxLength: 255 },
  packageSize: { type: 'text', label: 'Package Size', maxLength: 255 },
  quantityPerPackage: {
    type: 'integer',
    label: 'Quantity per Package',
    min: 0,
    max: 2_147_483_647,
    help: 'How many units the device identifier covers.',
    eudamedId: 'FLD-UDID-151',
    gudidElement: 'deviceCount',
  },
  shelfLife: { type: 'integer', label: 'Shelf Life', min: 0, max: 12_000, unit: 'months' },
  storageConditions: { type: 'long-text', label: 'Storage Conditions', maxLength: 2000 },
  storageTemperatureMin: {
    type: 'decimal',
    label: 'Storage Temperature (min)',
    min: -273.15,
    max: 1000,
    unit: '°C',
  },
  storageTemperatureMax: {
    type: 'decimal',
    label: 'Storage Temperature (max)',
    min: -273.15,
    max: 1000,
    unit: '°C',
  },
  storageHumidityMin: { type: 'decimal', label: 'Storage Humidity (min)', min: 0, max: 100, unit: '%' },
  storageHumidityMax: { type: 'decimal', label: 'Storage Humidity (max)', min: 0, max: 100, unit: '%' },
})
