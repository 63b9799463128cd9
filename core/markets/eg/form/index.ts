import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { egFields } from '../fields.ts'
import { egMarket, egRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Egypt has of its own. */
export const form: MarketForm = shortForm(
  egMarket,
  {
    title: 'Egypt – EDA',
    purpose:
      'The registration of the device and its holder. Codes of any issuing body that the IMDRF recognises are accepted.',
    hints: [
      'Decree 161/2025: a code on the supply platform “Me Device”',
      'It is not part of the registration',
    ],
  },
  egFields,
  egRegulatorFields,
)
