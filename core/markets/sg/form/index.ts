import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { sgFields } from '../fields.ts'
import { sgMarket, sgRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Singapore has of its own. */
export const form: MarketForm = shortForm(
  sgMarket,
  {
    title: 'Singapore – HSA SMDR',
    purpose: 'The registration the UDI belongs to, and its registrant.',
    hints: [
      'Class C has been due since 1 November 2026; class B is due from 1 November 2028',
      'The UDI is given by change notification',
      'A UDI of the US or the EU is taken as it is',
      'Class A is voluntary',
    ],
  },
  sgFields,
  sgRegulatorFields,
)
