import { shortRules } from '../../short-rules.ts'
import { arMarket } from '../regulator-fields.ts'

/** What a submission for Argentina is asked beyond its single fields. */
export const arRules = shortRules({
  market: arMarket,
  classSource: 'Disposición 64/2025',
  numbers: [
    {
      id: 'PM',
      field: 'arPmNumber',
      pattern: 'PM[- ]?[0-9]{1,5}-[0-9]{1,5}',
      message: 'A PM number has the form PM-1234-56. Compare it with the registration.',
      source: 'ANMAT; form not confirmed by a source at hand',
      good: 'PM-1234-56',
      bad: '1234',
    },
  ],
})
