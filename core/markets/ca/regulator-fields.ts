import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Canada for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const caMarket: ShortMarket = {
  code: 'CA',
  system: 'Health Canada',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: 'I, II, III and IV',
  needsUdiDi: false,
  own: {
    caLicenceNumber: {},
    caDeviceIdentifier: {},
    caEstablishmentLicence: {},
  },
}

export const caRegulatorFields = shortRegulatorFields(caMarket)
