import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than India has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('in', {
  inLicenceNumber: {
    type: 'text',
    label: 'Licence Number',
    maxLength: 60,
    help: 'Number of the manufacturing or import licence.',
  },
  inLicenceHolder: {
    type: 'text',
    label: 'Licence Holder',
    maxLength: 255,
    help: 'The manufacturer in India, or the authorised agent of one abroad.',
  },
})

/** Every field of a submission for India. */
export const indiaFields: Fields = { ...submissionFields, ...ownFields }
