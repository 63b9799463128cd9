import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * Egypt: EDA
 *
 * - Duty: Decree 161/2025 (29 April 2025) asks for a code of any issuing body the IMDRF recognises on the
 *   supply platform “Me Device”. It is not part of the registration; a day for each class was not found.
 * - Ways in: “Me Device”; no layout is known.
 * - Classes: I, IIa, IIb, III; IVD A to D.
 * - Confidence: medium, one source.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'EG',
  country: 'Egypt',
  regulator: 'EDA',
  region: 'mena',
  selectable: true,
  place: 16,
  otherNames: ['egyptian', 'eda'],

  system: 'EDA',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii', 'class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'I, IIa, IIb and III, and A to D for in vitro diagnostics',
  needsUdiDi: false,
  fields: {
    egRegistrationNumber: {
      type: 'text',
      label: 'Registration Number',
      maxLength: 40,
      help: 'Number of the registration with the EDA.',
    },
    egRegistrationHolder: {
      type: 'text',
      label: 'Registration Holder',
      maxLength: 255,
      help: 'The company in Egypt that holds the registration.',
    },
  },
  form: {
    title: 'Egypt – EDA',
    purpose:
      'The registration of the device and its holder. Codes of any issuing body that the IMDRF recognises are accepted.',
    hints: [
      'Decree 161/2025: a code on the supply platform “Me Device”',
      'It is not part of the registration',
    ],
  },

  rules: { asOf: '2026-11-23', classSource: 'EDA Decree 161/2025' },
  example: {
    riskClass: 'class-iia',
    egRegistrationNumber: 'EDA-2026-001',
    egRegistrationHolder: 'Analytical Engines Egypt',
  },

  udiRequirements: {
    state: 'no-date',
    summary:
      'Decree 161/2025 of 29 April 2025 requires a code of any issuing body the IMDRF recognises on the supply platform “Me Device”. It is not part of the registration; no dates by class were found.',
    database: null,
    route: 'Supply platform “Me Device”',
    issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
    legalBasis: ['EDA Decree 161/2025'],
    milestones: [],
    source: 'EDA Decree 161/2025, through Adsero (4 May 2025)',
    confidence: 'medium',
    asOf: lookedUp,
  },
}
