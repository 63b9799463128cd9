import { markets } from '#core/code-lists/markets.ts'
import { defineFields } from '../field.ts'

/** What the small regulatory information view keeps (specification, document 3 sections 2.9 and 3; decision D26). */

export const rimSubmissionTypes = [
  { code: 'ce-marking', label: 'CE Marking' },
  { code: '510k', label: '510(k) Submission' },
  { code: 'pma', label: 'PMA Application' },
  { code: 'nmpa-registration', label: 'NMPA Registration' },
  { code: 'tga-registration', label: 'TGA Registration' },
] as const

export const rimAuthorities = [
  { code: 'FDA', label: 'FDA' },
  { code: 'EMA', label: 'EMA' },
  { code: 'notified-body', label: 'Notified Body' },
  { code: 'NMPA', label: 'NMPA' },
  { code: 'TGA', label: 'TGA' },
] as const

export const rimPriorities = [
  { code: 'low', label: 'Low' },
  { code: 'medium', label: 'Medium' },
  { code: 'high', label: 'High' },
  { code: 'critical', label: 'Critical' },
] as const

export const rimSubmissionStatuses = [
  { code: 'draft', label: 'Draft' },
  { code: 'submitted', label: 'Submitted' },
  { code: 'under-review', label: 'Under Review' },
  { code: 'approved', label: 'Approved' },
  { code: 'rejected', label: 'Rejected' },
] as const

export const complianceStatuses = [
  { code: 'compliant', label: 'Compliant' },
  { code: 'pending', label: 'Pending' },
  { code: 'expired', label: 'Expired' },
  { code: 'non-compliant', label: 'Non-compliant' },
] as const

export const riskLevels = [
  { code: 'high', label: 'High' },
  { code: 'medium', label: 'Medium' },
  { code: 'low', label: 'Low' },
] as const

export const documentStatuses = [
  { code: 'approved', label: 'Approved' },
  { code: 'review', label: 'Review' },
  { code: 'draft', label: 'Draft' },
] as const

const countries = markets.map(({ code, country }) => ({ code, label: country, flag: code }))

export const rimSubmissionFields = defineFields('rim-submission', {
  productName: { type: 'text', label: 'Product Name', maxLength: 255 },
  submissionType: { type: 'code', label: 'Submission Type', codes: rimSubmissionTypes },
  authority: { type: 'code', label: 'Regulatory Authority', codes: rimAuthorities },
  country: { type: 'code', label: 'Country', codes: countries },
  status: { type: 'code', label: 'Status', codes: rimSubmissionStatuses },
  priority: { type: 'code', label: 'Priority', codes: rimPriorities },
  targetDate: { type: 'date', label: 'Target Date' },
  submissionDate: { type: 'date', label: 'Submission Date', help: 'When it went to the authority.' },
  decisionDate: {
    type: 'date',
    label: 'Decision Date',
    help: 'When the authority decided. The time of review is counted to it.',
  },
  assignedTo: { type: 'text', label: 'Assigned To', maxLength: 255 },
  progress: {
    type: 'integer',
    label: 'Progress',
    min: 0,
    max: 100,
    unit: '%',
    help: 'Used until the project has tasks; from then on, progress is counted from the tasks.',
  },
  nextAction: { type: 'text', label: 'Next Action', maxLength: 500 },
})

export const complianceFields = defineFields('rim-compliance', {
  regulation: { type: 'text', label: 'Regulation', maxLength: 255, requiredMessage: 'Name the regulation' },
  description: { type: 'long-text', label: 'Description', maxLength: 2000 },
  jurisdiction: { type: 'text', label: 'Jurisdiction', maxLength: 120 },
  status: { type: 'code', label: 'Status', codes: complianceStatuses },
  expiryDate: { type: 'date', label: 'Expiry Date' },
  riskLevel: { type: 'code', label: 'Risk Level', codes: riskLevels },
  owner: { type: 'text', label: 'Owner', maxLength: 255 },
})

export const rimDocumentFields = defineFields('rim-document', {
  name: { type: 'text', label: 'Name', maxLength: 255, requiredMessage: 'Name the document' },
  type: { type: 'text', label: 'Type', maxLength: 120 },
  version: { type: 'text', label: 'Version', maxLength: 40 },
  status: { type: 'code', label: 'Status', codes: documentStatuses },
  owner: { type: 'text', label: 'Owner', maxLength: 255 },
})
