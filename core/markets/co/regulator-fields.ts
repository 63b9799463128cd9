import type { RegulatorFields } from '../market.ts'
import { type ShortMarket, shortRegulatorFields } from '../short-form.ts'

/** What is known of Colombia for the shorter form; facts and sources: NOTES.md, as of 2026-11-23. */
export const coMarket: ShortMarket = {
  code: 'CO',
  system: 'INVIMA',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii', 'ivd-class-1', 'ivd-class-2', 'ivd-class-3'],
  classWords: 'I, IIa, IIb and III, and I to III for in vitro diagnostics (here IVD 1 to 3)',
  needsUdiDi: true,
  own: {
    coRegistrationNumber: { advised: true },
    coRegistrationHolder: {},
    gmdnCode: {
      needed: true,
      requiredMessage: 'The report needs a GMDN code.',
      help: 'The GMDN code of the device. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
}

const regulatorFields = shortRegulatorFields(coMarket)

export const coRegulatorFields: RegulatorFields = {
  ...regulatorFields,
  udiDiIssuingEntity: {
    ...regulatorFields.udiDiIssuingEntity,
    needed: true,
    requiredMessage: 'The report names the agency that issued the UDI-DI.',
  },
}
