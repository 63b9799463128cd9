import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { mxFields } from '../fields.ts'
import { mxMarket, mxUses } from '../uses.ts'

/** The shorter form (S3-OPEN-05) with what Mexico has of its own. */
export const form: MarketForm = shortForm(
  mxMarket,
  {
    title: 'Mexico – COFEPRIS',
    purpose: 'The sanitary registration of the device and its holder. UDI is not mandatory.',
    hints: ['UDI is not mandatory; the draft of NOM-137 lets the label carry a barcode or RFID'],
  },
  mxFields,
  mxUses,
)
