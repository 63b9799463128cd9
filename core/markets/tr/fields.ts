import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Türkiye has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('tr', {
  trFirmNumber: {
    type: 'text',
    label: 'ÜTS Firm Number',
    maxLength: 20,
    help: 'Number of the firm in ÜTS that records the product.',
  },
  trImporter: {
    type: 'text',
    label: 'Importer',
    maxLength: 255,
    help: 'The firm in Türkiye that imports the device.',
  },
})

/** Every field of a submission for Türkiye. */
export const trFields: Fields = { ...submissionFields, ...ownFields }
