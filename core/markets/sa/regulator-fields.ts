import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Saudi Arabia for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const saMarket: ShortMarket = {
  code: 'SA',
  system: 'SAUDI-DI',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: true,
  own: {
    saMdmaNumber: {},
    saAuthorisedRepresentative: { advised: true },
    gmdnCode: {
      help: 'The GMDN code of the authorisation. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
}

export const saRegulatorFields = shortRegulatorFields(saMarket)
