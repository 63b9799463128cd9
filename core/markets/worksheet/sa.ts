import { lookedUp } from '../requirements/requirement.ts'
import type { WorksheetMarket } from '../worksheet-kit/market.ts'

/**
 * Saudi Arabia: SFDA SAUDI-DI
 *
 * - Duty: classes B, C and D since 1 September 2023, A since 1 September 2024; confirmed every year.
 * - Ways in: web form, or the SFDA’s template of up to 150 UDIs a file; no interface when last described. Its
 *   columns are in no source at hand: the worksheets here carry those of the hub’s template, at most 150 rows
 *   each.
 * - Missing here: what GUDID asks besides, home use, reuse between patients.
 * - Classes: A to D.
 * - Confidence: high for duty and dates.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: WorksheetMarket = {
  code: 'SA',
  country: 'Saudi Arabia',
  regulator: 'SFDA',
  region: 'mena',
  selectable: true,
  place: 10,
  otherNames: ['saudi di', 'saudi', 'ksa', 'sfda'],

  system: 'SAUDI-DI',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: true,
  fields: {
    saMdmaNumber: {
      type: 'text',
      label: 'MDMA Number',
      maxLength: 40,
      help: 'Number of the medical device marketing authorisation.',
    },
    saAuthorisedRepresentative: {
      type: 'text',
      label: 'Authorised Representative',
      maxLength: 255,
      help: 'The representative in Saudi Arabia, who submits and confirms the data.',
    },
  },
  regulatorFields: {
    saAuthorisedRepresentative: { advised: true },
    gmdnCode: {
      help: 'The GMDN code of the authorisation. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
  form: {
    title: 'Saudi Arabia – SFDA SAUDI-DI',
    purpose: 'The marketing authorisation, and the authorised representative, who submits the data.',
    hints: [
      'The SFDA’s own template takes up to 150 UDIs; this hub gives a worksheet to copy from',
      'The data is confirmed every year',
      'The authorised representative submits',
    ],
  },
  rowsPerFile: 150,

  rules: {
    asOf: '2026-11-20',
    classSource: 'MDS-REQ 7',
    reminders: [
      {
        id: 'REPRESENTATIVE',
        field: 'saAuthorisedRepresentative',
        message:
          'The authorised representative submits the data of a manufacturer abroad. Enter who that is.',
        source: 'SFDA, MDS-REQ 7',
      },
    ],
  },
  example: {
    riskClass: 'class-c',
    saMdmaNumber: 'MDMA-1-2026-0001',
    saAuthorisedRepresentative: 'Analytical Engines Arabia',
  },

  udiRequirements: {
    state: 'in-force',
    summary:
      'All classes are in force; stock imported earlier had a year more. The authorised representative submits, and the data is confirmed once a year.',
    database: 'SAUDI-DI',
    route:
      'Web form, or the official template of up to 150 UDIs per file, by the authorised representative; no interface when last described',
    issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
    legalBasis: ['MDS-REQ 7'],
    milestones: [
      {
        date: '2023-09-01',
        duty: 'data',
        scope: 'Class B, C and D',
        classes: ['class-b', 'class-c', 'class-d'],
      },
      { date: '2024-09-01', duty: 'data', scope: 'Class A', classes: ['class-a'] },
    ],
    source: 'SFDA MDS-REQ 7; Emergo',
    confidence: 'high',
    asOf: lookedUp,
  },
}
