import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Indonesia has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('id', {
  idLicenceNumber: {
    type: 'text',
    label: 'Distribution Licence Number',
    maxLength: 40,
    help: 'Number of the licence (AKL for imported, AKD for local devices).',
  },
  idLicenceHolder: {
    type: 'text',
    label: 'Licence Holder',
    maxLength: 255,
    help: 'The company in Indonesia that holds the licence.',
  },
})

/** Every field of a submission for Indonesia. */
export const indonesiaFields: Fields = { ...submissionFields, ...ownFields }
