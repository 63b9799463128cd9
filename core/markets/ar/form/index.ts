import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { arFields } from '../fields.ts'
import { arMarket, arRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Argentina has of its own. */
export const form: MarketForm = shortForm(
  arMarket,
  {
    title: 'Argentina – ANMAT',
    purpose:
      'The registration of the product and its holder. Listed devices are traced by GTIN, serial number, lot and expiry.',
    hints: ['Traceability of listed devices only', 'GTIN, serial number, lot and expiry'],
  },
  arFields,
  arRegulatorFields,
)
