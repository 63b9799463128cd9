import {
  productionIdentifierAliases,
  productionIdentifiers,
} from '#core/code-lists/eudamed/production-identifiers.ts'
import { defineFields } from '../field.ts'

export const technicalTab = defineFields('technical', {
  productionIdentifiers: {
    type: 'codes',
    label: 'Production identifiers (UDI-PI)',
    codes: productionIdentifiers,
    aliases: productionIdentifierAliases,
    shownAsList: true,
    help: 'What the UDI on the label carries besides the UDI-DI.',
  },
  powerSource: {
    type: 'text',
    label: 'Power Source',
    maxLength: 255,
    help: 'Of an active device: mains, battery, accumulator or others.',
  },
  electricalSafety: {
    type: 'text',
    label: 'Electrical Safety',
    maxLength: 255,
    help: 'Of an active device: the standard it was tested to and the report, e.g. EN IEC 60601-1.',
  },

  softwareVersion: {
    type: 'text',
    label: 'Software version',
    maxLength: 60,
  },
  dimensions: {
    type: 'text',
    label: 'Dimensions',
    maxLength: 255,
  },
  deviceSize: {
    type: 'text',
    label: 'Device Size',
    help: 'The size on the label, as a number or text, for markets that take one instead of the table of clinical sizes.',
    maxLength: 200,
  },
  deviceSizeUnit: {
    type: 'text',
    label: 'Device Size Unit',
    help: 'The unit of the size on the label, e.g. mm, French or mL.',
    maxLength: 60,
  },
  weight: {
    type: 'text',
    label: 'Weight',
    maxLength: 60,
  },
  materials: {
    type: 'long-text',
    label: 'Materials',
    help: 'Materials in contact with patient or user, as in the technical documentation.',
    maxLength: 2000,
  },
  accessories: {
    type: 'long-text',
    label: 'Accessories',
    help: 'What is meant to be used with the device. An accessory that is a device has its own UDI-DI.',
    maxLength: 2000,
  },
  standardsApplied: {
    type: 'long-text',
    label: 'Standards applied',
    help: 'Harmonised standards and common specifications applied, in full or in part.',
    maxLength: 2000,
  },
  ionisingRadiation: {
    type: 'boolean',
    label: 'Emits ionising radiation',
  },
  expectedLifetime: {
    type: 'integer',
    label: 'Expected lifetime',
    help: 'How long the device is expected to work as intended, counted from first use.',
    min: 0,
    max: 1200,
    unit: 'months',
  },
})
