import { isTrue, oneOf, present } from '#core/rules/condition-builders.ts'
import { type Requirement, rulesOf } from '#core/rules/requirement.ts'
import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

const supply = { duty: 'supply-report', note: 'Monthly, by the end of the next month' } as const

/** What is needed beyond single fields: the rules below take their conditions from here, the form its marks. */
const requirements: readonly Requirement[] = [
  {
    id: 'KR-CARRIER',
    field: 'productionIdentifiers',
    when: oneOf('riskClass', ['class-ii', 'class-iii', 'class-iv']),
    advised: true,
  },
  {
    id: 'KR-STERILISATION',
    field: 'sterilisationMethod',
    when: isTrue('sterilizeBeforeUse'),
    advised: true,
  },
]
const required = rulesOf(requirements)

/**
 * South Korea: MFDS IMDIS
 *
 * - Duty: data in force for all classes, 4 (1 July 2019) to 1 (1 July 2022), before release; a change within
 *   10 days. Supply reports monthly, class 4 (July 2020) to 1 (July 2023).
 * - Ways in: the UDI portal, or its open interface (REST, JSON, OAuth 2). The names of its requests were not
 *   found; those of the read services are (MFDS open data of 12 August 2025: `UDIDI_CD`, `PRDLST_NM`,
 *   `MDEQ_CLSF_NO`, `CLSF_NO_GRAD_CD`, `PERMIT_NO`, `FOML_INFO`, `PRDT_NM_INFO`, `USE_PURPS_CONT` …). The
 *   worksheets carry the columns of the template. What those services call the elements in Korean (`headings`) was read
 *   in the column lists of several public clients of service 15073875 on 2026-11-27: medium.
 * - Missing here: which elements are mandatory (Notice 2019-46, Article 2, splits them; the marks were not seen), and
 *   supply reports.
 * - Classes: 1 to 4, stored as I to IV.
 * - Confidence: high for duty and dates; GS1 is usual, HIBCC and ICCBBA are taken (medium), so none is
 *   refused.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
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
    krItemName: {
      type: 'text',
      label: 'Item Name',
      maxLength: 255,
      help: 'Name of the generic item, as in the permission.',
    },
    krPermitDate: { type: 'date', label: 'Date of Permission', help: 'The day the permission was given.' },
    krBusinessType: {
      type: 'code',
      label: 'Business Type',
      codes: [
        { code: 'manufacturer', label: 'Manufacturer' },
        { code: 'importer', label: 'Importer' },
      ],
      help: 'Whether the licence holder manufactures the device in Korea or imports it.',
    },
    krDistributionConditions: {
      type: 'long-text',
      label: 'Distribution Conditions',
      maxLength: 2000,
      help: 'Conditions under which the device is transported and sold, as in the permission.',
    },
    krTracked: {
      type: 'boolean',
      label: 'Tracked Device',
      help: 'Whether the MFDS tracks the device through to the patient.',
    },
    krCombination: {
      type: 'boolean',
      label: 'Combination Device',
      help: 'Whether the device is combined with a medicinal product or another device.',
    },
    krReimbursed: {
      type: 'boolean',
      label: 'Reimbursed',
      help: 'Whether the national health insurance pays for the device.',
    },
    krReimbursementCode: {
      type: 'text',
      label: 'Reimbursement Code',
      maxLength: 60,
      help: 'The code of the device with the national health insurance.',
    },
    krContainsPhthalates: {
      type: 'boolean',
      label: 'Contains Phthalates',
      help: 'Whether the device contains phthalates.',
    },
  },
  regulatorFields: {
    krPermitNumber: { advised: true, headings: ['품목허가번호'] },
    krPermitDate: { headings: ['품목허가일자'] },
    krItemName: { headings: ['품목명'] },
    krItemCode: { headings: ['분류번호'] },
    krLicenceHolder: { headings: ['제조수입업체명'] },
    krTracked: { headings: ['추적관리대상여부'] },
    krCombination: { headings: ['조합의료기기여부'] },
    krReimbursed: { headings: ['요양급여대상여부'] },
    krDistributionConditions: { headings: ['유통취급조건'] },
    krReimbursementCode: { asked: isTrue('krReimbursed') },
    brandName: { headings: ['제품명'] },
    modelNumber: { headings: ['모델명'] },
    riskClass: { headings: ['등급'] },
    intendedUse: { headings: ['사용목적'] },
    storageConditions: { headings: ['저장조건'] },
    singleUse: { headings: ['일회용여부'] },
    implantableDevice: { help: 'Whether the device is implanted.', headings: ['인체이식형여부'] },
    kit: {
      help: 'Whether the device is a set of several devices with one UDI-DI.',
      headings: ['한벌구성의료기기여부'],
    },
    containsLatex: { help: 'Whether the device contains natural rubber latex.' },
    mriSafety: { help: 'What the label says of magnetic resonance imaging.' },
    softwareVersion: { help: 'The version of the software, where the device is or contains one.' },
    sterilizeBeforeUse: {
      help: 'Whether the user sterilises the device before use.',
      headings: ['사용전멸균필요여부'],
    },
    sterilisationMethod: {
      asked: isTrue('sterilizeBeforeUse'),
      help: 'How the user sterilises the device before use.',
      headings: ['멸균방법'],
    },
  },
  form: {
    title: 'South Korea – MFDS IMDIS',
    purpose: 'The permission of the device and who holds it. A change is reported within 10 days.',
    hints: [
      'All four classes are in force',
      'A change is reported within 10 days',
      'The open interface takes additions, changes and deletions of a UDI-DI',
    ],
  },

  elements: {
    requirements,
    sources: {
      read: {
        title: 'MFDS open data services 15073875, 15073863, 15073874 and 15138675 (12 August 2025)',
        confidence: 'high',
        on: lookedUp,
      },
    },
    asked: {
      udiDi: { element: 'UDIDI_CD', status: 'mandatory', source: 'read' },
      udiDiIssuingEntity: { element: 'CD_STRCT_DIVS_CD', status: 'asked', source: 'read' },
      krItemName: { element: 'PRDLST_NM', status: 'asked', source: 'read' },
      krItemCode: { element: 'MDEQ_CLSF_NO', status: 'asked', source: 'read' },
      riskClass: { element: 'CLSF_NO_GRAD_CD', status: 'asked', source: 'read' },
      krPermitNumber: { element: 'PERMIT_NO', status: 'asked', source: 'read' },
      krPermitDate: { element: 'PRMSN_YMD', status: 'asked', source: 'read' },
      modelNumber: { element: 'FOML_INFO', status: 'asked', source: 'read' },
      brandName: { element: 'PRDT_NM_INFO', status: 'asked', source: 'read' },
      intendedUse: { element: 'USE_PURPS_CONT', status: 'asked', source: 'read' },
      storageConditions: { element: 'STRG_CND_INFO', status: 'asked', source: 'read' },
      krDistributionConditions: { element: 'CIRC_CND_INFO', status: 'asked', source: 'read' },
      implantableDevice: { element: 'Implantable', status: 'asked', source: 'read' },
      singleUse: { element: 'Single use', status: 'asked', source: 'read' },
      krTracked: { element: 'Tracked', status: 'asked', source: 'read' },
      kit: { element: 'TOTAL_DEV', status: 'asked', source: 'read' },
      krCombination: { element: 'Combination', status: 'asked', source: 'read' },
      sterilizeBeforeUse: { element: 'Sterilise before use', status: 'asked', source: 'read' },
      sterilisationMethod: { element: 'STERILIZATION_METHOD_NM', status: 'conditional', source: 'read' },
      krReimbursed: { element: 'Reimbursed', status: 'asked', source: 'read' },
      krReimbursementCode: { element: 'Reimbursement code', status: 'conditional', source: 'read' },
      containsLatex: { element: 'Latex', status: 'asked', source: 'read' },
      krContainsPhthalates: { element: 'Phthalates', status: 'asked', source: 'read' },
      mriSafety: { element: 'MRI safety', status: 'asked', source: 'read' },
      softwareVersion: { element: 'Software version', status: 'asked', source: 'read' },
      krLicenceHolder: { element: 'MNFT_IPRT_ENTP_NM', status: 'asked', source: 'read' },
      krBusinessType: { element: 'Business type', status: 'asked', source: 'read' },
    },
    sections: [
      {
        id: 'kr',
        title: 'South Korea – MFDS IMDIS',
        purpose: 'The permission of the device and who holds it. A change is reported within 10 days.',
        groups: [
          {
            fields: [
              'krPermitNumber',
              'krPermitDate',
              'krItemName',
              'krItemCode',
              'krLicenceHolder',
              'krBusinessType',
            ],
          },
        ],
      },
      {
        id: 'identification',
        title: 'Identification',
        groups: [{ fields: ['udiDi', 'udiDiIssuingEntity', 'productionIdentifiers'] }],
      },
      {
        id: 'product',
        title: 'Product',
        purpose: 'Yes or no, as in the permission.',
        groups: [
          {
            fields: [
              'implantableDevice',
              'singleUse',
              'krTracked',
              'kit',
              'krCombination',
              'sterilizeBeforeUse',
              'sterilisationMethod',
              'storageConditions',
              'krDistributionConditions',
            ],
          },
        ],
      },
      {
        id: 'integrated',
        title: 'Integrated information',
        purpose: 'What the UDI portal keeps for safety and reimbursement.',
        groups: [
          {
            fields: [
              'krReimbursed',
              'krReimbursementCode',
              'containsLatex',
              'krContainsPhthalates',
              'mriSafety',
              'softwareVersion',
            ],
          },
        ],
      },
    ],
    untold: [
      'Which elements are mandatory and which voluntary (Notice 2019-46, Article 2)',
      'The field names of the requests of the open interface',
      'The columns of the portal’s own upload',
    ],
  },

  changes: {
    untold: {
      rule: 'Changes are reported within 10 days. No public source says which of them need a new UDI-DI: ask the licence holder or the MFDS.',
      source: 'intermd and InvestKorea on the Medical Device Act, Article 31-3, and Notice 2019-46',
      on: lookedUp,
    },
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
    others: [
      {
        ...required('KR-CARRIER'),
        message: 'The UDI carrier of classes 2 to 4 has production identifiers. Say which.',
        source:
          'MFDS slides and UDI portal questions and answers; day 00 is not allowed since 1 January 2025',
        accepts: { document: { riskClass: 'class-iii', productionIdentifiers: ['BATCH_NUMBER'] } },
        rejects: { document: { riskClass: 'class-iii' } },
      },
      {
        ...required('KR-STERILISATION'),
        message: 'Name the method by which the device is sterilised before use.',
        source: 'MFDS open data service 15073875, STERILIZATION_METHOD_NM',
        accepts: { document: { sterilizeBeforeUse: true, sterilisationMethod: 'Moist heat' } },
        rejects: { document: { sterilizeBeforeUse: true } },
      },
      {
        id: 'KR-REIMBURSEMENT',
        severity: 'warning',
        field: 'krReimbursementCode',
        when: present('krReimbursementCode'),
        must: isTrue('krReimbursed'),
        message:
          'A reimbursement code belongs to a reimbursed device. Answer "Reimbursed" with yes, or remove the code.',
        source: 'MFDS open data service 15073863',
        accepts: { document: { krReimbursed: true, krReimbursementCode: 'B1234567' } },
        rejects: { document: { krReimbursementCode: 'B1234567' } },
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
    productionIdentifiers: ['BATCH_NUMBER', 'EXPIRATION_DATE'],
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
