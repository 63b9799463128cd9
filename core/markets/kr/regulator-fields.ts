import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of South Korea for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const krMarket: ShortMarket = {
  code: 'KR',
  system: 'IMDIS',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: '1 to 4 (here I to IV)',
  needsUdiDi: true,
  own: {
    krPermitNumber: { advised: true },
    krItemCode: {},
    krLicenceHolder: {},
  },
}

export const krRegulatorFields = shortRegulatorFields(krMarket)
