import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Malaysia for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const myMarket: ShortMarket = {
  code: 'MY',
  system: 'MDA',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  needsUdiDi: false,
  own: {
    myRegistrationNumber: {},
    myAuthorisedRepresentative: {},
  },
}

export const myRegulatorFields = shortRegulatorFields(myMarket)
