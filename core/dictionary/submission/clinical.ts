import { defineFields } from '../field.ts'

export const clinicalTab = defineFields('clinical', {
  clinicalEvaluation: {
    type: 'long-text',
    label: 'Clinical Evaluation',
    maxLength: 2000,
    help: 'Reference and status of the clinical evaluation report (MDR Art. 61).',
    level: 'hub',
  },
})
