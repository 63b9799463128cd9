import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { defineFields } from '../field.ts'

export const technicalTab = defineFields('technical', {
  productionIdentifiers: {
    type: 'codes',
    label: 'Production identifiers (UDI-PI)',
    codes: productionIdentifiers,
    shownAsList: true,
    help: 'What the UDI on the label carries besides the UDI-DI.',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-148',
  },
  powerSource: {
    type: 'text',
    label: 'Power Source',
    maxLength: 255,
    help: 'Of an active device: mains, battery, accumulator …',
    level: 'hub',
  },
  electricalSafety: {
    type: 'text',
    label: 'Electrical Safety',
    maxLength: 255,
    help: 'Of an active device: the standard it was tested to and the report, e.g. EN IEC 60601-1.',
    level: 'hub',
  },

  softwareVersion: { type: 'text', label: 'Software version', maxLength: 60, level: 'hub' },
  dimensions: { type: 'text', label: 'Dimensions', maxLength: 255, level: 'hub' },
  weight: { type: 'text', label: 'Weight', maxLength: 60, level: 'hub' },
  materials: { type: 'long-text', label: 'Materials', maxLength: 2000, level: 'hub' },
  accessories: { type: 'long-text', label: 'Accessories', maxLength: 2000, level: 'hub' },
  standardsApplied: { type: 'long-text', label: 'Standards applied', maxLength: 2000, level: 'hub' },
  ionisingRadiation: { type: 'boolean', label: 'Emits ionising radiation', level: 'hub' },
  expectedLifetime: {
    type: 'integer',
    label: 'Expected lifetime',
    min: 0,
    max: 1200,
    unit: 'months',
    level: 'hub',
  },
})
