import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Australia for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const auMarket: ShortMarket = {
  code: 'AU',
  system: 'AusUDID',
  classes: [
    'class-i',
    'class-is',
    'class-im',
    'class-iia',
    'class-iib',
    'class-iii',
    'ivd-class-1',
    'ivd-class-2',
    'ivd-class-3',
    'ivd-class-4',
  ],
  classWords:
    'Is, IIa, IIb and III, and IVD 2 to 4; I and Im have no UDI duty, in IVD 1 only instruments (GMDN CT943) and software (CT944) do',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: true,
  own: {
    auArtgNumber: { advised: true },
    auSponsor: {},
    gmdnCode: {
      help: 'The GMDN code of the ARTG entry. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
}

export const auRegulatorFields = shortRegulatorFields(auMarket)
