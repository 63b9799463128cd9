import { shortRules } from '../../short-rules.ts'
import { saMarket } from '../regulator-fields.ts'

/** What a submission for Saudi Arabia is asked beyond its single fields. */
export const saRules = shortRules({
  market: saMarket,
  classSource: 'MDS-REQ 7',
  reminders: [
    {
      id: 'REPRESENTATIVE',
      field: 'saAuthorisedRepresentative',
      message: 'The authorised representative submits the data of a manufacturer abroad. Enter who that is.',
      source: 'SFDA, MDS-REQ 7',
      example: 'Analytical Engines Arabia',
    },
  ],
})
