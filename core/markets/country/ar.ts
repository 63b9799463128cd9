import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * Argentina: ANMAT
 *
 * - Duty: traceability rather than UDI, for listed devices (defibrillators, intraocular lenses, breast
 *   implants …).
 * - Ways in: transactions in the national traceability system (web service not confirmed).
 * - Classes: I to IV.
 * - Confidence: medium.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'AR',
  country: 'Argentina',
  regulator: 'ANMAT',
  region: 'americas',
  selectable: true,
  place: 17,
  otherNames: ['argentine', 'argentinian', 'anmat'],

  system: 'ANMAT',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: 'I, II, III and IV',
  needsUdiDi: false,
  fields: {
    arPmNumber: {
      type: 'text',
      label: 'PM Number',
      maxLength: 20,
      help: 'Number of the product registration, e.g. PM-1234-56.',
    },
    arRegistrationHolder: {
      type: 'text',
      label: 'Registration Holder',
      maxLength: 255,
      help: 'The company in Argentina that holds the registration.',
    },
  },
  form: {
    title: 'Argentina – ANMAT',
    purpose:
      'The registration of the product and its holder. Listed devices are traced by GTIN, serial number, lot and expiry.',
    hints: ['Traceability of listed devices only', 'GTIN, serial number, lot and expiry'],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Disposición 64/2025',
    numbers: [
      {
        id: 'PM',
        field: 'arPmNumber',
        pattern: 'PM[- ]?[0-9]{1,5}-[0-9]{1,5}',
        message: 'A PM number has the form PM-1234-56. Compare it with the registration.',
        source: 'ANMAT; form not confirmed by a source at hand',
        bad: '1234',
      },
    ],
  },
  example: {
    riskClass: 'class-iii',
    arPmNumber: 'PM-1234-56',
    arRegistrationHolder: 'Analytical Engines Argentina',
  },

  udiRequirements: {
    state: 'phased',
    summary:
      'Traceability rather than UDI, for listed devices only (defibrillators, intraocular lenses, breast implants …): GTIN, serial number, lot and expiry.',
    database: 'National traceability system',
    route: 'Transactions in the traceability system',
    issuingEntities: ['GS1'],
    legalBasis: ['Disposición 2303/2014', 'Disposición 64/2025'],
    milestones: [],
    source: 'ANMAT, Disposición 2303/2014; GS1 Argentina',
    confidence: 'medium',
    asOf: lookedUp,
  },
}
