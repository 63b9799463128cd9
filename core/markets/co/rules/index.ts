import { shortRules } from '../../short-rules.ts'
import { coMarket } from '../regulator-fields.ts'

/** What a submission for Colombia is asked beyond its single fields. */
export const coRules = shortRules({
  market: coMarket,
  classSource: 'Decreto 4725/2005',
  numbers: [
    {
      id: 'REGISTRATION-FORM',
      field: 'coRegistrationNumber',
      pattern: 'INVIMA [0-9]{4}(DM|EBC|RD)-[0-9R-]{6,10}',
      message: 'A sanitary registration has the form INVIMA 2020DM-0021234. Compare it with the certificate.',
      source: 'INVIMA; form not confirmed by a source at hand',
      good: 'INVIMA 2020DM-0021234',
      bad: '2020-1',
    },
  ],
  reminders: [
    {
      id: 'REGISTRATION',
      field: 'coRegistrationNumber',
      message: 'The report belongs to the sanitary registration. Enter its number.',
      source: 'INVIMA, Resolución 1405 of 8 August 2022',
      example: 'INVIMA 2020DM-0021234',
    },
  ],
})
