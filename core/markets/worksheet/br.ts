import { lookedUp } from '../requirements/requirement.ts'
import type { WorksheetMarket } from '../worksheet-kit/market.ts'

/**
 * Brazil: ANVISA SIUD
 *
 * - Duty: label by class from 10 July 2025 to 10 January 2028 (RDC 591/2021); data by class from 1 September
 *   2029 to 1 March 2032 (IN 426/2026).
 * - Ways in: SIUD, open since March 2026: single entry, or bulk transmission by ANVISA’s guide; access
 *   through Solicita. The format of the bulk file was not found. One data set for each UDI-DI and model,
 *   equal to what is regularised.
 * - Missing here (RDC 591/2021, Annex I): GMDN code, UDI-DI and issuer of each packaging level, quantity per
 *   package, unit-of-use DI, how production is controlled, clinical dimensions, storage, the manufacturer’s
 *   address and customer service.
 * - Classes: I to IV.
 * - Confidence: high for the dates, low for the route.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: WorksheetMarket = {
  code: 'BR',
  country: 'Brazil',
  regulator: 'ANVISA',
  region: 'americas',
  selectable: true,
  place: 13,
  otherNames: ['brazilian', 'brasil', 'anvisa', 'siud'],

  system: 'SIUD',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: 'I, II, III and IV',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: true,
  fields: {
    brAnvisaNumber: {
      type: 'text',
      label: 'ANVISA Registration Number',
      maxLength: 20,
      help: 'Number of the registration or notification, 11 digits.',
    },
    brHolderName: {
      type: 'text',
      label: 'Registration Holder',
      maxLength: 255,
      help: 'The company in Brazil that holds the registration.',
    },
    brHolderCnpj: {
      type: 'text',
      label: 'CNPJ of the Holder',
      maxLength: 18,
      help: 'National number of the legal entity, 14 digits, with or without punctuation.',
    },
  },
  regulatorFields: { brAnvisaNumber: { advised: true } },
  form: {
    title: 'Brazil – ANVISA SIUD',
    purpose: 'The registration or notification of the device and its holder in Brazil.',
    hints: [
      'Label first: 2025 to 2028 by class',
      'Data in SIUD: 2029 to 2032 by class',
      'SIUD takes the UDI-DI alone',
    ],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'RDC 751/2022',
    numbers: [
      {
        id: 'NUMBER',
        field: 'brAnvisaNumber',
        pattern: '[0-9]{11}',
        message: 'An ANVISA number has 11 digits. Compare it with the registration.',
        source: 'ANVISA; form not confirmed by a source at hand',
        bad: '8012',
      },
      {
        id: 'CNPJ',
        field: 'brHolderCnpj',
        pattern: '[0-9]{2}\\.?[0-9]{3}\\.?[0-9]{3}/?[0-9]{4}-?[0-9]{2}',
        message: 'A CNPJ has 14 digits. Compare it with the registration.',
        source: 'Receita Federal, CNPJ',
        bad: '12345',
      },
    ],
    reminders: [
      {
        id: 'REGISTRATION',
        field: 'brAnvisaNumber',
        message: 'SIUD keeps the UDI-DI below the registration or notification. Enter its number.',
        source: 'ANVISA, IN 426/2026',
      },
    ],
  },
  example: {
    riskClass: 'class-ii',
    brAnvisaNumber: '80123456789',
    brHolderName: 'Analytical Engines Brasil',
    brHolderCnpj: '12.345.678/0001-95',
  },

  udiRequirements: {
    state: 'phased',
    summary:
      'Label first, data later: the UDI goes on the label from 2025 to 2028, the UDI-DI into SIUD from 2029 to 2032. SIUD is open since March 2026.',
    database: 'SIUD',
    route:
      'SIUD, entered one by one or transmitted in bulk, signed in through Solicita; by the holder of the registration or an authorised party',
    issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
    legalBasis: ['RDC 591/2021', 'IN 426/2026'],
    milestones: [
      { date: '2025-07-10', duty: 'label', scope: 'Class IV', classes: ['class-iv'] },
      { date: '2026-01-10', duty: 'label', scope: 'Class III', classes: ['class-iii'] },
      { date: '2027-01-10', duty: 'label', scope: 'Class II', classes: ['class-ii'] },
      { date: '2028-01-10', duty: 'label', scope: 'Class I', classes: ['class-i'] },
      { date: '2029-09-01', duty: 'data', scope: 'Class IV', classes: ['class-iv'] },
      { date: '2030-03-01', duty: 'data', scope: 'Class III', classes: ['class-iii'] },
      { date: '2031-03-01', duty: 'data', scope: 'Class II', classes: ['class-ii'] },
      { date: '2032-03-01', duty: 'data', scope: 'Class I', classes: ['class-i'] },
    ],
    source: 'ANVISA RDC 591/2021 and IN 426/2026, in force 1 March 2026; smartmdr',
    confidence: 'high',
    asOf: lookedUp,
  },
}
