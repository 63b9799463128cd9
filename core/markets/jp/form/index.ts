import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { jpFields } from '../fields.ts'
import { jpMarket, jpRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Japan has of its own. */
export const form: MarketForm = shortForm(
  jpMarket,
  {
    title: 'Japan – PMDA and MEDIS-DC',
    purpose:
      'The authorisation of the device and who holds it in Japan. The barcode on the package carries a GTIN.',
    hints: [
      'GTIN in GS1-128 or GS1 DataMatrix on every package',
      'MEDIS-DC registration is recommended but not a legal duty',
      'The PMDA has no UDI database',
    ],
  },
  jpFields,
  jpRegulatorFields,
)
