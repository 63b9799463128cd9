import { defineFields } from '../field.ts'

/** What a product family of the device portfolio says (specification, document 2 section 3). */
export const portfolioFields = defineFields('portfolio', {
  productFamily: {
    type: 'text',
    label: 'Product Family',
    maxLength: 255,
    requiredMessage: 'Product family name is required',
  },
  description: { type: 'long-text', label: 'Description', maxLength: 2000 },
  deviceCount: {
    type: 'integer',
    label: 'Device Count',
    help: 'How many devices the family is expected to have.',
    min: 0,
    max: 1_000_000,
  },
})
