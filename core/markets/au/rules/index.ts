import { shortRules } from '../../short-rules.ts'
import { auMarket } from '../regulator-fields.ts'

/** What a submission for Australia is asked beyond its single fields. */
export const auRules = shortRules({
  market: auMarket,
  classSource: 'Therapeutic Goods (Medical Devices) Regulations 2002',
  numbers: [
    {
      id: 'ARTG-FORM',
      field: 'auArtgNumber',
      pattern: '[0-9]{4,7}',
      message: 'An ARTG number has 4 to 7 digits. Compare it with the certificate.',
      source: 'TGA, Australian Register of Therapeutic Goods; form not confirmed by a source at hand',
      good: '123456',
      bad: 'ARTG',
    },
  ],
  reminders: [
    {
      id: 'ARTG',
      field: 'auArtgNumber',
      message: 'AusUDID links the record to the ARTG entry. Enter its number.',
      source: 'TGA, Unique Device Identification',
      example: '123456',
    },
  ],
})
