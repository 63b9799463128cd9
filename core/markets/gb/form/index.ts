import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { gbFields } from '../fields.ts'
import { gbMarket, gbRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what United Kingdom has of its own. */
export const form: MarketForm = shortForm(
  gbMarket,
  {
    title: 'United Kingdom – MHRA',
    purpose: 'The registration with the MHRA and the UK Responsible Person. There is no UDI duty yet.',
    hints: [
      'No UDI duty in Great Britain yet; Northern Ireland follows the EU: EUDAMED since 28 May 2026',
      'A draft of 8 May 2026 proposes UDI for all classes, without a date',
    ],
  },
  gbFields,
  gbRegulatorFields,
)
