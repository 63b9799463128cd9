import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than South Korea has. What is sure of it, NOTES.md says. */
const ownFields = defineFields('kr', {
  krPermitNumber: {
    type: 'text',
    label: 'Permission Number',
    maxLength: 60,
    help: 'Number of the approval, certification or notification the MFDS gave.',
  },
  krItemCode: {
    type: 'text',
    label: 'Item Classification Number',
    maxLength: 20,
    help: 'Number of the generic item, e.g. A07010.01.',
  },
  krLicenceHolder: {
    type: 'text',
    label: 'Licence Holder in Korea',
    maxLength: 255,
    help: 'The manufacturer or importer that holds the permission and reports the UDI.',
  },
})

/** Every field of a submission for South Korea. */
export const krFields: Fields = { ...submissionFields, ...ownFields }
