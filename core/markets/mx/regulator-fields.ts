import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Mexico for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const mxMarket: ShortMarket = {
  code: 'MX',
  system: 'COFEPRIS',
  classes: ['class-i', 'class-ii', 'class-iii'],
  classWords: 'I, II and III',
  needsUdiDi: false,
  own: {
    mxSanitaryRegistration: {},
    mxRegistrationHolder: {},
  },
}

export const mxRegulatorFields = shortRegulatorFields(mxMarket)
