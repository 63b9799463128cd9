import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Colombia has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('co', {
  coRegistrationNumber: {
    type: 'text',
    label: 'Sanitary Registration',
    maxLength: 40,
    help: 'Number of the sanitary registration, e.g. INVIMA 2020DM-0021234.',
  },
  coRegistrationHolder: {
    type: 'text',
    label: 'Registration Holder',
    maxLength: 255,
    help: 'The company that holds the registration and reports.',
  },
})

/** Every field of a submission for Colombia. */
export const coFields: Fields = { ...submissionFields, ...ownFields }
