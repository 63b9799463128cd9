import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

const resolution = 'Resolución 1405/2022 of 5 August 2022'

/**
 * Colombia: INVIMA
 *
 * - Duty: Resolución 1405 of the Ministry of Health, of 5 August 2022, in force with its publication on 8 August
 *   (Diario Oficial 52.120; Régimen Legal de Bogotá, read on 2026-11-27). Class III and reagents of class III since
 *   8 February 2025, IIb and reagents II since 8 August 2025, IIa and reagents I since 8 February 2026. The last day is
 *   INVIMA’s; the others are counted from 8 August 2022 and stand in no source. Class I devices: no date in the sources.
 * - Elements: basic, regulatory and commercial information of the resolution; INVIMA's lists were not seen
 *   (`untold` below).
 * - Ways in: the template on the platform of INVIMA; its layout is in no source at hand, so the files here
 *   carry the columns of the template.
 * - Classes: I, IIa, IIb, III; IVD I to III.
 * - Confidence: high for the dates, medium for the template. The issuing agency is a reported field, and a
 *   GMDN code is needed.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'CO',
  country: 'Colombia',
  regulator: 'INVIMA',
  region: 'americas',
  selectable: true,
  place: 18,
  otherNames: ['colombian', 'invima'],

  system: 'INVIMA',
  classes: ['class-i', 'class-iia', 'class-iib', 'class-iii', 'ivd-class-1', 'ivd-class-2', 'ivd-class-3'],
  classWords: 'I, IIa, IIb and III, and I to III for in vitro diagnostics (here IVD 1 to 3)',
  needsUdiDi: true,
  fields: {
    coRegistrationNumber: {
      type: 'text',
      label: 'Sanitary Registration',
      maxLength: 40,
      help: 'Number of the sanitary registration, e.g. INVIMA 2020DM-0021234.',
    },
    coRegistrationHolder: {
      type: 'text',
      label: 'Registration Holder',
      maxLength: 255,
      help: 'The company that holds the registration and reports.',
    },
    coGmdnTerm: {
      type: 'text',
      label: 'GMDN Term',
      maxLength: 255,
      help: 'The term of the GMDN code, as your licence of the GMDN Agency gives it. The hub holds no terms.',
    },
    coSpecialStorage: {
      type: 'long-text',
      label: 'Special Storage Conditions',
      maxLength: 2000,
      help: 'Conditions of storage beyond the usual ones, as in the registration.',
    },
    coSpecialPackage: {
      type: 'long-text',
      label: 'Special Package Conditions',
      maxLength: 2000,
      help: 'Conditions of the package, as in the registration.',
    },
    coPresentations: {
      type: 'group',
      label: 'Presentations',
      rowLabel: 'presentation',
      help: 'How the device is sold: the package, how much it holds, and in which unit.',
      columns: {
        package: { type: 'text', label: 'Package', section: 'co', maxLength: 120 },
        quantity: { type: 'integer', label: 'Quantity', section: 'co', min: 1, max: 999_999_999 },
        unit: { type: 'text', label: 'Unit', section: 'co', maxLength: 60 },
      },
    },
    coMinimumUnit: {
      type: 'text',
      label: 'Minimum Consumption Unit',
      maxLength: 120,
      help: 'The smallest unit in which the device is used.',
    },
  },
  regulatorFields: {
    coRegistrationNumber: { advised: true },
    gmdnCode: {
      needed: true,
      requiredMessage: 'The report needs a GMDN code.',
      help: 'The GMDN code of the device. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
    udiDiIssuingEntity: {
      needed: true,
      requiredMessage: 'The report names the agency that issued the UDI-DI.',
    },
  },
  form: {
    title: 'Colombia – INVIMA',
    purpose:
      'What the report to the semantic standard asks for besides the UDI-DI: the registration, the issuing agency and a GMDN code.',
    hints: [
      'The transition ended on 8 February 2026',
      'The sale of a device without its report can be stopped',
    ],
  },

  elements: {
    sources: {
      basic: {
        title: `${resolution}, basic information, through esebip (22 August 2022)`,
        confidence: 'high',
        on: lookedUp,
      },
      regulatory: {
        title: 'The same, regulatory information',
        confidence: 'high',
        on: lookedUp,
      },
      commercial: {
        title: 'The same, commercial information; INVIMA in Caracol (13 March 2026)',
        confidence: 'high',
        on: lookedUp,
      },
    },
    asked: {
      udiDi: { element: 'UDI-DI', status: 'mandatory', source: 'basic' },
      gmdnCode: { element: 'GMDN code', status: 'mandatory', source: 'basic' },
      coGmdnTerm: { element: 'GMDN term', status: 'asked', source: 'basic' },
      coRegistrationNumber: { element: 'Sanitary registration number', status: 'asked', source: 'basic' },
      udiDiIssuingEntity: { element: 'Code of the issuing agency', status: 'mandatory', source: 'basic' },
      manufacturerName: { element: 'Manufacturer', status: 'mandatory', source: 'regulatory' },
      riskClass: { element: 'Risk class', status: 'asked', source: 'regulatory' },
      coSpecialStorage: { element: 'Special storage conditions', status: 'asked', source: 'regulatory' },
      coSpecialPackage: { element: 'Special package conditions', status: 'asked', source: 'regulatory' },
      coRegistrationHolder: {
        element: 'Holder of the registration or importer',
        status: 'asked',
        source: 'regulatory',
      },
      deviceDescription: { element: 'Description', status: 'asked', source: 'commercial' },
      coPresentations: { element: 'Presentation', status: 'asked', source: 'commercial' },
      'coPresentations.package': { element: 'Package', status: 'asked', source: 'commercial' },
      'coPresentations.quantity': { element: 'Quantity', status: 'asked', source: 'commercial' },
      'coPresentations.unit': { element: 'Unit', status: 'asked', source: 'commercial' },
      coMinimumUnit: { element: 'Minimum consumption unit', status: 'asked', source: 'commercial' },
    },
    sections: [
      {
        id: 'co',
        title: 'Colombia – INVIMA',
        purpose:
          'The registration the report belongs to, and the code of the device with its issuing agency.',
        groups: [
          {
            fields: [
              'coRegistrationNumber',
              'coRegistrationHolder',
              'udiDi',
              'udiDiIssuingEntity',
              'gmdnCode',
              'coGmdnTerm',
            ],
          },
        ],
      },
      {
        id: 'regulatory',
        title: 'Regulatory information',
        groups: [{ fields: ['coSpecialStorage', 'coSpecialPackage'] }],
      },
      {
        id: 'commercial',
        title: 'Commercial information',
        groups: [{ fields: ['coPresentations', 'coMinimumUnit'] }],
      },
    ],
    untold: [
      'Which elements may be left out',
      'The layout of the template and its limits',
      'INVIMA’s lists of presentations and of issuing agencies',
    ],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Decreto 4725/2005',
    numbers: [
      {
        id: 'REGISTRATION-FORM',
        field: 'coRegistrationNumber',
        pattern: 'INVIMA [0-9]{4}(DM|EBC|RD)-[0-9R-]{6,10}',
        message:
          'A sanitary registration has the form INVIMA 2020DM-0021234. Compare it with the certificate.',
        source: 'INVIMA; form not confirmed by a source at hand',
        bad: '2020-1',
      },
    ],
    reminders: [
      {
        id: 'REGISTRATION',
        field: 'coRegistrationNumber',
        message: 'The report belongs to the sanitary registration. Enter its number.',
        source: resolution,
      },
    ],
  },
  example: {
    riskClass: 'class-iia',
    udiDiIssuingEntity: 'GS1',
    gmdnCode: '12345',
    coRegistrationNumber: 'INVIMA 2020DM-0021234',
    coRegistrationHolder: 'Analytical Engines Colombia',
  },

  udiRequirements: {
    state: 'in-force',
    summary:
      'The transition ended on 8 February 2026; the sale of a device without its report can be stopped. The report names the issuing agency and needs a GMDN code. Class I devices have no date in the sources.',
    database: 'INVIMA semantic standard',
    route: "INVIMA's template on its platform",
    issuingEntities: [],
    legalBasis: [resolution, 'Decreto 4725/2005'],
    milestones: [
      {
        date: '2025-02-08',
        duty: 'data',
        scope: 'Class III; reagents of class III',
        classes: ['class-iii', 'ivd-class-3'],
        note: 'Counted from the publication of the resolution on 8 August 2022.',
        toBeConfirmed: true,
      },
      {
        date: '2025-08-08',
        duty: 'data',
        scope: 'Class IIb; reagents of class II',
        classes: ['class-iib', 'ivd-class-2'],
        note: 'Counted from the publication of the resolution on 8 August 2022.',
        toBeConfirmed: true,
      },
      {
        date: '2026-02-08',
        duty: 'data',
        scope: 'Class IIa; reagents of class I',
        classes: ['class-iia', 'ivd-class-1'],
        note: 'The day is the one INVIMA states.',
      },
    ],
    source: `${resolution}; INVIMA in Caracol, 13 March 2026; esebip`,
    confidence: 'high',
    asOf: lookedUp,
  },
}
