import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { auFields } from '../fields.ts'
import { auMarket, auRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Australia has of its own. */
export const form: MarketForm = shortForm(
  auMarket,
  {
    title: 'Australia – TGA AusUDID',
    purpose: 'The ARTG entry the record is linked to, and its sponsor.',
    hints: [
      'The record is due within 30 days of supply',
      'The TGA’s own bulk upload template takes up to 200 records; this hub gives a worksheet to copy from',
      'Class I and Im have no duty, IVD class 1 only instruments and software',
    ],
  },
  auFields,
  auRegulatorFields,
)
