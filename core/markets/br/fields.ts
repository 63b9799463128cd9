import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Brazil has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('br', {
  brAnvisaNumber: {
    type: 'text',
    label: 'ANVISA Registration Number',
    maxLength: 20,
    help: 'Number of the registration or notification, 11 digits.',
  },
  brHolderName: {
    type: 'text',
    label: 'Registration Holder',
    maxLength: 255,
    help: 'The company in Brazil that holds the registration.',
  },
  brHolderCnpj: {
    type: 'text',
    label: 'CNPJ of the Holder',
    maxLength: 18,
    help: 'National number of the legal entity, 14 digits, with or without punctuation.',
  },
})

/** Every field of a submission for Brazil. */
export const brFields: Fields = { ...submissionFields, ...ownFields }
