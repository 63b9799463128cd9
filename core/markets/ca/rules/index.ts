import { shortRules } from '../../short-rules.ts'
import { caMarket } from '../regulator-fields.ts'

/** What a submission for Canada is asked beyond its single fields. */
export const caRules = shortRules({
  market: caMarket,
  classSource: 'Medical Devices Regulations SOR/98-282',
  numbers: [
    {
      id: 'LICENCE-FORM',
      field: 'caLicenceNumber',
      pattern: '[0-9]{1,7}',
      message: 'A device licence number has digits only. Compare it with MDALL.',
      source: 'Health Canada, Medical Devices Active Licence Listing',
      good: '12345',
      bad: 'ML-12345',
    },
  ],
})
