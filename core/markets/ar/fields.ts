import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Argentina has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('ar', {
  arPmNumber: {
    type: 'text',
    label: 'PM Number',
    maxLength: 20,
    help: 'Number of the product registration, e.g. PM-1234-56.',
  },
  arRegistrationHolder: {
    type: 'text',
    label: 'Registration Holder',
    maxLength: 255,
    help: 'The company in Argentina that holds the registration.',
  },
})

/** Every field of a submission for Argentina. */
export const arFields: Fields = { ...submissionFields, ...ownFields }
