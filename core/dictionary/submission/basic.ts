import { legislations } from '#core/code-lists/legislations.ts'
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
  },
  basicUdiDiIssuingEntity: {
    type: 'code',
    label: 'Issuing entity of the Basic UDI-DI',
    codes: entities,
    help: 'Who issued the code. Recognised from the code when left empty.',
  },
  udiDi: {
    type: 'text',
    label: 'UDI-DI',
    maxLength: 120,
  },
  udiDiIssuingEntity: {
    type: 'code',
    label: 'Issuing entity of the UDI-DI',
    codes: entities,
    help: 'Who issued the code. Recognised from the code when left empty.',
  },
  deviceName: {
    type: 'text',
    label: 'Device Name',
    maxLength: 255,
  },
  registrationType: {
    type: 'code',
    label: 'Registration Type',
    codes: registrationTypes,
  },
  manufacturerName: {
    type: 'text',
    label: 'Manufacturer Name',
    maxLength: 255,
  },
  modelNumber: {
    type: 'text',
    label: 'Model Number',
    maxLength: 255,
  },
  catalogueNumber: {
    type: 'text',
    label: 'Reference / Catalogue Number',
    maxLength: 120,
  },
  deviceDescription: {
    type: 'long-text',
    label: 'Device Description',
    maxLength: 4000,
  },

  legislation: {
    type: 'code',
    label: 'Applicable legislation',
    codes: legislations,
  },
  secondaryUdiDi: {
    type: 'text',
    label: 'Secondary UDI-DI',
    maxLength: 120,
    help: 'A second UDI-DI of the same device, from another issuing entity.',
  },
  secondaryUdiDiIssuingEntity: {
    type: 'code',
    label: 'Issuing entity of the secondary UDI-DI',
    help: 'Who issued the second code. It differs from the issuing entity of the UDI-DI.',
    codes: entities,
  },
  directMarkingDi: {
    type: 'text',
    label: 'Direct marking DI',
    maxLength: 120,
    help: 'The identifier marked on the device itself, which may be the UDI-DI.',
  },
  directMarkingDiIssuingEntity: {
    type: 'code',
    label: 'Issuing entity of the direct marking DI',
    help: 'Who issued the code marked on the device itself. Needed with a direct marking DI that differs from the UDI-DI.',
    codes: entities,
  },
  unitOfUseDi: {
    type: 'text',
    label: 'Unit of use DI',
    maxLength: 120,
    help: 'Links a single device to the patient it is used on when the labelled unit contains several; cannot be combined with a direct marking.',
  },
  unitOfUseDiIssuingEntity: {
    type: 'code',
    label: 'Issuing entity of the unit of use DI',
    help: 'Who issued the code of the single unit. Needed with a unit of use DI.',
    codes: entities,
  },
  internalReference: {
    type: 'text',
    label: 'Internal reference',
    maxLength: 120,
    help: 'Your own note of where this submission belongs; sent to nobody.',
  },
})
