import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { indonesiaFields } from '../fields.ts'
import { indonesiaMarket, indonesiaRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Indonesia has of its own. */
export const form: MarketForm = shortForm(
  indonesiaMarket,
  {
    title: 'Indonesia – Ministry of Health',
    purpose: 'The distribution licence of the device and its holder. No UDI duty was found.',
    hints: ['No UDI duty found', 'The 2D code rule of BPOM is about drugs and food'],
  },
  indonesiaFields,
  indonesiaRegulatorFields,
)
