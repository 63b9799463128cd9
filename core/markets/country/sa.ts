import { allOf, equals, isTrue, not, present } from '#core/rules/condition-builders.ts'
import { type Requirement, rulesOf } from '#core/rules/requirement.ts'
import { issuer } from '../country-kit/issuing-agencies.ts'
import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/** What is needed beyond single fields: the rules below take their conditions from here, the form its marks. */
const requirements: readonly Requirement[] = [
  {
    id: 'SA-UNIT-OF-USE',
    field: 'unitOfUseDi',
    when: allOf(present('baseQuantity'), not(equals('baseQuantity', 1))),
    advised: true,
  },
]
const required = rulesOf(requirements)

/**
 * Saudi Arabia: SFDA SAUDI-DI
 *
 * - Duty: classes B, C and D since 1 September 2023, A since 1 September 2024; confirmed every year.
 * - Ways in: web form, or the SFDA’s template of up to 150 UDIs a file; no interface when last described. Its
 *   columns are in no source at hand: the worksheets here carry those of the hub’s template, at most 150 rows
 *   each.
 * - Elements: mostly those of GUDID, home use and reuse between patients (Reed Tech, one source). The SFDA’s own list
 *   was not found, so none of them is needed (`untold` below).
 * - Classes: A to D.
 * - Confidence: high for duty and dates.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'SA',
  country: 'Saudi Arabia',
  regulator: 'SFDA',
  region: 'mena',
  selectable: true,
  place: 10,
  otherNames: ['saudi di', 'saudi', 'ksa', 'sfda'],

  system: 'SAUDI-DI',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: true,
  fields: {
    saMdmaNumber: {
      type: 'text',
      label: 'MDMA Number',
      maxLength: 40,
      help: 'Number of the medical device marketing authorisation.',
    },
    saAuthorisedRepresentative: {
      type: 'text',
      label: 'Authorised Representative',
      maxLength: 255,
      help: 'The representative in Saudi Arabia, who submits and confirms the data.',
    },
    saHomeUse: {
      type: 'boolean',
      label: 'Home Use',
      help: 'Whether the device is meant to be used at home.',
    },
    saReuseBetweenPatients: {
      type: 'boolean',
      label: 'Reuse between Patients',
      help: 'Whether the device may be used for several patients.',
    },
    saLastConfirmed: {
      type: 'date',
      label: 'Data Last Confirmed',
      help: 'The day the representative confirmed the data in SAUDI-DI last; it is due once a year.',
    },
  },
  regulatorFields: {
    saAuthorisedRepresentative: { advised: true },
    unitOfUseDi: { help: 'Identifies one device where the package holds several.' },
    unitOfUseDiIssuingEntity: issuer,
    directMarkingDi: { help: 'The DI marked on the device itself, where it is another than the UDI-DI.' },
    directMarkingDiIssuingEntity: issuer,
    secondaryUdiDi: { help: 'A second DI of the same device, from another issuing agency.' },
    secondaryUdiDiIssuingEntity: issuer,
    packages: { help: 'Each level of packaging with its own DI, and how many units it holds.' },
    kit: { help: 'Whether the device is a kit.' },
    containsLatex: { help: 'Whether the label says that the device contains natural rubber latex.' },
    mriSafety: { help: 'What the labelling says of magnetic resonance imaging.' },
    sterilizeBeforeUse: { help: 'Whether the user sterilises the device before use.' },
    sterilisationMethod: {
      asked: isTrue('sterilizeBeforeUse'),
      help: 'How the user sterilises the device before use.',
    },
    clinicalSizes: { help: 'Sizes that matter for the choice of the device: a value, a range, or a text.' },
    storageHandlingConditions: { help: 'How the device is stored and handled, as on the label.' },
    gmdnCode: {
      help: 'The GMDN code of the authorisation. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
  form: {
    title: 'Saudi Arabia – SFDA SAUDI-DI',
    purpose: 'The marketing authorisation, and the authorised representative, who submits the data.',
    hints: [
      'The SFDA’s own template takes up to 150 UDIs; Workbooks fills it in',
      'The data is confirmed every year',
      'The authorised representative submits',
    ],
  },
  elements: {
    requirements,
    sources: {
      rule: {
        title: 'SFDA, MDS-REQ 7 (June 2022), through Emergo (23 June 2022)',
        confidence: 'high',
        on: lookedUp,
      },
      attributes: { title: 'Reed Tech on SAUDI-DI', confidence: 'medium', on: lookedUp },
    },
    asked: {
      udiDi: { element: 'UDI-DI', status: 'mandatory', source: 'rule' },
      udiDiIssuingEntity: { element: 'Issuing agency', status: 'asked', source: 'rule' },
      saAuthorisedRepresentative: { element: 'Authorised representative', status: 'asked', source: 'rule' },
      saMdmaNumber: { element: 'Marketing authorisation', status: 'asked', source: 'attributes' },
      saLastConfirmed: { element: 'Yearly confirmation', status: 'asked', source: 'rule' },
      baseQuantity: { element: 'Device count', status: 'asked', source: 'attributes' },
      unitOfUseDi: { element: 'Unit of use DI', status: 'asked', source: 'attributes' },
      directMarkingDi: { element: 'Direct marking DI', status: 'asked', source: 'attributes' },
      secondaryUdiDi: { element: 'Secondary DI', status: 'asked', source: 'attributes' },
      packages: { element: 'Package DI', status: 'asked', source: 'attributes' },
      brandName: { element: 'Brand name', status: 'asked', source: 'attributes' },
      modelNumber: { element: 'Version or model', status: 'asked', source: 'attributes' },
      catalogueNumber: { element: 'Catalogue number', status: 'asked', source: 'attributes' },
      deviceDescription: { element: 'Device description', status: 'asked', source: 'attributes' },
      gmdnCode: { element: 'GMDN code', status: 'asked', source: 'attributes' },
      kit: { element: 'Kit', status: 'asked', source: 'attributes' },
      singleUse: { element: 'Single use', status: 'asked', source: 'attributes' },
      sterile: { element: 'Packaged sterile', status: 'asked', source: 'attributes' },
      sterilizeBeforeUse: { element: 'Sterilise before use', status: 'asked', source: 'attributes' },
      sterilisationMethod: { element: 'Sterilisation method', status: 'asked', source: 'attributes' },
      containsLatex: { element: 'Latex', status: 'asked', source: 'attributes' },
      mriSafety: { element: 'MRI safety', status: 'asked', source: 'attributes' },
      clinicalSizes: { element: 'Size', status: 'asked', source: 'attributes' },
      storageHandlingConditions: { element: 'Storage and handling', status: 'asked', source: 'attributes' },
      productionIdentifiers: {
        element: 'Production identifiers on the label',
        status: 'asked',
        source: 'attributes',
      },
      saHomeUse: { element: 'Home use', status: 'asked', source: 'attributes' },
      saReuseBetweenPatients: { element: 'Reuse between patients', status: 'asked', source: 'attributes' },
    },
    sections: [
      {
        id: 'sa',
        title: 'Saudi Arabia – SFDA SAUDI-DI',
        purpose:
          'The marketing authorisation, and the authorised representative, who submits the data and confirms it every year.',
        groups: [{ fields: ['saMdmaNumber', 'saAuthorisedRepresentative', 'gmdnCode', 'saLastConfirmed'] }],
      },
      {
        id: 'identification',
        title: 'Identification and packaging',
        groups: [
          {
            fields: [
              'udiDi',
              'udiDiIssuingEntity',
              'baseQuantity',
              'unitOfUseDi',
              'unitOfUseDiIssuingEntity',
              'directMarkingDi',
              'directMarkingDiIssuingEntity',
              'secondaryUdiDi',
              'secondaryUdiDiIssuingEntity',
              'packages',
              'productionIdentifiers',
            ],
          },
        ],
      },
      {
        id: 'characteristics',
        title: 'Characteristics',
        groups: [
          {
            fields: [
              'singleUse',
              'saReuseBetweenPatients',
              'saHomeUse',
              'kit',
              'sterile',
              'sterilizeBeforeUse',
              'sterilisationMethod',
              'containsLatex',
              'mriSafety',
              'clinicalSizes',
              'storageHandlingConditions',
            ],
          },
        ],
      },
    ],
    untold: [
      'The SFDA’s own list of elements, and which of them are mandatory',
      'The columns and code lists of the bulk template',
      'Limits of length',
    ],
  },
  rowsPerFile: 150,

  rules: {
    asOf: '2026-11-20',
    classSource: 'MDS-REQ 7',
    others: [
      {
        ...required('SA-UNIT-OF-USE'),
        message:
          'Where a package holds several devices, GUDID, which SAUDI-DI follows, asks for the unit of use DI.',
        source: 'Reed Tech on SAUDI-DI: attributes mostly those of GUDID',
        accepts: { document: { baseQuantity: 10, unitOfUseDi: '09521234000020' } },
        rejects: { document: { baseQuantity: 10 } },
      },
      {
        id: 'SA-REUSE',
        severity: 'warning',
        field: 'saReuseBetweenPatients',
        when: isTrue('singleUse'),
        must: not(isTrue('saReuseBetweenPatients')),
        message: 'A device for single use is not used for several patients. Correct one of the two answers.',
        source: 'Reed Tech on SAUDI-DI: home use and reuse between patients',
        accepts: { document: { singleUse: true, saReuseBetweenPatients: false } },
        rejects: { document: { singleUse: true, saReuseBetweenPatients: true } },
      },
    ],
    reminders: [
      {
        id: 'REPRESENTATIVE',
        field: 'saAuthorisedRepresentative',
        message:
          'The authorised representative submits the data of a manufacturer abroad. Enter who that is.',
        source: 'SFDA, MDS-REQ 7',
      },
    ],
  },
  example: {
    riskClass: 'class-c',
    saMdmaNumber: 'MDMA-1-2026-0001',
    saAuthorisedRepresentative: 'Analytical Engines Arabia',
  },

  udiRequirements: {
    state: 'in-force',
    summary:
      'All classes are in force; stock imported earlier had a year more. The authorised representative submits, and the data is confirmed once a year.',
    database: 'SAUDI-DI',
    route:
      'Web form, or the official template of up to 150 UDIs per file, by the authorised representative; no interface when last described',
    issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
    legalBasis: ['MDS-REQ 7'],
    milestones: [
      {
        date: '2023-09-01',
        duty: 'data',
        scope: 'Class B, C and D',
        classes: ['class-b', 'class-c', 'class-d'],
      },
      { date: '2024-09-01', duty: 'data', scope: 'Class A', classes: ['class-a'] },
    ],
    source: 'SFDA MDS-REQ 7; Emergo',
    confidence: 'high',
    asOf: lookedUp,
  },
}
