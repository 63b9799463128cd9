import { issuingEntities } from '#core/identifiers/issuing-entities.ts'
import { defineFields } from '../field.ts'

const entities = issuingEntities.map(({ code, name }) => ({ code, label: `${code} – ${name}` }))

/** How a submission is meant (specification, document 2 section 3; decision D10). */
export const registrationTypes = [
  { code: 'new-basic', label: 'New Basic UDI-DI' },
  { code: 'legacy', label: 'Legacy device' },
  { code: 'master', label: 'Master UDI-DI' },
  { code: 'new-device-registration', label: 'New device registration' },
] as const

export const basicTab = defineFields('basic', {
  basicUdiDi: {
    type: 'text',
    label: 'Basic UDI-DI',
    maxLength: 120,
    requiredMessage: 'Basic UDI-DI is required',
    help: 'The key of the device model in EUDAMED: one Basic UDI-DI covers many UDI-DIs of the same intended purpose, risk class and essential design.',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-14',
  },
  basicUdiDiIssuingEntity: {
    type: 'code',
    label: 'Issuing entity of the Basic UDI-DI',
    codes: entities,
    help: 'Who issued the code. Recognised from the code when left empty.',
    level: 'basic-udi',
    changeable: 'no',
    eudamedId: 'FLD-UDID-01',
  },
  udiDi: {
    type: 'text',
    label: 'UDI-DI',
    maxLength: 120,
    help: 'The device identifier of the unit, exactly as issued: leading zeros count.',
    level: 'udi-di',
    changeable: 'no',
    eudamedId: 'FLD-UDID-178',
  },
  udiDiIssuingEntity: {
    type: 'code',
    label: 'Issuing entity of the UDI-DI',
    codes: entities,
    help: 'Who issued the code. Recognised from the code when left empty.',
    level: 'udi-di',
    changeable: 'no',
    eudamedId: 'FLD-UDID-291',
  },
  deviceName: {
    type: 'text',
    label: 'Device Name',
    maxLength: 255,
    requiredMessage: 'Device name is required',
    help: 'EUDAMED needs a device name or a model.',
    level: 'basic-udi',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-22',
  },
  registrationType: {
    type: 'code',
    label: 'Registration Type',
    codes: registrationTypes,
    requiredMessage: 'Registration type is required',
    level: 'hub',
  },
  manufacturerName: { type: 'text', label: 'Manufacturer Name', maxLength: 255, level: 'hub' },
  modelNumber: {
    type: 'text',
    label: 'Model Number',
    maxLength: 255,
    level: 'basic-udi',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-20',
  },
  catalogueNumber: {
    type: 'text',
    label: 'Reference / Catalogue Number',
    maxLength: 120,
    help: 'REF on the label. EUDAMED takes up to 120 characters.',
    level: 'udi-di',
    changeable: 'no',
    eudamedId: 'FLD-UDID-163',
  },
  deviceDescription: { type: 'long-text', label: 'Device Description', maxLength: 4000, level: 'hub' },
})
