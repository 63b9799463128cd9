import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { indiaFields } from '../fields.ts'
import { indiaMarket, indiaRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what India has of its own. */
export const form: MarketForm = shortForm(
  indiaMarket,
  {
    title: 'India – CDSCO',
    purpose: 'The licence of the device and its holder. The UDI rule waits for a date.',
    hints: ['No date for UDI: the one of 1 January 2022 was withdrawn'],
  },
  indiaFields,
  indiaRegulatorFields,
)
