import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Australia has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('au', {
  auArtgNumber: {
    type: 'text',
    label: 'ARTG Number',
    maxLength: 10,
    help: 'Number of the entry in the Australian Register of Therapeutic Goods.',
  },
  auSponsor: {
    type: 'text',
    label: 'Sponsor',
    maxLength: 255,
    help: 'The company responsible for the supply in Australia; it keeps the record.',
  },
})

/** Every field of a submission for Australia. */
export const auFields: Fields = { ...submissionFields, ...ownFields }
