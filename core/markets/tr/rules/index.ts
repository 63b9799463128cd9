import { shortRules } from '../../short-rules.ts'
import { trMarket } from '../regulator-fields.ts'

/** What a submission for Türkiye is asked beyond its single fields. */
export const trRules = shortRules({
  market: trMarket,
  classSource: 'Turkish MDR and IVDR',
  numbers: [
    {
      id: 'FIRM',
      field: 'trFirmNumber',
      pattern: '[0-9]{10,16}',
      message: 'A firm number has 10 to 16 digits. Compare it with ÜTS.',
      source: 'TITCK, ÜTS; form not confirmed by a source at hand',
      good: '2667823456789',
      bad: 'TR-1',
    },
  ],
})
