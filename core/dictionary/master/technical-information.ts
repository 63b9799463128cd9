import { defineFields } from '../field.ts'

export const technicalInformation = defineFields('Technical Information', {
  softwareDevice: { type: 'boolean', label: 'Software device', help: 'The device is software in itself.' },
  aiBasedDevice: { type: 'boolean', label: 'AI-based device' },
  measuringFunction: {
    type: 'boolean',
    label: 'Measuring function',
    eudamedId: 'FLD-UDID-31',
    declaration: true,
  },
  reusableDevice: {
    type: 'boolean',
    label: 'Reusable device',
    help: 'Meant to be used more than once.',
  },
})
