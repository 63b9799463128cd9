import { defineFields } from '../field.ts'

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
})
