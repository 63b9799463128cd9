import { defineFields } from '../field.ts'

export const manufacturingTab = defineFields('manufacturing', {
  originalManufacturerSrn: {
    type: 'text',
    label: 'Original manufacturer SRN',
    maxLength: 15,
    help: 'When another registered legal or natural person designs and manufactures the device (MDR Art. 10(14)).',
    level: 'designer',
    changeable: 'own-service',
    eudamedId: 'FLD-UDID-221',
  },
})
