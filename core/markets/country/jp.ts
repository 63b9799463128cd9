import { matches, present } from '#core/rules/condition-builders.ts'
import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * Japan: PMDA and MEDIS-DC
 *
 * - Duty: barcode on the package since 1 December 2022 (PMD Act; notification PSEHB/PSD 0913-2). Registration
 *   with MEDIS-DC is recommended but not a legal duty (MHLW questions and answers of 16 March 2023, A41).
 * - Issuers: GS1; a foreign code counts only where it is built as the notification says (A36).
 * - Ways in: upload to MEDIS-DC; its layout is in no source at hand, so the files here carry the columns of
 *   the template. 製造販売業者 is the marketing authorisation holder of the PMD Act (akthealth.jp, qmsdoc.com; 2026-11-27).
 * - Classes: I to IV.
 * - Confidence: medium. The form of the JMDN code is background knowledge: a warning, never an error.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'JP',
  country: 'Japan',
  regulator: 'PMDA',
  region: 'apac',
  selectable: true,
  place: 4,
  otherNames: ['japanese', 'pmda', 'mhlw', 'medis'],

  system: 'MEDIS',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: 'I, II, III and IV',
  issuers: ['GS1'],
  needsUdiDi: true,
  fields: {
    jpJmdnCode: {
      type: 'text',
      label: 'JMDN Code',
      maxLength: 8,
      help: 'Code of the Japanese Medical Device Nomenclature, 8 digits; the class follows from it.',
    },
    jpAuthorisationNumber: {
      type: 'text',
      label: 'Approval, Certification or Notification Number',
      maxLength: 40,
      help: 'Number of the approval (shonin), certification (ninsho) or notification (todokede).',
    },
    jpMarketingAuthorisationHolder: {
      type: 'text',
      label: 'Marketing Authorisation Holder',
      maxLength: 255,
      help: 'The company that holds the authorisation in Japan.',
    },
  },
  regulatorFields: {
    udiDi: {
      requiredMessage: 'The barcode on the package needs a GTIN.',
      help: 'The GTIN behind AI (01) of the barcode, exactly as issued: leading zeros count.',
    },
    productionIdentifiers: {
      help: 'What the barcode carries besides: expiry date where it applies; lot or serial number are voluntary.',
    },
    jpMarketingAuthorisationHolder: { headings: ['製造販売業者'] },
  },
  form: {
    title: 'Japan – PMDA and MEDIS-DC',
    purpose:
      'The authorisation of the device and who holds it in Japan. The barcode on the package carries a GTIN.',
    hints: [
      'GTIN in GS1-128 or GS1 DataMatrix on every package',
      'MEDIS-DC registration is recommended but not a legal duty',
      'The PMDA has no UDI database',
    ],
  },

  elements: {
    sources: {
      notification: {
        title: 'MHLW notification PSEHB/PSD 0913-2 of 13 September 2022',
        confidence: 'high',
        on: lookedUp,
      },
      answers: { title: 'MHLW questions and answers of 16 March 2023', confidence: 'high', on: lookedUp },
      law: { title: 'PMD Act, Article 68-2-5; Emergo (8 December 2022)', confidence: 'high', on: lookedUp },
    },
    asked: {
      udiDi: { element: 'AI (01) GTIN', status: 'mandatory', source: 'notification' },
      udiDiIssuingEntity: { element: 'Issuer', status: 'asked', source: 'answers' },
      productionIdentifiers: {
        element: 'AI (17) expiry date; lot or serial number',
        status: 'conditional',
        source: 'notification',
      },
      jpJmdnCode: { element: 'JMDN code', status: 'asked', source: 'law' },
      jpAuthorisationNumber: {
        element: 'Approval, certification or notification number',
        status: 'asked',
        source: 'law',
      },
      jpMarketingAuthorisationHolder: {
        element: 'Marketing authorisation holder',
        status: 'asked',
        source: 'law',
      },
    },
    sections: [
      {
        id: 'jp',
        title: 'Japan – PMDA and MEDIS-DC',
        purpose: 'The authorisation of the device and who holds it in Japan.',
        groups: [{ fields: ['jpJmdnCode', 'jpAuthorisationNumber', 'jpMarketingAuthorisationHolder'] }],
      },
      {
        id: 'identification',
        title: 'Barcode on the package',
        purpose: 'GS1-128 or GS1 DataMatrix. What else MEDIS-DC keeps is set by its operator.',
        groups: [{ fields: ['udiDi', 'udiDiIssuingEntity', 'productionIdentifiers'] }],
      },
    ],
    untold: ['The columns of the upload to MEDIS-DC'],
  },

  rules: {
    asOf: '2026-11-23',
    classSource: 'PMD Act',
    numbers: [
      {
        id: 'JMDN',
        field: 'jpJmdnCode',
        pattern: '[0-9]{8}',
        message: 'A JMDN code has 8 digits. Compare it with the authorisation.',
        source: 'JMDN as used by the PMDA; form not confirmed by a source at hand',
        bad: '7045',
      },
    ],
    others: [
      {
        id: 'JP-GTIN',
        severity: 'warning',
        field: 'udiDi',
        when: present('udiDi'),
        must: matches('udiDi', '[0-9]{8,14}'),
        message: 'Japan takes codes of GS1 alone. Enter the GTIN on the package.',
        source: 'MHLW notification PSEHB/PSD 0913-2 of 13 September 2022',
        accepts: { document: { udiDi: '09521234000013' } },
        rejects: { document: { udiDi: 'A9991230' } },
      },
    ],
  },
  example: {
    riskClass: 'class-ii',
    jpJmdnCode: '70453000',
    jpAuthorisationNumber: '22900BZX00001000',
    jpMarketingAuthorisationHolder: 'Analytical Engines Japan',
  },

  udiRequirements: {
    state: 'in-force',
    summary:
      'The barcode on the package has been mandatory since December 2022, with a GTIN in GS1-128 or GS1 DataMatrix. Registration in the database of MEDIS-DC is recommended but not a legal duty; the PMDA has no UDI database.',
    database: 'MEDIS-DC',
    route: 'Registration with MEDIS-DC',
    issuingEntities: ['GS1'],
    legalBasis: ['PMD Act', 'Notification PSEHB/PSD 0913-2 of 13 September 2022'],
    milestones: [{ date: '2022-12-01', duty: 'label', scope: 'Medical devices' }],
    source: 'MHLW notification PSEHB/PSD 0913-2; MHLW questions and answers of 16 March 2023; Emergo',
    confidence: 'high',
    asOf: lookedUp,
  },
}
