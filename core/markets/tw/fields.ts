import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Taiwan has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('tw', {
  twLicenceNumber: {
    type: 'text',
    label: 'Licence Number',
    maxLength: 60,
    help: 'Number of the medical device licence.',
  },
  twLicenceHolder: {
    type: 'text',
    label: 'Licence Holder',
    maxLength: 255,
    help: 'The company in Taiwan that holds the licence.',
  },
})

/** Every field of a submission for Taiwan. */
export const twFields: Fields = { ...submissionFields, ...ownFields }
