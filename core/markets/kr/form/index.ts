import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { krFields } from '../fields.ts'
import { krMarket, krRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what South Korea has of its own. */
export const form: MarketForm = shortForm(
  krMarket,
  {
    title: 'South Korea – MFDS IMDIS',
    purpose: 'The permission of the device and who holds it. A change is reported within 10 days.',
    hints: [
      'All four classes are in force',
      'A change is reported within 10 days',
      'The open interface takes additions, changes and deletions of a UDI-DI',
    ],
  },
  krFields,
  krRegulatorFields,
)
