import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { caFields } from '../fields.ts'
import { caMarket, caRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Canada has of its own. */
export const form: MarketForm = shortForm(
  caMarket,
  {
    title: 'Canada – Health Canada',
    purpose:
      'The licence of the device. There is no UDI database; the record keeps what a licence and the label say.',
    hints: ['No UDI duty; a consultation ran in summer 2021', 'Classes II to IV need a device licence'],
  },
  caFields,
  caRegulatorFields,
)
