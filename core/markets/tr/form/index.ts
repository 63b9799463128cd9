import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { trFields } from '../fields.ts'
import { trMarket, trRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Türkiye has of its own. */
export const form: MarketForm = shortForm(
  trMarket,
  {
    title: 'Türkiye – TITCK ÜTS',
    purpose: 'Who records the product in the tracking system.',
    hints: [
      'Products have been registered since 12 June 2017, units of some classes tracked since then',
      'Movements are reported as well as products',
    ],
  },
  trFields,
  trRegulatorFields,
)
