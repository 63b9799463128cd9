import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Saudi Arabia has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('sa', {
  saMdmaNumber: {
    type: 'text',
    label: 'MDMA Number',
    maxLength: 40,
    help: 'Number of the medical device marketing authorisation.',
  },
  saAuthorisedRepresentative: {
    type: 'text',
    label: 'Authorised Representative',
    maxLength: 255,
    help: 'The representative in Saudi Arabia, who submits and confirms the data.',
  },
})

/** Every field of a submission for Saudi Arabia. */
export const saFields: Fields = { ...submissionFields, ...ownFields }
