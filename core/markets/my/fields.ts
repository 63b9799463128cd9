import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Malaysia has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('my', {
  myRegistrationNumber: {
    type: 'text',
    label: 'Registration Number',
    maxLength: 40,
    help: 'Number of the medical device registration (MeDC@St).',
  },
  myAuthorisedRepresentative: {
    type: 'text',
    label: 'Authorised Representative',
    maxLength: 255,
    help: 'The company in Malaysia that holds the registration for a manufacturer abroad.',
  },
})

/** Every field of a submission for Malaysia. */
export const myFields: Fields = { ...submissionFields, ...ownFields }
