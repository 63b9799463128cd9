import { defineFields } from '../field.ts'

export const complianceTab = defineFields('compliance', {
  postMarketSurveillance: {
    type: 'long-text',
    label: 'Post-Market Surveillance',
    maxLength: 2000,
    help: 'Reference and status of the post-market surveillance plan and reports (MDR Art. 83–86).',
    level: 'hub',
  },
  vigilanceReporting: {
    type: 'long-text',
    label: 'Vigilance Reporting',
    maxLength: 2000,
    help: 'How serious incidents are reported (MDR Art. 87).',
    level: 'hub',
  },
  authorisedRepresentativeMandateDate: {
    type: 'date',
    label: 'Authorized Representative mandate, date',
    level: 'hub',
  },
  qualityManagementCertificate: {
    type: 'text',
    label: 'ISO 13485 certificate number',
    maxLength: 120,
    level: 'hub',
  },
  riskManagementReference: {
    type: 'text',
    label: 'Risk management file (ISO 14971)',
    maxLength: 255,
    level: 'hub',
  },
  psurReference: {
    type: 'text',
    label: 'Periodic safety update report',
    maxLength: 255,
    help: 'Reference of the PSUR (MDR Art. 86, IVDR Art. 81).',
    level: 'hub',
  },
  pmcfReference: { type: 'text', label: 'Post-market clinical follow-up', maxLength: 255, level: 'hub' },
  implantCardProvided: {
    type: 'boolean',
    label: 'Implant card provided',
    help: 'For implantable devices (MDR Art. 18).',
    level: 'hub',
  },
  instructionsForUseReference: {
    type: 'text',
    label: 'Instructions for use, reference',
    maxLength: 255,
    level: 'hub',
  },
  electronicInstructions: { type: 'boolean', label: 'Electronic instructions for use', level: 'hub' },
  registrationNotes: { type: 'long-text', label: 'Notes', maxLength: 4000, level: 'hub' },
  declarationsChecked: {
    type: 'boolean',
    label: 'Declarations checked',
    help: 'I have looked at every declaration left at "no" (latex, tissues, medicinal product, implantable, active …) and it is true.',
    level: 'hub',
  },
  declarationsCheckedBy: {
    type: 'text',
    label: 'Declarations checked by',
    maxLength: 255,
    level: 'hub',
    assigned: true,
  },
  declarationsCheckedAt: {
    type: 'text',
    label: 'Declarations checked at',
    maxLength: 30,
    level: 'hub',
    assigned: true,
  },
})
