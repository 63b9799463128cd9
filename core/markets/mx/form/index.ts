import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { mxFields } from '../fields.ts'
import { mxMarket, mxRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Mexico has of its own. */
export const form: MarketForm = shortForm(
  mxMarket,
  {
    title: 'Mexico – COFEPRIS',
    purpose: 'The sanitary registration of the device and its holder. UDI is not mandatory.',
    hints: [
      'UDI is not mandatory, and there is no UDI database',
      'NOM-137-SSA1-2025: a barcode or QR code may supplement the text of the label, in force from about 14 May 2027',
    ],
  },
  mxFields,
  mxRegulatorFields,
)
