import { shortRules } from '../../short-rules.ts'
import { mxMarket } from '../regulator-fields.ts'

/** What a submission for Mexico is asked beyond its single fields. */
export const mxRules = shortRules({
  market: mxMarket,
  classSource: 'NOM-137-SSA1-2025',
  numbers: [
    {
      id: 'REGISTRATION-FORM',
      field: 'mxSanitaryRegistration',
      pattern: '[0-9]{3,5}[A-Z][0-9]{4} SSA',
      message: 'A sanitary registration has the form 1234C2020 SSA. Compare it with the certificate.',
      source: 'COFEPRIS; form not confirmed by a source at hand',
      good: '1234C2020 SSA',
      bad: '1234',
    },
  ],
})
