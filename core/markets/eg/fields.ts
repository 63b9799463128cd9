import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Egypt has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('eg', {
  egRegistrationNumber: {
    type: 'text',
    label: 'Registration Number',
    maxLength: 40,
    help: 'Number of the registration with the EDA.',
  },
  egRegistrationHolder: {
    type: 'text',
    label: 'Registration Holder',
    maxLength: 255,
    help: 'The company in Egypt that holds the registration.',
  },
})

/** Every field of a submission for Egypt. */
export const egFields: Fields = { ...submissionFields, ...ownFields }
