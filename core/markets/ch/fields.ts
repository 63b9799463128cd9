import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Switzerland has. Confidence: see NOTES.md. */
const ownFields = defineFields('ch', {
  chManufacturerChrn: {
    type: 'text',
    label: 'Manufacturer CHRN',
    maxLength: 20,
    help: 'Swiss single registration number of the manufacturer or pack producer, e.g. CHRN-MF-20000001.',
  },
  chRepresentativeName: {
    type: 'text',
    label: 'CH-REP',
    maxLength: 255,
    help: 'The authorised representative in Switzerland of a manufacturer abroad.',
  },
  chRepresentativeChrn: {
    type: 'text',
    label: 'CHRN of the CH-REP',
    maxLength: 20,
    help: 'Swiss single registration number of the representative, e.g. CHRN-AR-20000001.',
  },
})

/** Every field of a submission for Switzerland. */
export const chFields: Fields = { ...submissionFields, ...ownFields }
