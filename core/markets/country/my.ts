import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * Malaysia: MDA
 *
 * - Duty: none found in the guidance list of the Medical Device Authority (MDA), which regulates devices.
 * - Ways in: none for UDI; registration in MeDC@St.
 * - Classes: A to D.
 * - Confidence: low.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'MY',
  country: 'Malaysia',
  regulator: 'MDA',
  region: 'apac',
  selectable: true,
  place: 9,
  otherNames: ['malaysian', 'mda', 'npra'],

  system: 'MDA',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  needsUdiDi: false,
  fields: {
    myRegistrationNumber: {
      type: 'text',
      label: 'Registration Number',
      maxLength: 40,
      help: 'Number of the medical device registration (MeDC@St).',
    },
    myAuthorisedRepresentative: {
      type: 'text',
      label: 'Authorised Representative',
      maxLength: 255,
      help: 'The company in Malaysia that holds the registration for a manufacturer abroad.',
    },
  },
  form: {
    title: 'Malaysia – MDA',
    purpose: 'The registration of the device and who holds it. No UDI duty was found.',
    hints: ['No UDI duty in the guidance list of the MDA', 'Devices are registered in MeDC@St'],
  },

  rules: { asOf: '2026-11-20', classSource: 'Medical Device Regulations 2012' },
  example: {
    riskClass: 'class-b',
    myRegistrationNumber: 'GB1234567890',
    myAuthorisedRepresentative: 'Analytical Engines Malaysia',
  },

  udiRequirements: {
    state: 'none',
    summary: 'No UDI duty in the guidance list of the device authority (MDA), which regulates devices.',
    database: null,
    route: 'Device registration (MeDC@St)',
    issuingEntities: [],
    legalBasis: ['Medical Device Act 2012 (Act 737)', 'Medical Device Regulations 2012'],
    milestones: [],
    source: 'MDA, list of guidance documents',
    confidence: 'low',
    asOf: lookedUp,
  },
}
