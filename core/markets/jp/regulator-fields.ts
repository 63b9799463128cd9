import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Japan for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const jpMarket: ShortMarket = {
  code: 'JP',
  system: 'MEDIS',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: 'I, II, III and IV',
  issuers: ['GS1'],
  needsUdiDi: true,
  own: {
    jpJmdnCode: {},
    jpAuthorisationNumber: {},
    jpMarketingAuthorisationHolder: {},
  },
}

export const jpRegulatorFields = shortRegulatorFields(jpMarket)
