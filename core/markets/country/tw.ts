import { equals, not } from '#core/rules/condition-builders.ts'
import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * Taiwan: TFDA UDID
 *
 * - Duty: UDI on the label; class III implants since 1 June 2021, other class III since 1 June 2022, class II
 *   since 1 June 2023, by the day of manufacture (announcement of 6 April 2021, amended 13 February 2023).
 *   The licence holder loads the data into UDID before the device circulates; a fine of NT$30,000 to
 *   1,000,000. Production identifiers are not loaded.
 * - Ways in: the UDID of the TFDA; it has a batch template, whose columns were not found.
 * - Issuers: GS1, HIBCC, ICCBBA.
 * - Classes: 1 to 3, stored as I to III.
 * - Confidence: high for duty and dates.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'TW',
  country: 'Taiwan',
  regulator: 'TFDA',
  region: 'apac',
  selectable: false,
  place: 20,
  otherNames: ['taiwanese', 'tfda'],

  system: 'TFDA UDID',
  classes: ['class-i', 'class-ii', 'class-iii'],
  classWords: '1, 2 and 3 (here I to III)',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: not(equals('riskClass', 'class-i')),
  fields: {
    twLicenceNumber: {
      type: 'text',
      label: 'Licence Number',
      maxLength: 60,
      help: 'Number of the medical device licence.',
    },
    twLicenceHolder: {
      type: 'text',
      label: 'Licence Holder',
      maxLength: 255,
      help: 'The company in Taiwan that holds the licence.',
    },
  },
  regulatorFields: {
    twLicenceNumber: { advised: true },
    catalogueNumber: {
      advised: true,
      help: 'Catalogue or reference number on the label; UDID keeps it beside the licence.',
    },
  },
  form: {
    title: 'Taiwan – TFDA UDID',
    purpose: 'The licence of the device and who holds it.',
    hints: [
      'UDI on the label: class III since 2021 and 2022, class II since 2023',
      'The licence holder loads the data into UDID before the device circulates',
    ],
  },

  elements: {
    sources: {
      answers: { title: 'TFDA, questions and answers on UDID', confidence: 'high', on: lookedUp },
      law: { title: 'Medical Devices Act, Article 70', confidence: 'high', on: lookedUp },
      secondary: { title: 'WhaleTeq; ARQon (8 July 2021)', confidence: 'low', on: lookedUp },
    },
    asked: {
      udiDi: { element: 'UDI-DI', status: 'conditional', source: 'answers' },
      udiDiIssuingEntity: { element: 'Issuing agency', status: 'asked', source: 'answers' },
      twLicenceNumber: { element: 'Licence number', status: 'asked', source: 'secondary' },
      catalogueNumber: { element: 'Catalogue number', status: 'asked', source: 'secondary' },
      deviceDescription: { element: 'Description', status: 'asked', source: 'secondary' },
      twLicenceHolder: { element: 'Licence holder', status: 'asked', source: 'law' },
      riskClass: { element: 'Class', status: 'asked', source: 'answers' },
    },
    sections: [
      {
        id: 'tw',
        title: 'Taiwan – TFDA UDID',
        purpose:
          'The licence of the device and who holds it: the holder loads the data before the device circulates.',
        groups: [{ fields: ['twLicenceNumber', 'twLicenceHolder'] }],
      },
      {
        id: 'identification',
        title: 'Identification',
        purpose: 'Production identifiers are not loaded into UDID.',
        groups: [{ fields: ['udiDi', 'udiDiIssuingEntity'] }],
      },
    ],
    untold: [
      'The full list of elements, and which of them are mandatory',
      'The columns of the batch template',
    ],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Medical Devices Act of 1 May 2021',
    reminders: [
      {
        id: 'CATALOGUE',
        field: 'catalogueNumber',
        message: 'UDID names the catalogue number beside the licence. Enter it.',
        source: 'WhaleTeq on UDID; ARQon (8 July 2021)',
      },
      {
        id: 'LICENCE',
        field: 'twLicenceNumber',
        message: 'The UDI belongs to the licence of the device. Enter its number.',
        source: 'Medical Devices Act of 1 May 2021',
      },
    ],
  },
  example: {
    riskClass: 'class-ii',
    twLicenceNumber: '衛部醫器輸字第000001號',
    twLicenceHolder: 'Analytical Engines Taiwan',
    catalogueNumber: 'AE-200',
  },

  udiRequirements: {
    state: 'in-force',
    summary:
      'The UDI has been required on the label of class III since 2021 and 2022 and of class II since 2023, by the day of manufacture. The licence holder loads the data into UDID before the device circulates; production identifiers are not loaded.',
    database: 'UDID of the TFDA',
    route: 'UDID, by the licence holder; the columns of its batch template were not found',
    issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
    legalBasis: [
      'Medical Devices Act of 1 May 2021, Art. 70',
      'TFDA announcement of 6 April 2021, amended 13 February 2023',
    ],
    milestones: [
      {
        ...{ date: '2021-06-01', duty: 'label', scope: 'Class III implants', classes: ['class-iii'] },
        kind: 'untold',
      },
      {
        ...{ date: '2021-06-01', duty: 'data', scope: 'Class III implants', classes: ['class-iii'] },
        kind: 'untold',
      },
      { date: '2022-06-01', duty: 'label', scope: 'Class III, all others', classes: ['class-iii'] },
      { date: '2022-06-01', duty: 'data', scope: 'Class III, all others', classes: ['class-iii'] },
      { date: '2023-06-01', duty: 'label', scope: 'Class II', classes: ['class-ii'] },
      { date: '2023-06-01', duty: 'data', scope: 'Class II', classes: ['class-ii'] },
    ],
    source: 'TFDA, questions and answers on UDID; WhaleTeq; ARQon',
    confidence: 'high',
    asOf: lookedUp,
  },
}
