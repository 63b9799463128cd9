import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Indonesia for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const indonesiaMarket: ShortMarket = {
  code: 'ID',
  system: 'Regalkes',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  needsUdiDi: false,
  own: {
    idLicenceNumber: {},
    idLicenceHolder: {},
  },
}

export const indonesiaRegulatorFields = shortRegulatorFields(indonesiaMarket)
