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
