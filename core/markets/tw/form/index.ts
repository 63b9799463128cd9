import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { twFields } from '../fields.ts'
import { twMarket, twRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Taiwan has of its own. */
export const form: MarketForm = shortForm(
  twMarket,
  {
    title: 'Taiwan – TFDA UDID',
    purpose: 'The licence of the device and who holds it.',
    hints: [
      'UDI on the label: class III since 2021 and 2022, class II since 2023',
      'The licence holder loads the data into UDID before the device circulates',
    ],
  },
  twFields,
  twRegulatorFields,
)
