import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * Mexico: COFEPRIS
 *
 * - Duty: none. NOM-137-SSA1-2025 (DOF, 19 May 2026) lets a barcode or QR code supplement the label, not
 *   replace it; in force after 360 days (about 14 May 2027), stock 180 days longer (about 10 November 2027).
 *   Both days are counted by the hub.
 * - Ways in: none.
 * - Classes: I to III.
 * - Confidence: high that there is no UDI duty.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'MX',
  country: 'Mexico',
  regulator: 'COFEPRIS',
  region: 'americas',
  selectable: false,
  place: 21,
  otherNames: ['mexican', 'cofepris'],

  system: 'COFEPRIS',
  classes: ['class-i', 'class-ii', 'class-iii'],
  classWords: 'I, II and III',
  needsUdiDi: false,
  fields: {
    mxSanitaryRegistration: {
      type: 'text',
      label: 'Sanitary Registration',
      maxLength: 40,
      help: 'Number of the sanitary registration, e.g. 1234C2020 SSA.',
    },
    mxRegistrationHolder: {
      type: 'text',
      label: 'Registration Holder',
      maxLength: 255,
      help: 'The company that holds the registration in Mexico.',
    },
  },
  form: {
    title: 'Mexico – COFEPRIS',
    purpose: 'The sanitary registration of the device and its holder. UDI is not mandatory.',
    hints: [
      'UDI is not mandatory, and there is no UDI database',
      'NOM-137-SSA1-2025: a barcode or QR code may supplement the text of the label, in force from about 14 May 2027',
    ],
  },

  rules: {
    asOf: '2026-11-23',
    classSource: 'NOM-137-SSA1-2025',
    numbers: [
      {
        id: 'REGISTRATION-FORM',
        field: 'mxSanitaryRegistration',
        pattern: '[0-9]{3,5}[A-Z][0-9]{4} SSA',
        message: 'A sanitary registration has the form 1234C2020 SSA. Compare it with the certificate.',
        source: 'COFEPRIS; form not confirmed by a source at hand',
        bad: '1234',
      },
    ],
  },
  example: {
    riskClass: 'class-ii',
    mxSanitaryRegistration: '1234C2020 SSA',
    mxRegistrationHolder: 'Analytical Engines México',
  },

  udiRequirements: {
    state: 'none',
    summary:
      'UDI is not mandatory, and there is no UDI database. NOM-137-SSA1-2025 of 19 May 2026 allows a barcode or QR code in addition to the required text of the label, not instead of it; it is in force from about 14 May 2027, with 180 more days for stock.',
    database: null,
    route: 'Sanitary registration with COFEPRIS',
    issuingEntities: [],
    legalBasis: ['NOM-137-SSA1-2025'],
    milestones: [
      {
        date: '2027-05-14',
        duty: 'label',
        scope: 'All devices: labels by NOM-137-SSA1-2025, without UDI',
        note: '360 days after its publication, as the hub counts them; stock about 10 November 2027.',
        toBeConfirmed: true,
      },
    ],
    source: 'DOF of 19 May 2026, through Insumos para la Salud; Emergo',
    confidence: 'high',
    asOf: lookedUp,
  },
}
