import type { FormSection } from './market.ts'

/** What every form asks of the device itself, first of all. */
export const deviceSection: FormSection = {
  id: 'device',
  title: 'Device',
  groups: [
    {
      fields: [
        'deviceName',
        'manufacturerName',
        'riskClass',
        'modelNumber',
        'brandName',
        'catalogueNumber',
        'intendedUse',
        'deviceDescription',
      ],
    },
  ],
}
