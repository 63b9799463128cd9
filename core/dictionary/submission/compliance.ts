import { defineFields } from '../field.ts'

export const complianceTab = defineFields('compliance', {
  postMarketSurveillance: {
    type: 'long-text',
    label: 'Post-Market Surveillance',
    maxLength: 2000,
  },
  vigilanceReporting: {
    type: 'long-text',
    label: 'Vigilance Reporting',
    maxLength: 2000,
  },
  authorisedRepresentativeMandateDate: {
    type: 'date',
    label: 'Authorized Representative mandate, date',
  },
  qualityManagementCertificate: {
    type: 'text',
    label: 'ISO 13485 certificate number',
    maxLength: 120,
  },
  riskManagementReference: {
    type: 'text',
    label: 'Risk management file (ISO 14971)',
    help: 'Where the risk management file is found. For auditors; it is not part of the message.',
    maxLength: 255,
  },
  psurReference: {
    type: 'text',
    label: 'Periodic safety update report',
    maxLength: 255,
  },
  pmcfReference: {
    type: 'text',
    label: 'Post-market clinical follow-up',
    maxLength: 255,
  },
  implantCardProvided: {
    type: 'boolean',
    label: 'Implant card provided',
  },
  instructionsForUseReference: {
    type: 'text',
    label: 'Instructions for use, reference',
    help: 'Number and version of the instructions for use that come with the device.',
    maxLength: 255,
  },
  electronicInstructions: {
    type: 'boolean',
    label: 'Electronic instructions for use',
  },
  registrationNotes: {
    type: 'long-text',
    label: 'Notes',
    help: 'For colleagues. Never part of a file for a regulator.',
    maxLength: 4000,
  },
  declarationsChecked: {
    type: 'boolean',
    mark: true,
    label: 'Declarations checked',
    help: 'I have reviewed every declaration that is still open, and the answer is no. Cleared if another legislation requires more declarations.',
  },
  declarationsCheckedBy: {
    type: 'text',
    label: 'Declarations checked by',
    help: 'Who confirmed that the declarations were checked. Filled in by the hub.',
    maxLength: 255,
    assigned: true,
  },
  declarationsCheckedAt: {
    type: 'text',
    label: 'Declarations checked at',
    help: 'When it was confirmed that the declarations were checked. Filled in by the hub.',
    maxLength: 30,
    assigned: true,
  },
})
