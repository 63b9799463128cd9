import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Argentina for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const arMarket: ShortMarket = {
  code: 'AR',
  system: 'ANMAT',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: 'I, II, III and IV',
  needsUdiDi: false,
  own: {
    arPmNumber: {},
    arRegistrationHolder: {},
  },
}

export const arRegulatorFields = shortRegulatorFields(arMarket)
