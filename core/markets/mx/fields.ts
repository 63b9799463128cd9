import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Mexico has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('mx', {
  mxSanitaryRegistration: {
    type: 'text',
    label: 'Sanitary Registration',
    maxLength: 40,
    help: 'Number of the sanitary registration, e.g. 1234C2020 SSA.',
  },
  mxRegistrationHolder: {
    type: 'text',
    label: 'Registration Holder',
    maxLength: 255,
    help: 'The company that holds the registration in Mexico.',
  },
})

/** Every field of a submission for Mexico. */
export const mxFields: Fields = { ...submissionFields, ...ownFields }
