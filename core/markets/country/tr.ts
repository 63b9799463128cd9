import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * Türkiye: TITCK ÜTS
 *
 * - Duty: registration of products in ÜTS since 12 June 2017; units are tracked since 11 September 2017
 *   (optics), 2 July 2018 (active implantable), 1 October 2018 (class III). Other classes were announced for
 *   1 January 2020; that it happened was not found.
 * - Ways in: ÜTS, signed in with an e-government account; web services for products and movements (JSON;
 *   medium).
 * - Issuers: GS1, HIBCC, ICCBBA, IFA (medium, so none is refused).
 * - Missing here: product count, shelf life, measure and unit, reimbursement, limited use and its count,
 *   single patient.
 * - Classes: as in the EU.
 * - Confidence: medium; the form of firm numbers is background knowledge.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'TR',
  country: 'Türkiye',
  regulator: 'TITCK',
  region: 'europe',
  selectable: true,
  place: 15,
  otherNames: ['turkey', 'turkish', 'turkiye', 'titck', 'uts'],

  system: 'ÜTS',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii', 'class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'I, IIa, IIb and III, and A to D for in vitro diagnostics',
  needsUdiDi: true,
  fields: {
    trFirmNumber: {
      type: 'text',
      label: 'ÜTS Firm Number',
      maxLength: 20,
      help: 'Number of the firm in ÜTS that records the product.',
    },
    trImporter: {
      type: 'text',
      label: 'Importer',
      maxLength: 255,
      help: 'The firm in Türkiye that imports the device.',
    },
  },
  regulatorFields: {
    basicUdiDi: { help: 'The Basic UDI-DI as registered in the EU.' },
    basicUdiDiIssuingEntity: { help: 'Who issued the Basic UDI-DI.' },
    gmdnCode: {
      help: 'The GMDN code of the product. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
  form: {
    title: 'Türkiye – TITCK ÜTS',
    purpose: 'Who records the product in the tracking system.',
    hints: [
      'Products have been registered since 12 June 2017, units of some classes tracked since then',
      'Movements are reported as well as products',
    ],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Turkish MDR and IVDR',
    numbers: [
      {
        id: 'FIRM',
        field: 'trFirmNumber',
        pattern: '[0-9]{10,16}',
        message: 'A firm number has 10 to 16 digits. Compare it with ÜTS.',
        source: 'TITCK, ÜTS; form not confirmed by a source at hand',
        bad: 'TR-1',
      },
    ],
  },
  example: {
    riskClass: 'class-iia',
    trFirmNumber: '2667823456789',
    trImporter: 'Analytical Engines Türkiye',
  },

  udiRequirements: {
    state: 'in-force',
    summary:
      'Products have been registered in the national system ÜTS since 12 June 2017, and units of some classes have been tracked there since.',
    database: 'ÜTS',
    route: 'ÜTS, signed in with an e-government account, or its web services (JSON)',
    issuingEntities: ['GS1', 'HIBCC', 'ICCBBA', 'IFA'],
    legalBasis: ['Turkish MDR and IVDR', 'Regulation on sale and promotion'],
    milestones: [
      { date: '2017-06-12', duty: 'registration', scope: 'All products' },
      { date: '2017-09-11', duty: 'tracking', scope: 'Optical devices', kind: 'untold' },
      { date: '2018-07-02', duty: 'tracking', scope: 'Active implantable devices', kind: 'untold' },
      { date: '2018-10-01', duty: 'tracking', scope: 'Class III', classes: ['class-iii'] },
      {
        date: '2020-01-01',
        duty: 'tracking',
        scope: 'Other classes, as announced',
        classes: ['class-i', 'class-iia', 'class-iib'],
        note: 'No source confirms that it took effect.',
        toBeConfirmed: true,
        evidence: { confidence: 'low' },
      },
    ],
    source: 'TITCK, notices on ÜTS of 2017 to 2020; Esin; public clients of the web services',
    confidence: 'medium',
    asOf: lookedUp,
  },
}
