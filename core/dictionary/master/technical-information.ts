import { defineFields } from '../field.ts'

export const technicalInformation = defineFields('Technical Information', {
  softwareDevice: { type: 'boolean', label: 'Software device', help: 'The device is software in itself.' },
  aiBasedDevice: {
    type: 'boolean',
    label: 'AI-based device',
    help: 'Uses an AI system in the sense of Regulation (EU) 2024/1689. Kept by the hub; EUDAMED does not ask.',
  },
  measuringFunction: {
    type: 'boolean',
    label: 'Measuring function',
    help: 'Meant to measure, with an accuracy it claims. A class I device that measures needs a notified body for that.',
    regulatorNames: 'EUDAMED FLD-UDID-31',
  },
  reusableDevice: {
    type: 'boolean',
    label: 'Reusable device',
    help: 'Meant to be used more than once.',
  },
})
