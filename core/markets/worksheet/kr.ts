import { lookedUp } from '../requirements/requirement.ts'
import type { WorksheetMarket } from '../worksheet-kit/market.ts'

const supply = { duty: 'supply-report', note: 'Monthly, by the end of the next month' } as const

/**
 * South Korea: MFDS IMDIS
 *
 * - Duty: data in force for all classes, 4 (1 July 2019) to 1 (1 July 2022), before release; a change within
 *   10 days. Supply reports monthly, class 4 (July 2020) to 1 (July 2023).
 * - Ways in: the UDI portal, or its open interface (REST, JSON, OAuth 2). The names of its requests were not
 *   found; those of the read services are (MFDS open data of 12 August 2025: `UDIDI_CD`, `PRDLST_NM`,
 *   `MDEQ_CLSF_NO`, `CLSF_NO_GRAD_CD`, `PERMIT_NO`, `FOML_INFO`, `PRDT_NM_INFO`, `USE_PURPS_CONT` …). The
 *   worksheets carry the columns of the template.
 * - Missing here: model, permit date, storage and distribution, the flags (implantable, tracked, set,
 *   combination, reimbursed), the integrated information (latex, phthalates, MRI, software version) and
 *   supply reports.
 * - Classes: 1 to 4, stored as I to IV.
 * - Confidence: high for duty and dates; GS1 is usual, HIBCC and ICCBBA are taken (medium), so none is
 *   refused.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: WorksheetMarket = {
  code: 'KR',
  country: 'South Korea',
  regulator: 'MFDS',
  region: 'apac',
  selectable: true,
  place: 5,
  otherNames: ['korea', 'korean', 'mfds', 'imdis'],

  system: 'IMDIS',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: '1 to 4 (here I to IV)',
  needsUdiDi: true,
  fields: {
    krPermitNumber: {
      type: 'text',
      label: 'Permission Number',
      maxLength: 60,
      help: 'Number of the approval, certification or notification the MFDS gave.',
    },
    krItemCode: {
      type: 'text',
      label: 'Item Classification Number',
      maxLength: 20,
      help: 'Number of the generic item, e.g. A07010.01.',
    },
    krLicenceHolder: {
      type: 'text',
      label: 'Licence Holder in Korea',
      maxLength: 255,
      help: 'The manufacturer or importer that holds the permission and reports the UDI.',
    },
  },
  regulatorFields: { krPermitNumber: { advised: true } },
  form: {
    title: 'South Korea – MFDS IMDIS',
    purpose: 'The permission of the device and who holds it. A change is reported within 10 days.',
    hints: [
      'All four classes are in force',
      'A change is reported within 10 days',
      'The open interface takes additions, changes and deletions of a UDI-DI',
    ],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Medical Device Act as amended on 2 December 2016',
    numbers: [
      {
        id: 'ITEM',
        field: 'krItemCode',
        pattern: '[A-E][0-9]{5}(\\.[0-9]{2})?',
        message:
          'An item number has a letter and five digits, with a grade behind a point where there is one, e.g. A07010.01.',
        source: 'MFDS notice on items and classes of medical devices; form not confirmed by a source at hand',
        bad: '7010',
      },
    ],
    reminders: [
      {
        id: 'PERMIT',
        field: 'krPermitNumber',
        message: 'IMDIS keeps the UDI-DI below the permission of the device. Enter its number.',
        source: 'MFDS, UDI portal interface guide of 27 July 2022',
      },
    ],
  },
  example: {
    riskClass: 'class-iii',
    krPermitNumber: '수허 20-1234 호',
    krItemCode: 'A07010.01',
    krLicenceHolder: 'Analytical Engines Korea',
  },

  udiRequirements: {
    state: 'in-force',
    summary:
      'All four classes are in force, for the data and for the monthly reports of supply. The data is due before release, a change within 10 days.',
    database: 'IMDIS',
    route:
      'UDI portal, or its open interface (REST, JSON); the Korean manufacturer or importer, for each model',
    issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
    legalBasis: ['Medical Device Act as amended on 2 December 2016', 'MFDS Notice 2019-46'],
    milestones: [
      { date: '2019-07-01', duty: 'data', scope: 'Class 4', classes: ['class-iv'] },
      { ...supply, date: '2020-07', scope: 'Class 4', classes: ['class-iv'] },
      { date: '2020-07-01', duty: 'data', scope: 'Class 3', classes: ['class-iii'] },
      { ...supply, date: '2021-07', scope: 'Class 3', classes: ['class-iii'] },
      { date: '2021-07-01', duty: 'data', scope: 'Class 2', classes: ['class-ii'] },
      { ...supply, date: '2022-07', scope: 'Class 2', classes: ['class-ii'] },
      { date: '2022-07-01', duty: 'data', scope: 'Class 1', classes: ['class-i'] },
      { ...supply, date: '2023-07', scope: 'Class 1', classes: ['class-i'] },
    ],
    source: 'MFDS, UDI portal interface guide of 27 July 2022; intermd and InvestKorea on Notice 2019-46',
    confidence: 'high',
    asOf: lookedUp,
  },
}
