import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { brFields } from '../fields.ts'
import { brMarket, brRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Brazil has of its own. */
export const form: MarketForm = shortForm(
  brMarket,
  {
    title: 'Brazil – ANVISA SIUD',
    purpose: 'The registration or notification of the device and its holder in Brazil.',
    hints: [
      'Label first: 2025 to 2028 by class',
      'Data in SIUD: 2029 to 2032 by class',
      'SIUD takes the UDI-DI alone',
    ],
  },
  brFields,
  brRegulatorFields,
)
