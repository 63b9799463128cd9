import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { issuingEntities } from '#core/identifiers/issuing-entities.ts'
import { defineFields } from '../field.ts'
import { lifeUnits } from '../units.ts'
import { otherNumber } from './other-number.ts'

const entities = issuingEntities.map(({ code, name }) => ({ code, label: `${code} – ${name}` }))

export const packagingTab = defineFields('packaging', {
  baseQuantity: {
    type: 'integer',
    label: 'Quantity of device',
    min: 1,
    max: 2_147_483_647,
    help: 'How many items the unit with this UDI-DI holds (base quantity).',
  },
  packagingType: {
    type: 'text',
    label: 'Packaging Type',
    help: 'What the device comes in, such as pouch, blister or box. Levels of packaging with UDI-DIs of their own belong in the table of packages.',
    maxLength: 255,
  },

  packages: {
    type: 'group',
    label: 'Package levels',
    rowLabel: 'package',
    help: 'Each package with its own UDI-DI, what it contains (the UDI-DI of the device or of a smaller package), and how many.',
    columns: {
      packageDi: {
        type: 'text',
        label: 'Package UDI-DI',
        section: 'packaging',
        maxLength: 120,
      },
      issuingEntity: {
        type: 'code',
        label: 'Issuing entity',
        section: 'packaging',
        codes: entities,
      },
      quantity: {
        type: 'integer',
        label: 'Holds',
        section: 'packaging',
        min: 1,
        max: 2_147_483_647,
      },
      containedDi: {
        type: 'text',
        label: 'of',
        section: 'packaging',
        maxLength: 120,
        help: 'The UDI-DI of the device when left empty.',
      },
      status: {
        type: 'code',
        label: 'Status',
        section: 'packaging',
        codes: deviceStatuses,
        help: 'That of the device when left empty.',
      },
    },
  },
  packageSize: {
    type: 'text',
    label: 'Package Size',
    help: 'Outer size of the package with its unit.',
    maxLength: 255,
  },
  shelfLife: {
    type: 'integer',
    label: 'Shelf Life',
    min: 0,
    max: 12_000,
    unit: 'months',
    units: lifeUnits,
  },
  storageConditions: {
    type: 'long-text',
    label: 'Storage Conditions',
    help: 'How the device is stored and handled, in words, for markets that take a text instead of the table below.',
    maxLength: 2000,
  },
  storageHandlingConditions: {
    type: 'group',
    label: 'Storage and handling conditions',
    rowLabel: 'condition',
    help: 'As on the label. Conditions with a value or text need it; only "Other" has languages, each in a row of its own. Several entries of "Other" are told apart by their number (1, 2, …).',
    columns: {
      condition: {
        type: 'code',
        label: 'Condition',
        section: 'packaging',
        codes: storageHandlingConditions,
      },
      text: {
        type: 'text',
        label: 'Value or text',
        section: 'packaging',
        maxLength: 2000,
      },
      language: { type: 'code', label: 'Language', section: 'packaging', codes: languages },
      other: otherNumber('packaging'),
    },
  },
})
