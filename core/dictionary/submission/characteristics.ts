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
  implantableDevice: {
    ...basicUdi,
    label: 'Implantable',
    help: 'Meant to be introduced into the body and to stay there after the procedure (MDR Article 2(5)). Decides on class, certificates and implant duties.',
    eudamedId: 'FLD-UDID-30',
    declaration: true,
  },
  activeDevice: {
    ...basicUdi,
    label: 'Active device',
    help: 'Needs a source of energy other than the body or gravity and acts by changing it (MDR Article 2(4)). Software counts as active.',
    eudamedId: 'FLD-UDID-28',
    declaration: true,
  },
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
    help: 'Meant to measure, with an accuracy it claims. A class I device that measures needs a notified body for that.',
    eudamedId: 'FLD-UDID-31',
    declaration: true,
  },
  reusableSurgicalInstrument: {
    ...basicUdi,
    label: 'Reusable surgical instrument',
    help: 'Cuts, drills, scratches or clamps in surgery, is not connected to an active device, and is used again after reprocessing (MDR Annex VIII, 2.3).',
    eudamedId: 'FLD-UDID-32',
    declaration: true,
  },
  singleUse: {
    ...udiDi,
    label: 'Single use',
    help: 'Labelled as single use.',
    eudamedId: 'FLD-UDID-167',
    declaration: true,
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
    help: 'A single-use device made fit for further use under MDR Article 17.',
    eudamedId: 'FLD-UDID-164',
    declaration: true,
  },
  sterile: {
    ...udiDi,
    label: 'Sterile',
    help: 'Labelled sterile.',
    eudamedId: 'FLD-UDID-169',
    declaration: true,
  },
  sterilizeBeforeUse: {
    ...udiDi,
    label: 'Needs sterilisation before use',
    help: 'Whoever uses the device has to sterilise it first, as the label says.',
    eudamedId: 'FLD-UDID-170',
    declaration: true,
  },

  companionDiagnostic: {
    ...basicUdi,
    label: 'Companion diagnostic',
    help: 'Essential for the safe and effective use of a medicinal product (IVDR Article 2(7)).',
    eudamedId: 'FLD-UDID-33',
    declaration: true,
  },
  nearPatientTesting: {
    ...basicUdi,
    label: 'Near-patient testing',
    help: 'For health professionals, outside a laboratory, next to the patient (IVDR Article 2(6)).',
    eudamedId: 'FLD-UDID-35',
    declaration: true,
  },
  selfTesting: {
    ...basicUdi,
    label: 'Self-testing by patients',
    help: 'Meant to be used by lay persons (IVDR Article 2(5)).',
    eudamedId: 'FLD-UDID-36',
    declaration: true,
  },
  professionalTesting: {
    ...basicUdi,
    label: 'Professional testing',
    help: 'For professionals in a laboratory. Asked of IVDR devices beside self-testing and near-patient testing.',
    eudamedId: 'FLD-UDID-263',
    declaration: true,
  },
  reagent: {
    ...basicUdi,
    label: 'Reagent',
    help: 'The device is a reagent or a reagent product.',
    eudamedId: 'FLD-UDID-262',
    declaration: true,
  },
  instrument: {
    ...basicUdi,
    label: 'Instrument',
    help: 'The device is an instrument meant for in vitro diagnostics.',
    eudamedId: 'FLD-UDID-264',
    declaration: true,
  },
  newDevice: {
    type: 'boolean',
    label: 'New device (IVDR)',
    help: 'No such device has been continuously available on the market in the last three years for the analyte or parameter, or its procedure is new (IVDR Art. 48).',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-159',
    declaration: true,
  },
  softwareDevice: {
    type: 'boolean',
    label: 'Software',
    help: 'The device is software, or is driven by software of its own. EUDAMED learns of it through the special device type.',
    level: 'hub',
  },
  aiBasedDevice: {
    type: 'boolean',
    label: 'AI-based device',
    help: 'Uses an AI system in the sense of Regulation (EU) 2024/1689. Kept by the hub; EUDAMED does not ask.',
    level: 'hub',
  },
  containsNanoMaterial: {
    type: 'boolean',
    label: 'Contains nanomaterial',
    help: 'Contains or consists of nanomaterial (MDR Article 2(18)). Rule 19 of Annex VIII takes its class from the exposure.',
    level: 'hub',
  },
  customMade: {
    type: 'boolean',
    label: 'Custom-made',
    help: 'Made for one patient on written prescription (MDR Article 2(3)). Custom-made devices get no UDI and are not registered in EUDAMED.',
    level: 'hub',
  },
  absorbable: {
    type: 'boolean',
    label: 'Absorbed or locally dispersed',
    help: 'Absorbed by, or dispersed in, the body. Rules 8 and 21 of MDR Annex VIII look at it.',
    level: 'hub',
  },
  mriSafety: {
    type: 'code',
    label: 'MRI safety',
    help: 'What the label says about magnetic resonance imaging, by ASTM F2503. GUDID asks for it, EUDAMED does not.',
    codes: mriSafety,
    level: 'hub',
    gudidElement: 'MRISafetyStatus',
  },
})
