import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { coFields } from '../fields.ts'
import { coMarket, coRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Colombia has of its own. */
export const form: MarketForm = shortForm(
  coMarket,
  {
    title: 'Colombia – INVIMA',
    purpose:
      'What the report to the semantic standard asks for besides the UDI-DI: the registration, the issuing agency and a GMDN code.',
    hints: [
      'The transition ended on 8 February 2026',
      'The sale of a device without its report can be stopped',
    ],
  },
  coFields,
  coRegulatorFields,
)
