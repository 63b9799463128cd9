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
    help: 'Of an active device: mains, battery, accumulator or others.',
    level: 'hub',
  },
  electricalSafety: {
    type: 'text',
    label: 'Electrical Safety',
    maxLength: 255,
    help: 'Of an active device: the standard it was tested to and the report, e.g. EN IEC 60601-1.',
    level: 'hub',
  },

  softwareVersion: {
    type: 'text',
    label: 'Software version',
    help: 'The version this record is about. A change of the algorithm, the intended use or the interface needs a new UDI-DI (MDR Annex VI, Part C, 6.5).',
    maxLength: 60,
    level: 'hub',
  },
  dimensions: {
    type: 'text',
    label: 'Dimensions',
    help: 'Outer dimensions with their unit. Sizes that matter clinically belong into the table of clinical sizes, which EUDAMED takes.',
    maxLength: 255,
    level: 'hub',
  },
  weight: {
    type: 'text',
    label: 'Weight',
    help: 'Weight with its unit. EUDAMED takes it as a clinical size where it matters clinically.',
    maxLength: 60,
    level: 'hub',
  },
  materials: {
    type: 'long-text',
    label: 'Materials',
    help: 'Materials in contact with patient or user, as in the technical documentation.',
    maxLength: 2000,
    level: 'hub',
  },
  accessories: {
    type: 'long-text',
    label: 'Accessories',
    help: 'What is meant to be used with the device. An accessory that is a device has its own UDI-DI.',
    maxLength: 2000,
    level: 'hub',
  },
  standardsApplied: {
    type: 'long-text',
    label: 'Standards applied',
    help: 'Harmonised standards and common specifications applied, in full or in part.',
    maxLength: 2000,
    level: 'hub',
  },
  ionisingRadiation: {
    type: 'boolean',
    label: 'Emits ionising radiation',
    help: 'Meant to emit ionising radiation. Rule 10 of MDR Annex VIII puts such a device for radiology into class IIb.',
    level: 'hub',
  },
  expectedLifetime: {
    type: 'integer',
    label: 'Expected lifetime',
    help: 'How long the device is expected to work as intended, counted from first use.',
    min: 0,
    max: 1200,
    unit: 'months',
    level: 'hub',
  },
})
