import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Singapore has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('sg', {
  sgRegistrationNumber: {
    type: 'text',
    label: 'SMDR Listing Number',
    maxLength: 20,
    help: 'Number of the device registration, e.g. DE0012345.',
  },
  sgRegistrant: {
    type: 'text',
    label: 'Registrant',
    maxLength: 255,
    help: 'The company in Singapore that holds the registration.',
  },
})

/** Every field of a submission for Singapore. */
export const sgFields: Fields = { ...submissionFields, ...ownFields }
