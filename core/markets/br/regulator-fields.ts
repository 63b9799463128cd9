import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Brazil for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const brMarket: ShortMarket = {
  code: 'BR',
  system: 'SIUD',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: 'I, II, III and IV',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: true,
  own: {
    brAnvisaNumber: { advised: true },
    brHolderName: {},
    brHolderCnpj: {},
  },
}

export const brRegulatorFields = shortRegulatorFields(brMarket)
