import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Türkiye for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const trMarket: ShortMarket = {
  code: 'TR',
  system: 'ÜTS',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii', 'class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'I, IIa, IIb and III, and A to D for in vitro diagnostics',
  needsUdiDi: true,
  own: {
    trFirmNumber: {},
    trImporter: {},
    basicUdiDi: { help: 'The Basic UDI-DI as registered in the EU.' },
    basicUdiDiIssuingEntity: { help: 'Who issued the Basic UDI-DI.' },
    gmdnCode: {
      help: 'The GMDN code of the product. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
}

export const trRegulatorFields = shortRegulatorFields(trMarket)
