import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { saFields } from '../fields.ts'
import { saMarket, saRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Saudi Arabia has of its own. */
export const form: MarketForm = shortForm(
  saMarket,
  {
    title: 'Saudi Arabia – SFDA SAUDI-DI',
    purpose: 'The marketing authorisation, and the authorised representative, who submits the data.',
    hints: [
      'The SFDA’s own template takes up to 150 UDIs; this hub gives a worksheet to copy from',
      'The data is confirmed every year',
      'The authorised representative submits',
    ],
  },
  saFields,
  saRegulatorFields,
)
