import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { issuingEntities } from '#core/identifiers/issuing-entities.ts'
import { defineFields } from '../field.ts'

const entities = issuingEntities.map(({ code, name }) => ({ code, label: `${code} – ${name}` }))

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
  packagingType: {
    type: 'text',
    label: 'Packaging Type',
    help: 'What the device comes in, such as pouch, blister or box. Levels of packaging with UDI-DIs of their own belong into the table of packages.',
    maxLength: 255,
    level: 'hub',
  },

  packages: {
    type: 'group',
    label: 'Package levels',
    rowLabel: 'package',
    help: 'Each package with its own UDI-DI, how many of what it holds: the UDI-DI of the device or of a smaller package.',
    level: 'package',
    changeable: 'own-service',
    eudamedId: 'FLD-UDID-309',
    columns: {
      packageDi: {
        type: 'text',
        label: 'Package UDI-DI',
        section: 'packaging',
        maxLength: 120,
        eudamedId: 'FLD-UDID-120',
      },
      issuingEntity: {
        type: 'code',
        label: 'Issuing entity',
        section: 'packaging',
        codes: entities,
        eudamedId: 'FLD-UDID-297',
      },
      quantity: {
        type: 'integer',
        label: 'Holds',
        section: 'packaging',
        min: 1,
        max: 2_147_483_647,
        eudamedId: 'FLD-UDID-121',
      },
      containedDi: {
        type: 'text',
        label: 'of',
        section: 'packaging',
        maxLength: 120,
        help: 'The UDI-DI of the device when left empty.',
        eudamedId: 'FLD-UDID-124',
      },
      status: {
        type: 'code',
        label: 'Status',
        section: 'packaging',
        codes: deviceStatuses,
        help: 'That of the device when left empty.',
        eudamedId: 'FLD-UDID-130',
      },
    },
  },
  packageSize: {
    type: 'text',
    label: 'Package Size',
    help: 'Outer size of the package with its unit.',
    maxLength: 255,
    level: 'hub',
  },
  shelfLife: {
    type: 'integer',
    label: 'Shelf Life',
    help: 'How long the packed device may be stored before use. EUDAMED learns only whether it carries an expiry date.',
    min: 0,
    max: 12_000,
    unit: 'months',
    level: 'hub',
  },
  storageHandlingConditions: {
    type: 'group',
    label: 'Storage and handling conditions',
    rowLabel: 'condition',
    help: 'As on the label. Conditions with a value or text need it; only "Other" has languages, each in a row of its own.',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-312',
    columns: {
      condition: {
        type: 'code',
        label: 'Condition',
        section: 'packaging',
        codes: storageHandlingConditions,
        eudamedId: 'FLD-UDID-211',
      },
      text: {
        type: 'text',
        label: 'Value or text',
        section: 'packaging',
        maxLength: 2000,
        eudamedId: 'FLD-UDID-213',
      },
      language: { type: 'code', label: 'Language', section: 'packaging', codes: languages },
    },
  },
})
