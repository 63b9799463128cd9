import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Singapore for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const sgMarket: ShortMarket = {
  code: 'SG',
  system: 'SMDR',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: true,
  own: {
    sgRegistrationNumber: { advised: true },
    sgRegistrant: {},
  },
}

export const sgRegulatorFields = shortRegulatorFields(sgMarket)
