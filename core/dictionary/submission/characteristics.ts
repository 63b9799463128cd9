import { defineFields } from '../field.ts'

/** MRI safety as GUDID states it (AccessGUDID release files, element MRISafetyStatus). */
const mriSafety = [
  { code: 'MR Safe', label: 'MR Safe' },
  { code: 'MR Conditional', label: 'MR Conditional' },
  { code: 'MR Unsafe', label: 'MR Unsafe' },
  {
    code: 'Labeling does not contain MRI Safety Information',
    label: 'Labeling does not contain MRI safety information',
  },
]

const basicUdi = { type: 'boolean', level: 'basic-udi', changeable: 'no' } as const
const udiDi = { type: 'boolean', level: 'udi-di', changeable: 'no' } as const

export const characteristicsTab = defineFields('characteristics', {
  implantableDevice: { ...basicUdi, label: 'Implantable', eudamedId: 'FLD-UDID-30', declaration: true },
  activeDevice: { ...basicUdi, label: 'Active device', eudamedId: 'FLD-UDID-28', declaration: true },
  administersMedicine: {
    ...basicUdi,
    label: 'Administers or removes medicinal product',
    help: 'Device intended to administer and/or remove a medicinal product.',
    eudamedId: 'FLD-UDID-29',
    declaration: true,
  },
  measuringFunction: {
    ...basicUdi,
    label: 'Measuring function',
    eudamedId: 'FLD-UDID-31',
    declaration: true,
  },
  reusableSurgicalInstrument: {
    ...basicUdi,
    label: 'Reusable surgical instrument',
    eudamedId: 'FLD-UDID-32',
    declaration: true,
  },
  singleUse: {
    ...udiDi,
    label: 'Single use',
    help: 'Labelled as single use.',
    eudamedId: 'FLD-UDID-167',
  },
  maximumReuses: {
    type: 'integer',
    label: 'Maximum number of reuses',
    min: 1,
    max: 32_767,
    help: 'For a reusable device with a limit. Left empty, the number of reuses is not limited.',
    level: 'udi-di',
    changeable: 'no',
    eudamedId: 'FLD-UDID-157',
  },
  reprocessed: {
    ...udiDi,
    label: 'Reprocessed single-use device',
    eudamedId: 'FLD-UDID-164',
    declaration: true,
  },
  sterile: { ...udiDi, label: 'Sterile', help: 'Labelled sterile.', eudamedId: 'FLD-UDID-169' },
  sterilizeBeforeUse: {
    ...udiDi,
    label: 'Needs sterilisation before use',
    eudamedId: 'FLD-UDID-170',
    declaration: true,
  },

  companionDiagnostic: { ...basicUdi, label: 'Companion diagnostic', eudamedId: 'FLD-UDID-33' },
  nearPatientTesting: { ...basicUdi, label: 'Near-patient testing', eudamedId: 'FLD-UDID-35' },
  selfTesting: { ...basicUdi, label: 'Self-testing by patients', eudamedId: 'FLD-UDID-36' },
  professionalTesting: { ...basicUdi, label: 'Professional testing', eudamedId: 'FLD-UDID-263' },
  reagent: { ...basicUdi, label: 'Reagent', eudamedId: 'FLD-UDID-262' },
  instrument: { ...basicUdi, label: 'Instrument', eudamedId: 'FLD-UDID-264' },
  newDevice: {
    type: 'boolean',
    label: 'New device (IVDR)',
    help: 'No such device has been continuously available on the market in the last three years for the analyte or parameter, or its procedure is new (IVDR Art. 48).',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-159',
  },
  softwareDevice: { type: 'boolean', label: 'Software', level: 'hub' },
  aiBasedDevice: { type: 'boolean', label: 'AI-based device', level: 'hub' },
  containsNanoMaterial: { type: 'boolean', label: 'Contains nanomaterial', level: 'hub' },
  customMade: { type: 'boolean', label: 'Custom-made', level: 'hub' },
  absorbable: { type: 'boolean', label: 'Absorbed or locally dispersed', level: 'hub' },
  mriSafety: {
    type: 'code',
    label: 'MRI safety',
    codes: mriSafety,
    level: 'hub',
    gudidElement: 'MRISafetyStatus',
  },
})
