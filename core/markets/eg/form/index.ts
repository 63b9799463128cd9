import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { egFields } from '../fields.ts'
import { egMarket, egUses } from '../uses.ts'

/** The shorter form (S3-OPEN-05) with what Egypt has of its own. */
export const form: MarketForm = shortForm(
  egMarket,
  {
    title: 'Egypt – EDA',
    purpose: 'The registration of the device and its holder. Codes follow the standards of GS1.',
    hints: ['GTIN on supplies one year after the decree, whose date was not found'],
  },
  egFields,
  egUses,
)
