import { defineFields } from '../field.ts'

export const materialComposition = defineFields('Material Composition', {
  containsLatex: {
    type: 'boolean',
    label: 'Contains latex',
    help: 'Natural rubber latex in the device or its packaging.',
    regulatorNames: 'EUDAMED FLD-UDID-156 · GUDID labeledContainsNRL',
  },
  containsMedicinalSubstance: {
    type: 'boolean',
    label: 'Contains medicinal substance',
    help: 'A substance which, if used separately, may be considered a medicinal product.',
    regulatorNames: 'EUDAMED FLD-UDID-158',
  },
  containsAnimalTissue: {
    type: 'boolean',
    label: 'Contains animal tissue',
    help: 'Tissues or cells of animal origin, or their derivatives.',
    regulatorNames: 'EUDAMED FLD-UDID-18',
  },
  containsHumanTissue: {
    type: 'boolean',
    label: 'Contains human tissue',
    help: 'Tissues or cells of human origin, or their derivatives.',
    regulatorNames: 'EUDAMED FLD-UDID-23',
  },
  containsNanoMaterial: {
    type: 'boolean',
    label: 'Contains nanomaterial',
    help: 'Contains or consists of nanomaterial (MDR Article 2(18)). Under rule 19 of Annex VIII, the class depends on the potential for internal exposure.',
  },
})
