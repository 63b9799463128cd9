import { type ShortMarket, shortUses } from '../short-form.ts'

/** What is known of Switzerland for the shorter form; facts and sources: NOTES.md, as of 2026-11-20. */
export const chMarket: ShortMarket = {
  code: 'CH',
  system: 'swissdamed',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii', 'class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'I, IIa, IIb and III, and A to D for in vitro diagnostics',
  issuers: ['GS1', 'HIBCC', 'ICCBBA', 'IFA'],
  needsUdiDi: true,
  own: {
    chManufacturerChrn: {},
    chRepresentativeName: {},
    chRepresentativeChrn: {},
    basicUdiDi: { help: 'The Basic UDI-DI as registered in the EU.' },
    basicUdiDiIssuingEntity: { help: 'Who issued the Basic UDI-DI.' },
    emdnCode: {},
  },
}

export const chUses = shortUses(chMarket)
