import { defineFields } from '../field.ts'

/** MRI safety as ASTM F2503 words it, and a labelling that says nothing. */
const mriSafety = [
  { code: 'MR Safe', label: 'MR Safe' },
  { code: 'MR Conditional', label: 'MR Conditional' },
  { code: 'MR Unsafe', label: 'MR Unsafe' },
  {
    code: 'Labeling does not contain MRI Safety Information',
    label: 'Labeling does not contain MRI safety information',
  },
]

export const characteristicsTab = defineFields('characteristics', {
  implantableDevice: {
    type: 'boolean',
    label: 'Implantable',
  },
  activeDevice: {
    type: 'boolean',
    label: 'Active device',
  },
  administersMedicine: {
    type: 'boolean',
    label: 'Administers or removes medicinal product',
    help: 'Device intended to administer and/or remove a medicinal product.',
  },
  measuringFunction: {
    type: 'boolean',
    label: 'Measuring function',
    help: 'Meant to measure, with an accuracy it claims. A class I device that measures needs a notified body for that.',
  },
  reusableSurgicalInstrument: {
    type: 'boolean',
    label: 'Reusable surgical instrument',
  },
  singleUse: {
    type: 'boolean',
    label: 'Single use',
    help: 'Labelled as single use.',
  },
  maximumReuses: {
    type: 'integer',
    label: 'Maximum number of reuses',
    min: 1,
    max: 32_767,
    help: 'For a reusable device with a limit. Left empty, the number of reuses is not limited.',
  },
  reprocessed: {
    type: 'boolean',
    label: 'Reprocessed single-use device',
  },
  sterile: {
    type: 'boolean',
    label: 'Sterile',
    help: 'Labelled sterile.',
  },
  sterilizeBeforeUse: {
    type: 'boolean',
    label: 'Needs sterilisation before use',
    help: 'Whoever uses the device has to sterilise it first, as the label says.',
  },

  companionDiagnostic: {
    type: 'boolean',
    label: 'Companion diagnostic',
  },
  nearPatientTesting: {
    type: 'boolean',
    label: 'Near-patient testing',
  },
  selfTesting: {
    type: 'boolean',
    label: 'Self-testing by patients',
  },
  professionalTesting: {
    type: 'boolean',
    label: 'Professional testing',
  },
  reagent: {
    type: 'boolean',
    label: 'Reagent',
    help: 'The device is a reagent or a reagent product.',
  },
  instrument: {
    type: 'boolean',
    label: 'Instrument',
    help: 'The device is an instrument meant for in vitro diagnostics.',
  },
  newDevice: {
    type: 'boolean',
    label: 'New device (IVDR)',
  },
  softwareDevice: {
    type: 'boolean',
    label: 'Software',
  },
  aiBasedDevice: {
    type: 'boolean',
    label: 'AI-based device',
  },
  containsNanoMaterial: {
    type: 'boolean',
    label: 'Contains nanomaterial',
  },
  customMade: {
    type: 'boolean',
    label: 'Custom-made',
  },
  absorbable: {
    type: 'boolean',
    label: 'Absorbed or locally dispersed',
  },
  mriSafety: {
    type: 'code',
    label: 'MRI safety',
    codes: mriSafety,
  },
})
