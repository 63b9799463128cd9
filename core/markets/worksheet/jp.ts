import { matches, present } from '#core/rules/condition-builders.ts'
import { lookedUp } from '../requirements/requirement.ts'
import type { WorksheetMarket } from '../worksheet-kit/market.ts'

/**
 * Japan: PMDA and MEDIS-DC
 *
 * - Duty: barcode on the package since 1 December 2022 (PMD Act; notification PSEHB/PSD 0913-2). Registration
 *   with MEDIS-DC is recommended but not a legal duty (MHLW questions and answers of 16 March 2023, A41).
 * - Issuers: GS1; a foreign code counts only where it is built as the notification says (A36).
 * - Ways in: upload to MEDIS-DC; its layout is in no source at hand, so the files here carry the columns of
 *   the template.
 * - Classes: I to IV.
 * - Confidence: medium. The form of the JMDN code is background knowledge: a warning, never an error.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: WorksheetMarket = {
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
