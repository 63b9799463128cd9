import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of India for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const indiaMarket: ShortMarket = {
  code: 'IN',
  system: 'CDSCO',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  needsUdiDi: false,
  own: {
    inLicenceNumber: {},
    inLicenceHolder: {},
  },
}

export const indiaRegulatorFields = shortRegulatorFields(indiaMarket)
