import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * Indonesia: Ministry of Health
 *
 * - Duty: none found. Devices are regulated by the Ministry of Health; the 2D code rule of BPOM is about
 *   drugs and food.
 * - Ways in: none for UDI; licences in Regalkes.
 * - Classes: A to D.
 * - Confidence: low.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'ID',
  country: 'Indonesia',
  regulator: 'Ministry of Health',
  region: 'apac',
  selectable: true,
  place: 19,
  otherNames: ['indonesian', 'regalkes', 'kemenkes', 'bpom'],

  system: 'Regalkes',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  needsUdiDi: false,
  fields: {
    idLicenceNumber: {
      type: 'text',
      label: 'Distribution Licence Number',
      maxLength: 40,
      help: 'Number of the licence (AKL for imported, AKD for local devices).',
    },
    idLicenceHolder: {
      type: 'text',
      label: 'Licence Holder',
      maxLength: 255,
      help: 'The company in Indonesia that holds the licence.',
    },
  },
  form: {
    title: 'Indonesia – Ministry of Health',
    purpose: 'The distribution licence of the device and its holder. No UDI duty was found.',
    hints: ['No UDI duty found', 'The 2D code rule of BPOM is about drugs and food'],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Permenkes 62/2017',
    numbers: [
      {
        id: 'LICENCE-FORM',
        field: 'idLicenceNumber',
        pattern: '(KEMENKES RI )?AK[LD] ?[0-9]{11}',
        message:
          'A distribution licence has the form KEMENKES RI AKL 20901812345. Compare it with the certificate.',
        source: 'Ministry of Health, Regalkes; form not confirmed by a source at hand',
        bad: '20901',
      },
    ],
  },
  example: {
    riskClass: 'class-b',
    idLicenceNumber: 'KEMENKES RI AKL 20901812345',
    idLicenceHolder: 'Analytical Engines Indonesia',
  },

  udiRequirements: {
    state: 'none',
    summary:
      'No UDI duty found. Devices are regulated by the Ministry of Health; the 2D code rule is about drugs and food.',
    database: null,
    route: 'Device licence (Regalkes)',
    issuingEntities: [],
    legalBasis: ['Permenkes 62/2017'],
    milestones: [],
    source: 'Permenkes 62/2017; regdesk',
    confidence: 'low',
    asOf: lookedUp,
  },
}
