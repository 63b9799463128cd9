import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { chFields } from '../fields.ts'
import { chMarket, chUses } from '../uses.ts'

/** The shorter form (S3-OPEN-05) with what Switzerland has of its own. */
export const form: MarketForm = shortForm(
  chMarket,
  {
    title: 'Switzerland – Swissmedic swissdamed',
    purpose:
      'Who is responsible in Switzerland. swissdamed takes the data of the EU submission; nothing is passed on from EUDAMED.',
    hints: [
      'The transition ends on 31 December 2026',
      'The data is sent to the EU and to Switzerland',
      'Master UDI-DI for contact lenses since 9 November 2026',
    ],
  },
  chFields,
  chUses,
)
