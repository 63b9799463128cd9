import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * United Kingdom: MHRA
 *
 * - Duty: none in Great Britain yet; a draft notified to the WTO on 8 May 2026 (G/TBT/N/GBR/120) proposes UDI
 *   for all classes, without a date. Northern Ireland: the rules of the EU, EUDAMED since 28 May 2026.
 * - Ways in: registration with the MHRA (DORS) by GMDN term, with an optional Excel product template; about
 *   £300 a year for each GMDN category of level 2 since 1 April 2026. GS1, HIBCC, ICCBBA and IFA are intended
 *   as issuers (medium).
 * - Classes: I, IIa, IIb, III; groups of in vitro diagnostics.
 * - Confidence: medium.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'GB',
  country: 'United Kingdom',
  regulator: 'MHRA',
  region: 'europe',
  selectable: true,
  place: 12,
  otherNames: ['uk', 'great britain', 'britain', 'british', 'england', 'mhra'],

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
  fields: {
    gbMhraReference: {
      type: 'text',
      label: 'MHRA Reference Number',
      maxLength: 20,
      help: 'Number of the registration of the device with the MHRA.',
    },
    gbResponsiblePerson: {
      type: 'text',
      label: 'UK Responsible Person',
      maxLength: 255,
      help: 'The person in the United Kingdom who acts for a manufacturer abroad.',
    },
  },
  // The MHRA gives it with the registration.
  givenByRegister: ['gbMhraReference'],
  regulatorFields: {
    gmdnCode: {
      help: 'The GMDN code of the registration. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
  form: {
    title: 'United Kingdom – MHRA',
    purpose: 'The registration with the MHRA and the UK Responsible Person. There is no UDI duty yet.',
    hints: [
      'No UDI duty in Great Britain yet; Northern Ireland follows the EU: EUDAMED since 28 May 2026',
      'A draft of 8 May 2026 proposes UDI for all classes, without a date',
    ],
  },

  rules: { asOf: '2026-11-20', classSource: 'UK MDR 2002 (SI 2002/618)' },
  example: { riskClass: 'class-iia', gbMhraReference: '12345', gbResponsiblePerson: 'Analytical Engines UK' },

  udiRequirements: {
    state: 'no-date',
    summary:
      'No UDI duty yet in Great Britain. A draft notified to the WTO on 8 May 2026 (G/TBT/N/GBR/120) proposes UDI for all classes, with GMDN as nomenclature and without a date. Northern Ireland follows the rules of the EU: EUDAMED since 28 May 2026.',
    database: null,
    route:
      'Registration with the MHRA (DORS) by GMDN term, one by one or with its Excel product template; since 1 April 2026 a yearly fee of about £300 for each GMDN category of level 2',
    issuingEntities: [],
    legalBasis: ['UK MDR 2002 (SI 2002/618)'],
    milestones: [],
    source:
      'WTO G/TBT/N/GBR/120; gov.uk, outcome of the consultation; MHRA, DORS guide and guidance on Northern Ireland',
    confidence: 'medium',
    asOf: lookedUp,
  },
}
