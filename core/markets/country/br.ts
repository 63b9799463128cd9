import { allOf, anyOf, lint, present } from '#core/rules/condition-builders.ts'
import { type Requirement, rulesOf } from '#core/rules/requirement.ts'
import { issuer } from '../country-kit/issuing-agencies.ts'
import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/** What is needed beyond single fields: the rules below take their conditions from here, the form its marks. */
const requirements: readonly Requirement[] = [
  {
    id: 'BR-PACKAGE-DI',
    each: 'packages',
    field: 'packageDi',
  },
  {
    id: 'BR-PACKAGE-QUANTITY',
    each: 'packages',
    field: 'quantity',
  },
  {
    id: 'BR-PACKAGE-ISSUER',
    each: 'packages',
    field: 'issuingEntity',
    where: present('packageDi'),
    must: anyOf(
      present('issuingEntity'),
      allOf(lint('packageDi', 'udi-di'), lint('packageDi', 'udi-di-issuer-clear')),
    ),
  },
]
const required = rulesOf(requirements)

/**
 * Brazil: ANVISA SIUD
 *
 * - Duty: label by class from 10 July 2025 to 10 January 2028 (RDC 591/2021); data by class from 1 September
 *   2029 to 1 March 2032 (IN 426/2026).
 * - Ways in: SIUD, open since March 2026: single entry, or bulk transmission by ANVISA’s guide; access
 *   through Solicita. The format of the bulk file was not found. One data set for each UDI-DI and model,
 *   equal to what is regularised.
 * - Elements: Annex I of RDC 591/2021, items 1 to 12. Those it names without a condition are needed; what follows
 *   from item 13 was not in the excerpt read (`untold` below).
 * - Classes: I to IV.
 * - Confidence: high for the dates, low for the route.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
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
    brCustomerService: {
      type: 'text',
      label: 'Customer Service',
      maxLength: 255,
      help: 'How users reach the customer service of the manufacturer, as on the label.',
    },
    brSoftwareReleaseDate: {
      type: 'boolean',
      label: 'Controlled by Software Version or Release Date',
      help: 'Whether production of the software is controlled by its version or the date of its release.',
    },
  },
  regulatorFields: {
    brAnvisaNumber: { advised: true },
    brandName: {
      needed: true,
      requiredMessage: 'SIUD needs the trade name.',
      help: 'The trade name on the label.',
    },
    modelNumber: {
      needed: true,
      requiredMessage: 'SIUD needs the commercial model.',
      help: 'The commercial model, as regularised: one data set for each.',
    },
    gmdnCode: {
      needed: true,
      requiredMessage: 'SIUD needs the GMDN code.',
      help: 'The code of the device in the GMDN. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
    baseQuantity: {
      label: 'Quantity per Package',
      needed: true,
      requiredMessage: 'SIUD needs how many devices the package with this UDI-DI holds.',
      help: 'How many devices the package with this UDI-DI holds.',
    },
    packages: { help: 'Each level of packaging with its own UDI-DI, its issuing entity and what it holds.' },
    unitOfUseDi: { help: 'The UDI-DI of a single device where the package holds several.' },
    unitOfUseDiIssuingEntity: issuer,
    productionIdentifiers: {
      needed: true,
      requiredMessage: 'SIUD needs how production is controlled.',
      help: 'How production is controlled: lot, serial number, manufacturing or expiry date, software version.',
    },
    manufacturerAddress: {
      needed: true,
      requiredMessage: 'SIUD needs the address of the manufacturer as labelled.',
      help: 'The address of the manufacturer, as on the label.',
    },
    brCustomerService: {
      needed: true,
      requiredMessage: 'SIUD needs the customer service as labelled.',
    },
    clinicalSizes: { help: 'Dimensions that matter for the clinical use, where there are any.' },
    storageHandlingConditions: { help: 'How the device is stored and handled, where the label says so.' },
  },
  form: {
    title: 'Brazil – ANVISA SIUD',
    purpose: 'The registration or notification of the device and its holder in Brazil.',
    hints: [
      'Label first: 2025 to 2028 by class',
      'Data in SIUD: 2029 to 2032 by class',
      'SIUD takes the UDI-DI alone',
    ],
  },

  elements: {
    requirements,
    sources: {
      annex: { title: 'RDC 591/2021, Annex I, republished 7 January 2022', confidence: 'high', on: lookedUp },
      instruction: {
        title: 'IN 426/2026, DOU 18 February 2026, through Pure Global and SmartMDR',
        confidence: 'high',
        on: lookedUp,
      },
    },
    asked: {
      baseQuantity: { element: '1 Quantity per package configuration', status: 'mandatory', source: 'annex' },
      udiDi: { element: '2 UDI-DI', status: 'mandatory', source: 'annex' },
      udiDiIssuingEntity: { element: '2 Issuing entity', status: 'asked', source: 'annex' },
      packages: { element: '2 Packaging levels', status: 'conditional', source: 'annex' },
      'packages.packageDi': {
        element: '2 UDI-DI of the packaging level',
        status: 'conditional',
        source: 'annex',
      },
      'packages.issuingEntity': {
        element: '2 Issuing entity of the packaging level',
        status: 'conditional',
        source: 'annex',
      },
      'packages.quantity': {
        element: '1 Quantity per package configuration',
        status: 'conditional',
        source: 'annex',
      },
      productionIdentifiers: {
        element: '3 How production is controlled',
        status: 'mandatory',
        source: 'annex',
      },
      brSoftwareReleaseDate: {
        element: '3 Software version or release date',
        status: 'asked',
        source: 'annex',
      },
      unitOfUseDi: { element: '4 Unit-of-use UDI-DI', status: 'optional', source: 'annex' },
      unitOfUseDiIssuingEntity: {
        element: '4 Issuing entity of the unit-of-use UDI-DI',
        status: 'optional',
        source: 'annex',
      },
      manufacturerName: { element: '5 Manufacturer, name', status: 'mandatory', source: 'annex' },
      manufacturerAddress: { element: '5 Manufacturer, address', status: 'mandatory', source: 'annex' },
      brCustomerService: {
        element: '5 Manufacturer, customer service',
        status: 'mandatory',
        source: 'annex',
      },
      gmdnCode: { element: '6 GMDN code', status: 'mandatory', source: 'annex' },
      brandName: { element: '7 Trade name', status: 'mandatory', source: 'annex' },
      modelNumber: { element: '8 Commercial model', status: 'mandatory', source: 'annex' },
      catalogueNumber: { element: '9 Catalogue number', status: 'optional', source: 'annex' },
      clinicalSizes: { element: '10 Clinical dimensions', status: 'optional', source: 'annex' },
      deviceDescription: { element: '11 Additional description', status: 'optional', source: 'annex' },
      storageHandlingConditions: { element: '12 Storage and handling', status: 'optional', source: 'annex' },
      brAnvisaNumber: { element: 'Registration or notification', status: 'asked', source: 'instruction' },
      brHolderName: { element: 'Holder of the registration', status: 'asked', source: 'instruction' },
      brHolderCnpj: { element: 'CNPJ of the holder', status: 'asked', source: 'instruction' },
    },
    sections: [
      {
        id: 'br',
        title: 'Brazil – ANVISA SIUD',
        purpose: 'The registration or notification of the device and its holder in Brazil.',
        groups: [{ fields: ['brAnvisaNumber', 'brHolderName', 'brHolderCnpj'] }],
      },
      {
        id: 'identification',
        title: 'Identification and packaging',
        purpose: 'One data set for each UDI-DI and model; levels of packaging have UDI-DIs of their own.',
        groups: [
          {
            fields: [
              'udiDi',
              'udiDiIssuingEntity',
              'baseQuantity',
              'packages',
              'unitOfUseDi',
              'unitOfUseDiIssuingEntity',
              'productionIdentifiers',
              'brSoftwareReleaseDate',
            ],
          },
        ],
      },
      {
        id: 'manufacturer',
        title: 'Manufacturer and device',
        groups: [
          {
            fields: [
              'manufacturerAddress',
              'brCustomerService',
              'gmdnCode',
              'clinicalSizes',
              'storageHandlingConditions',
            ],
          },
        ],
      },
    ],
    untold: [
      'Items from number 13 of Annex I on',
      'Format and limits of the bulk transmission: ANVISA’s implementation guide',
      'Which changes need a new UDI-DI',
      'What a registration costs',
    ],
  },

  changes: {
    untold: {
      rule: 'The data have to equal those of the notification or registration. Which changes need a new UDI-DI is not public.',
      source: 'ANVISA, IN 426/2026, through Pure Global (24 February 2026)',
      on: lookedUp,
    },
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
    others: [
      {
        ...required('BR-PACKAGE-DI'),
        message: 'SIUD needs the UDI-DI of each level of packaging. Enter it, or remove the row.',
        source: 'RDC 591/2021, Annex I, item 2',
        accepts: { document: { packages: [{ packageDi: '19521234000010', quantity: 10 }] } },
        rejects: { document: { packages: [{ quantity: 10 }] } },
      },
      {
        ...required('BR-PACKAGE-QUANTITY'),
        message: 'SIUD needs the quantity in each package. Enter how many items this one holds.',
        source: 'RDC 591/2021, Annex I, item 1',
        accepts: { document: { packages: [{ packageDi: '19521234000010', quantity: 10 }] } },
        rejects: { document: { packages: [{ packageDi: '19521234000010' }] } },
      },
      {
        ...required('BR-PACKAGE-ISSUER'),
        message: 'SIUD needs the issuing entity of each UDI-DI, and this one does not show it. Choose it.',
        source: 'RDC 591/2021, Annex I, item 2',
        accepts: { document: { packages: [{ packageDi: '19521234000010', quantity: 10 }] } },
        rejects: { document: { packages: [{ packageDi: 'X-10', quantity: 10 }] } },
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
    brCustomerService: 'service@example.com',
    brandName: 'Analytical 200',
    gmdnCode: '35057',
    baseQuantity: 1,
    productionIdentifiers: ['BATCH_NUMBER', 'EXPIRATION_DATE'],
    manufacturerAddress: '12 Dorset Street, London, United Kingdom',
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
