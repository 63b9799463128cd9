import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Japan has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('jp', {
  jpJmdnCode: {
    type: 'text',
    label: 'JMDN Code',
    maxLength: 8,
    help: 'Code of the Japanese Medical Device Nomenclature, 8 digits; the class follows from it.',
  },
  jpAuthorisationNumber: {
    type: 'text',
    label: 'Approval, Certification or Notification Number',
    maxLength: 40,
    help: 'Number of the approval (shonin), certification (ninsho) or notification (todokede).',
  },
  jpMarketingAuthorisationHolder: {
    type: 'text',
    label: 'Marketing Authorisation Holder',
    maxLength: 255,
    help: 'The company that holds the authorisation in Japan.',
  },
})

/** Every field of a submission for Japan. */
export const jpFields: Fields = { ...submissionFields, ...ownFields }
