import { defineFields } from '../field.ts'

export const materialComposition = defineFields('Material Composition', {
  containsLatex: {
    type: 'boolean',
    label: 'Contains latex',
    help: 'Natural rubber latex in the device or its packaging.',
    eudamedId: 'FLD-UDID-156',
    gudidElement: 'labeledContainsNRL',
    declaration: true,
  },
  containsMedicinalSubstance: {
    type: 'boolean',
    label: 'Contains medicinal substance',
    help: 'A substance which, if used separately, may be considered a medicinal product.',
    eudamedId: 'FLD-UDID-158',
    declaration: true,
  },
  containsAnimalTissue: {
    type: 'boolean',
    label: 'Contains animal tissue',
    help: 'Tissues or cells of animal origin, or their derivatives.',
    eudamedId: 'FLD-UDID-18',
    declaration: true,
  },
  containsHumanTissue: {
    type: 'boolean',
    label: 'Contains human tissue',
    help: 'Tissues or cells of human origin, or their derivatives.',
    eudamedId: 'FLD-UDID-23',
    declaration: true,
  },
  containsNanoMaterial: {
    type: 'boolean',
    label: 'Contains nanomaterial',
    help: 'Contains or consists of nanomaterial (MDR Article 2(18)). Rule 19 of Annex VIII takes its class from the exposure.',
    declaration: true,
  },
})
