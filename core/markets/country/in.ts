import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * India: CDSCO
 *
 * - Duty: none dated. The date 1 January 2022 was withdrawn; the rule waits for a date to be ordered (Rule
 *   46, amended 31 December 2021).
 * - Ways in: no UDI database.
 * - Classes: A to D.
 * - Confidence: high.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'IN',
  country: 'India',
  regulator: 'CDSCO',
  region: 'apac',
  selectable: true,
  place: 14,
  otherNames: ['indian', 'cdsco'],

  system: 'CDSCO',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  needsUdiDi: false,
  fields: {
    inLicenceNumber: {
      type: 'text',
      label: 'Licence Number',
      maxLength: 60,
      help: 'Number of the manufacturing or import licence.',
    },
    inLicenceHolder: {
      type: 'text',
      label: 'Licence Holder',
      maxLength: 255,
      help: 'The manufacturer in India, or the authorised agent of one abroad.',
    },
  },
  form: {
    title: 'India – CDSCO',
    purpose: 'The licence of the device and its holder. The UDI rule waits for a date.',
    hints: ['No date for UDI: the one of 1 January 2022 was withdrawn'],
  },

  rules: { asOf: '2026-11-20', classSource: 'Medical Devices Rules 2017' },
  example: {
    riskClass: 'class-b',
    inLicenceNumber: 'IMP/MD/2026/000123',
    inLicenceHolder: 'Analytical Engines India',
  },

  udiRequirements: {
    state: 'no-date',
    summary:
      'No UDI duty yet: the date 1 January 2022 was withdrawn, and the rule now waits for a date to be ordered.',
    database: null,
    route: 'No UDI database yet',
    issuingEntities: [],
    legalBasis: ['Medical Devices Rules 2017, Rule 46, amended on 31 December 2021'],
    milestones: [],
    source: 'CDSCO, Rule 46 as amended; asiaactual',
    confidence: 'high',
    asOf: lookedUp,
  },
}
