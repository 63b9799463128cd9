import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than Canada has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('ca', {
  caLicenceNumber: {
    type: 'text',
    label: 'Device Licence Number',
    maxLength: 10,
    help: 'Number of the medical device licence (MDALL), for classes II to IV.',
  },
  caDeviceIdentifier: {
    type: 'text',
    label: 'Device Identifier in MDALL',
    maxLength: 60,
    help: 'The identifier of the device in the licence listing.',
  },
  caEstablishmentLicence: {
    type: 'text',
    label: 'Establishment Licence Number',
    maxLength: 20,
    help: 'Number of the medical device establishment licence of importer or distributor.',
  },
})

/** Every field of a submission for Canada. */
export const caFields: Fields = { ...submissionFields, ...ownFields }
