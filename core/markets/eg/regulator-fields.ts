import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Egypt for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const egMarket: ShortMarket = {
  code: 'EG',
  system: 'EDA',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii', 'class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'I, IIa, IIb and III, and A to D for in vitro diagnostics',
  needsUdiDi: false,
  own: {
    egRegistrationNumber: {},
    egRegistrationHolder: {},
  },
}

export const egRegulatorFields = shortRegulatorFields(egMarket)
