import { lookedUp } from '../requirements/requirement.ts'
import type { WorksheetMarket } from '../worksheet-kit/market.ts'

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
export const market: WorksheetMarket = {
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
  needsUdiDi: true,
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
  regulatorFields: { twLicenceNumber: { advised: true } },
  form: {
    title: 'Taiwan – TFDA UDID',
    purpose: 'The licence of the device and who holds it.',
    hints: [
      'UDI on the label: class III since 2021 and 2022, class II since 2023',
      'The licence holder loads the data into UDID before the device circulates',
    ],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Medical Devices Act of 1 May 2021',
    reminders: [
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
      { date: '2021-06-01', duty: 'label', scope: 'Class III implants', classes: ['class-iii'] },
      { date: '2021-06-01', duty: 'data', scope: 'Class III implants', classes: ['class-iii'] },
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
