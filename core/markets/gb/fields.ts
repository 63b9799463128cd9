import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than United Kingdom has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('gb', {
  gbMhraReference: {
    type: 'text',
    label: 'MHRA Reference Number',
    maxLength: 20,
    help: 'Number of the registration of the device with the MHRA.',
  },
  gbResponsiblePerson: {
    type: 'text',
    label: 'UK Responsible Person',
    maxLength: 255,
    help: 'The person in the United Kingdom who acts for a manufacturer abroad.',
  },
})

/** Every field of a submission for United Kingdom. */
export const gbFields: Fields = { ...submissionFields, ...ownFields }
