import { languages } from '#core/code-lists/eudamed/languages.ts'
import { defineFields } from '../field.ts'

const basicUdi = { type: 'boolean', level: 'basic-udi', changeable: 'no', declaration: true } as const

export const safetyTab = defineFields('safety', {
  containsLatex: {
    type: 'boolean',
    label: 'Contains latex',
    level: 'udi-di',
    changeable: 'no',
    eudamedId: 'FLD-UDID-156',
    declaration: true,
  },
  containsAnimalTissue: {
    ...basicUdi,
    label: 'Animal tissues or cells',
    help: 'Presence of animal tissues or cells, or their derivatives.',
    eudamedId: 'FLD-UDID-18',
  },
  containsHumanTissue: {
    ...basicUdi,
    label: 'Human tissues or cells',
    help: 'Presence of human tissues or cells, or their derivatives.',
    eudamedId: 'FLD-UDID-23',
  },
  containsMedicinalSubstance: {
    ...basicUdi,
    label: 'Medicinal product',
    help: 'A substance which, if used separately, may be considered a medicinal product.',
    eudamedId: 'FLD-UDID-158',
  },
  containsHumanBloodProduct: {
    ...basicUdi,
    label: 'Medicinal product from human blood or plasma',
    help: 'A substance which, if used separately, may be considered a medicinal product derived from human blood or human plasma.',
    eudamedId: 'FLD-UDID-155',
  },
  medicinalSubstances: {
    type: 'group',
    label: 'Medicinal substances',
    rowLabel: 'substance',
    help: 'Needed when the device holds a medicinal product: each by its INN or its name.',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-311',
    columns: {
      fromHumanBlood: {
        type: 'boolean',
        label: 'From human blood or plasma',
        section: 'safety',
        eudamedId: 'FLD-UDID-316',
      },
      inn: { type: 'text', label: 'INN', section: 'safety', maxLength: 2000, eudamedId: 'FLD-UDID-318' },
      name: { type: 'text', label: 'Name', section: 'safety', maxLength: 2000, eudamedId: 'FLD-UDID-317' },
      language: {
        type: 'code',
        label: 'Language of the name',
        section: 'safety',
        codes: languages,
        help: 'Needed for a name without an INN.',
      },
    },
  },
})
