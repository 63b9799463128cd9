import { defineFields } from '../field.ts'

/** What a certification of an economic operator says (specification, document 3 section 3). */
export const certificationFields = defineFields('certification', {
  certificationType: {
    type: 'text',
    label: 'Certification Type',
    maxLength: 255,
    requiredMessage: 'Certification type is required',
  },
  certificationNumber: {
    type: 'text',
    label: 'Certification Number',
    maxLength: 120,
    requiredMessage: 'Certification number is required',
  },
  issuingBody: {
    type: 'text',
    label: 'Issuing Body',
    maxLength: 255,
    requiredMessage: 'Issuing body is required',
  },
  issueDate: { type: 'date', label: 'Issue Date', requiredMessage: 'Issue date is required' },
  expiryDate: {
    type: 'date',
    label: 'Expiry Date',
    help: 'Users who manage operators are notified 90 and 30 days before.',
  },
  scope: { type: 'long-text', label: 'Scope', maxLength: 2000 },
})

/** What is usual; any other text may be written. */
export const usualCertifications = [
  'ISO 13485',
  'ISO 9001',
  'EU Quality Management System Certificate (MDR Annex IX)',
  'EU Quality Management System Certificate (IVDR Annex IX)',
  'MDSAP',
  'Good Distribution Practice',
  'Free Sale Certificate',
]
