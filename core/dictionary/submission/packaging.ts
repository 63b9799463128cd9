import { defineFields } from '../field.ts'

export const packagingTab = defineFields('packaging', {
  baseQuantity: {
    type: 'integer',
    label: 'Quantity of device',
    min: 1,
    max: 2_147_483_647,
    help: 'How many items the unit with this UDI-DI holds (base quantity).',
    level: 'udi-di',
    changeable: 'no',
    eudamedId: 'FLD-UDID-151',
  },
  packagingType: { type: 'text', label: 'Packaging Type', maxLength: 255, level: 'hub' },
})
