import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Taiwan for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const twMarket: ShortMarket = {
  code: 'TW',
  system: 'TFDA UDID',
  classes: ['class-i', 'class-ii', 'class-iii'],
  classWords: '1, 2 and 3 (here I to III)',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: true,
  own: {
    twLicenceNumber: { advised: true },
    twLicenceHolder: {},
  },
}

export const twRegulatorFields = shortRegulatorFields(twMarket)
