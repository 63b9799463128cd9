import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { gudidFields } from './form/gudid-fields.ts'
import { gudidTables } from './form/gudid-tables.ts'

/** FDA's classes as openFDA writes them in words. Source: openFDA device classification, field device_class. */
export const fdaClasses = [
  { code: '1', label: 'Class I' },
  { code: '2', label: 'Class II' },
  { code: '3', label: 'Class III' },
  { code: 'U', label: 'Unclassified' },
  { code: 'N', label: 'Not classified' },
  { code: 'F', label: 'Humanitarian device (HDE)' },
]

/** What no other market than the US has (specification, document 3 section 2.3). */
const specifiedFields = defineFields('us', {
  usFdaGudidId: {
    type: 'text',
    label: 'GUDID ID',
    maxLength: 60,
    help: 'The key GUDID gave the record, once it is published (publicDeviceRecordKey).',
  },
  usFdaEstablishmentNumber: {
    type: 'text',
    label: 'FDA Establishment Number',
    maxLength: 250,
    help: 'The FEI or registration number of the establishment, 7 to 10 digits; several are separated by commas. GUDID does not ask for it.',
  },
  usFdaDeviceListingNumber: {
    type: 'text',
    label: 'FDA Device Listing Number',
    maxLength: 10,
    help: 'The number of the device listing. It is not shown in AccessGUDID.',
  },
  usFdaPremarketSubmissionNumber: {
    type: 'text',
    label: 'FDA Premarket Submission Number',
    maxLength: 20,
    help: 'Number of the 510(k), PMA, De Novo, HDE, BLA or NDA, e.g. K123456. Empty for a device that is exempt.',
  },
  usFdaProductCode: {
    type: 'text',
    label: 'FDA Product Code',
    maxLength: 3,
    help: 'Three letters by which the FDA names a generic type of device; name, class and regulation follow from it.',
  },
  usFdaClassification: {
    type: 'code',
    label: 'FDA Classification',
    codes: fdaClasses,
    help: 'The class that belongs to the product code.',
  },
})

/** Every field of a US submission. */
export const usFields: Fields = { ...submissionFields, ...specifiedFields, ...gudidFields, ...gudidTables }
