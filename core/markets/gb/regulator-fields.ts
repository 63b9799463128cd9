import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of the United Kingdom for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const gbMarket: ShortMarket = {
  code: 'GB',
  system: 'MHRA',
  classes: [
    'class-i',
    'class-iia',
    'class-iib',
    'class-iii',
    'ivd-general',
    'ivd-self-testing',
    'ivd-list-b',
    'ivd-list-a',
  ],
  classWords: 'I, IIa, IIb and III, and the groups of in vitro diagnostics',
  needsUdiDi: false,
  own: {
    gbMhraReference: {},
    gbResponsiblePerson: {},
    gmdnCode: {
      help: 'The GMDN code of the registration. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
}

export const gbRegulatorFields = shortRegulatorFields(gbMarket)
