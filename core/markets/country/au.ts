import { allOf, anyOf, equals, isTrue, not, oneOf, present } from '#core/rules/condition-builders.ts'
import { type Requirement, rulesOf } from '#core/rules/requirement.ts'
import { agencies, issuer } from '../country-kit/issuing-agencies.ts'
import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/** What is needed beyond single fields: the rules below take their conditions from here, the form its marks. */
const requirements: readonly Requirement[] = [
  {
    id: 'AU-IVD-1',
    field: 'udiDi',
    when: equals('riskClass', 'ivd-class-1'),
    advised: true,
  },
  {
    id: 'AU-UNIT-OF-USE',
    field: 'unitOfUseDi',
    when: allOf(present('baseQuantity'), not(equals('baseQuantity', 1))),
    must: anyOf(present('unitOfUseDi'), present('directMarkingDi')),
  },
  {
    id: 'AU-PACKAGE-DI',
    each: 'packages',
    field: 'packageDi',
  },
  {
    id: 'AU-SPONSOR-ARTG',
    each: 'auFurtherSponsors',
    field: 'artgId',
    advised: true,
  },
]
const required = rulesOf(requirements)

/**
 * Australia: TGA AusUDID
 *
 * - Duty: class III and IIb since 1 July 2026, the others until 1 July 2029; the record within 30 days of
 *   supply, linked to the ARTG.
 * - Ways in: portal, Excel of up to 200 rows, HL7 SPL machine to machine, GS1 National Product Catalogue. The
 *   TGA’s bulk upload template has nine sheets: AusUDID, Sponsor, Secondary Device Identifiers, Previous
 *   Identifiers, Clinical Sizes, Storage and Handling, Package Identifiers, Sterilisation, Supporting
 *   Documents; its version is checked, its column headings were not found. A Sponsor Link Template has at most 50
 *   rows a sheet. The worksheets here carry the columns of the hub’s template, at most 200 rows each.
 * - Missing here: what only the Australian UDI Data Dictionary tells (`untold` below). Clinical sizes and storage
 *   conditions are kept by EUDAMED’s lists, because Australia’s were not found.
 * - Classes: I, Is, Im, IIa, IIb, III; IVD 1 to 4. I and Im have no duty; of IVD class 1 only instruments and
 *   analysers (GMDN CT943) and software (CT944).
 * - Confidence: high for duty and dates (TGA).
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'AU',
  country: 'Australia',
  regulator: 'TGA',
  region: 'apac',
  selectable: true,
  place: 6,
  otherNames: ['australian', 'tga', 'ausudid'],

  system: 'AusUDID',
  classes: [
    'class-i',
    'class-is',
    'class-im',
    'class-iia',
    'class-iib',
    'class-iii',
    'ivd-class-1',
    'ivd-class-2',
    'ivd-class-3',
    'ivd-class-4',
  ],
  classWords:
    'Is, IIa, IIb and III, and IVD 2 to 4; I and Im have no UDI duty, in IVD 1 only instruments (GMDN CT943) and software (CT944) do',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: not(oneOf('riskClass', ['class-i', 'class-im', 'ivd-class-1'])),
  fields: {
    auArtgNumber: {
      type: 'text',
      label: 'ARTG Number',
      maxLength: 10,
      help: 'Number of the entry in the Australian Register of Therapeutic Goods.',
    },
    auSponsor: {
      type: 'text',
      label: 'Sponsor',
      maxLength: 255,
      help: 'The company responsible for the supply in Australia; it keeps the record.',
    },
    auSponsorEndDate: {
      type: 'date',
      label: 'Sponsor Commercial Distribution End Date',
      help: 'The day from which this sponsor no longer supplies the device. Empty while it does.',
    },
    auFurtherSponsors: {
      type: 'group',
      label: 'Further sponsors',
      rowLabel: 'sponsor',
      help: 'Others that supply the same device: AusUDID keeps ARTG ID, catalogue number and end date for each of them.',
      columns: {
        sponsor: { type: 'text', label: 'Sponsor', section: 'au', maxLength: 255 },
        artgId: { type: 'text', label: 'ARTG ID', section: 'au', maxLength: 10 },
        catalogueNumber: { type: 'text', label: 'Catalogue Number', section: 'au', maxLength: 255 },
        endDate: { type: 'date', label: 'Commercial Distribution End Date', section: 'au' },
      },
    },
    auPreviousDis: {
      type: 'group',
      label: 'Previous identifiers',
      rowLabel: 'identifier',
      help: 'DIs the same device had before.',
      columns: {
        di: { type: 'text', label: 'Previous DI', section: 'au', maxLength: 60 },
        issuingAgency: { type: 'code', label: 'Issuing agency', section: 'au', codes: agencies },
      },
    },
    auSupportingDocuments: {
      type: 'group',
      label: 'Supporting documents',
      rowLabel: 'document',
      help: 'Web addresses of documents about the device, such as its instructions for use.',
      columns: { url: { type: 'text', label: 'URL', section: 'au', maxLength: 2000 } },
    },
  },
  regulatorFields: {
    auArtgNumber: { advised: true },
    gmdnCode: {
      help: 'The GMDN code of the ARTG entry. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
    modelNumber: {
      needed: true,
      requiredMessage: 'AusUDID needs the model or version.',
      changeable: 'no',
      help: 'Model or version, as on the label. A change needs a new UDI-DI.',
    },
    brandName: {
      advised: true,
      changeable: 'no',
      help: 'The brand name on the label. A change needs a new UDI-DI.',
    },
    baseQuantity: {
      label: 'Device Count',
      changeable: 'no',
      help: 'Devices in the unit that carries the Primary DI. A change needs a new UDI-DI.',
    },
    catalogueNumber: { changeable: 'yes' },
    deviceDescription: { changeable: 'yes' },
    unitOfUseDi: { help: 'Identifies one device where the unit with the Primary DI holds several.' },
    unitOfUseDiIssuingEntity: issuer,
    directMarkingDi: { help: 'The DI marked on the device itself, where it is another than the Primary DI.' },
    directMarkingDiIssuingEntity: issuer,
    secondaryUdiDi: { help: 'A second DI of the same device, from another issuing agency.' },
    secondaryUdiDiIssuingEntity: issuer,
    packages: {
      help: 'Each higher level of packaging with its own Package DI, and how many units it holds.',
    },
    clinicalSizes: { help: 'Sizes that matter for the choice of the device: a value, a range, or a text.' },
    storageHandlingConditions: { help: 'How the device is stored and handled, as on the label.' },
    sterilizeBeforeUse: { help: 'Whether the user sterilises the device before use.' },
    sterilisationMethod: {
      asked: isTrue('sterilizeBeforeUse'),
      needed: isTrue('sterilizeBeforeUse'),
      requiredMessage: 'AusUDID needs the sterilisation method of a device that is sterilised before use.',
      help: 'How the user sterilises the device; several methods are separated by semicolons.',
    },
  },
  form: {
    title: 'Australia – TGA AusUDID',
    purpose: 'The ARTG entry the record is linked to, and its sponsor.',
    hints: [
      'The record is due within 30 days of supply',
      'The TGA’s own bulk upload template takes up to 200 records; Workbooks fills it in',
      'Class I and Im have no duty, IVD class 1 only instruments and software',
    ],
  },
  elements: {
    requirements,
    sources: {
      elements: { title: 'TGA, UDI data elements (30 April 2026)', confidence: 'high', on: lookedUp },
      template: {
        title: 'TGA, Australian UDI Bulk Upload Template (2026)',
        confidence: 'high',
        on: lookedUp,
      },
      sponsors: {
        title: 'TGA, Managing UDI records: multiple sponsors; Sponsor Link Template (2026)',
        confidence: 'high',
        on: lookedUp,
      },
      portal: { title: 'TGA, AusUDID portal (2026)', confidence: 'high', on: lookedUp },
    },
    asked: {
      udiDi: { element: 'Primary DI', status: 'conditional', source: 'elements' },
      udiDiIssuingEntity: { element: 'Issuing Agency', status: 'asked', source: 'portal' },
      baseQuantity: { element: 'Device Count', status: 'asked', source: 'elements' },
      unitOfUseDi: { element: 'Unit of Use DI', status: 'conditional', source: 'elements' },
      unitOfUseDiIssuingEntity: {
        element: 'Issuing Agency (Unit of Use)',
        status: 'asked',
        source: 'portal',
      },
      directMarkingDi: { element: 'Direct Marking DI', status: 'conditional', source: 'elements' },
      directMarkingDiIssuingEntity: {
        element: 'Issuing Agency (Direct Marking)',
        status: 'asked',
        source: 'portal',
      },
      secondaryUdiDi: { element: 'Secondary Device Identifier', status: 'asked', source: 'template' },
      secondaryUdiDiIssuingEntity: {
        element: 'Issuing Agency (Secondary Device Identifier)',
        status: 'asked',
        source: 'portal',
      },
      auPreviousDis: { element: 'Previous Identifiers', status: 'asked', source: 'template' },
      modelNumber: { element: 'Model/Version', status: 'mandatory', source: 'elements' },
      brandName: { element: 'Brand Name', status: 'asked', source: 'elements' },
      deviceDescription: { element: 'Device Description', status: 'optional', source: 'elements' },
      catalogueNumber: { element: 'Catalogue Number', status: 'optional', source: 'elements' },
      gmdnCode: { element: 'GMDN', status: 'asked', source: 'portal' },
      clinicalSizes: { element: 'Clinical Sizes', status: 'asked', source: 'template' },
      productionIdentifiers: { element: 'Production information', status: 'asked', source: 'portal' },
      auArtgNumber: { element: 'ARTG ID', status: 'asked', source: 'sponsors' },
      auSponsor: { element: 'Sponsor', status: 'asked', source: 'sponsors' },
      auSponsorEndDate: {
        element: 'Sponsor Commercial Distribution End Date',
        status: 'asked',
        source: 'sponsors',
      },
      auFurtherSponsors: { element: 'Sponsor', status: 'asked', source: 'sponsors' },
      'auFurtherSponsors.artgId': { element: 'ARTG ID', status: 'asked', source: 'sponsors' },
      'auFurtherSponsors.catalogueNumber': {
        element: 'Catalogue Number',
        status: 'asked',
        source: 'sponsors',
      },
      'auFurtherSponsors.endDate': {
        element: 'Sponsor Commercial Distribution End Date',
        status: 'asked',
        source: 'sponsors',
      },
      packages: { element: 'Package Identifiers', status: 'conditional', source: 'elements' },
      'packages.packageDi': { element: 'Package DI', status: 'conditional', source: 'elements' },
      storageHandlingConditions: { element: 'Storage and Handling', status: 'asked', source: 'template' },
      sterilizeBeforeUse: { element: 'To be sterilised before use', status: 'asked', source: 'elements' },
      sterilisationMethod: { element: 'Sterilisation Methods', status: 'conditional', source: 'elements' },
      auSupportingDocuments: { element: 'Supporting Documents', status: 'asked', source: 'template' },
      'auSupportingDocuments.url': { element: 'URL', status: 'asked', source: 'template' },
    },
    sections: [
      {
        id: 'identifiers',
        title: 'Device identifiers',
        purpose: 'The Primary DI, and the other DIs the same device has.',
        groups: [
          { fields: ['udiDi', 'udiDiIssuingEntity', 'baseQuantity'] },
          {
            title: 'Further identifiers',
            fields: [
              'unitOfUseDi',
              'unitOfUseDiIssuingEntity',
              'directMarkingDi',
              'directMarkingDiIssuingEntity',
              'secondaryUdiDi',
              'secondaryUdiDiIssuingEntity',
              'auPreviousDis',
            ],
          },
        ],
      },
      {
        id: 'clinical',
        title: 'Clinical characteristics and production',
        groups: [
          {
            fields: [
              'clinicalSizes',
              'sterile',
              'sterilizeBeforeUse',
              'sterilisationMethod',
              'productionIdentifiers',
            ],
          },
        ],
      },
      {
        id: 'au',
        title: 'Australia – TGA AusUDID',
        purpose: 'The ARTG entry the record is linked to, and its sponsors: AusUDID keeps these per sponsor.',
        groups: [
          { fields: ['auArtgNumber', 'auSponsor', 'auSponsorEndDate', 'gmdnCode', 'auFurtherSponsors'] },
        ],
      },
      {
        id: 'packaging',
        title: 'Packaging, storage and documents',
        groups: [{ fields: ['packages', 'storageHandlingConditions', 'auSupportingDocuments'] }],
      },
    ],
    untold: [
      'The full list of elements with their limits, code lists and edit rules: it stands in the Australian UDI Data Dictionary of the TGA',
      'The column headings of the bulk upload template',
      'How long the grace period after the first publication is',
      'From when each class has to be marked directly',
    ],
  },
  rowsPerFile: 200,
  changes: {
    newDi: {
      rule: 'Brand name, device count, and model or version are UDI triggers: after the grace period a change needs a new UDI-DI and a record of its own. How long that period is was not found.',
      source: 'TGA, UDI data elements (30 April 2026)',
      on: lookedUp,
    },
    update: {
      rule: 'Device description and catalogue number are no UDI triggers. Change the record within 30 days.',
      source: 'TGA, UDI data elements (30 April 2026)',
      on: lookedUp,
    },
    untold: {
      rule: 'Whether this element is a UDI trigger stands in the Australian UDI Data Dictionary, which is not public. Changes are due within 30 days.',
      source: 'TGA, UDI data elements (30 April 2026)',
      on: lookedUp,
    },
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Therapeutic Goods (Medical Devices) Regulations 2002',
    numbers: [
      {
        id: 'ARTG-FORM',
        field: 'auArtgNumber',
        pattern: '[0-9]{4,7}',
        message: 'An ARTG number has 4 to 7 digits. Compare it with the certificate.',
        source: 'TGA, Australian Register of Therapeutic Goods; form not confirmed by a source at hand',
        bad: 'ARTG',
      },
    ],
    others: [
      {
        ...required('AU-UNIT-OF-USE'),
        message:
          'With a device count above one AusUDID needs the DI of the single device: its Unit of Use DI or its Direct Marking DI.',
        source: 'TGA, UDI data elements (30 April 2026)',
        accepts: { document: { baseQuantity: 10, unitOfUseDi: '09521234000020' } },
        rejects: { document: { baseQuantity: 10 } },
      },
      {
        ...required('AU-PACKAGE-DI'),
        message:
          'AusUDID needs the Package DI of each higher level of packaging. Enter it, or remove the row.',
        source: 'TGA, UDI data elements (30 April 2026)',
        accepts: { document: { packages: [{ packageDi: '19521234000010', quantity: 10 }] } },
        rejects: { document: { packages: [{ quantity: 10 }] } },
      },
      {
        ...required('AU-SPONSOR-ARTG'),
        message: 'AusUDID links each sponsor to its ARTG entry. Enter the ARTG ID of this sponsor.',
        source: 'TGA, Managing UDI records: multiple sponsors',
        accepts: { document: { auFurtherSponsors: [{ sponsor: 'Second Engines', artgId: '123457' }] } },
        rejects: { document: { auFurtherSponsors: [{ sponsor: 'Second Engines' }] } },
      },
      {
        ...required('AU-IVD-1'),
        message:
          'In IVD class 1 only instruments and analysers (GMDN CT943) and software (CT944) have a record in AusUDID. Enter the UDI-DI if the device is one.',
        source: 'TGA, UDI scope and specific device types (2026)',
        accepts: { document: { riskClass: 'ivd-class-1', udiDi: '09521234000013' } },
        rejects: { document: { riskClass: 'ivd-class-1' } },
      },
      {
        id: 'AU-NO-DUTY',
        severity: 'warning',
        field: 'riskClass',
        when: present('riskClass'),
        must: not(oneOf('riskClass', ['class-i', 'class-im'])),
        message:
          'Class I and Im need no record in AusUDID. Check the class, or remove Australia from this device.',
        source: 'TGA, UDI scope and specific device types (2026)',
        accepts: { document: { riskClass: 'class-iia' } },
        rejects: { document: { riskClass: 'class-im' } },
      },
    ],
    reminders: [
      {
        id: 'BRAND',
        field: 'brandName',
        message:
          'AusUDID keeps the brand name, and a change of it needs a new UDI-DI. Enter it as on the label.',
        source: 'TGA, UDI data elements (30 April 2026)',
      },
      {
        id: 'ARTG',
        field: 'auArtgNumber',
        message: 'AusUDID links the record to the ARTG entry. Enter its number.',
        source: 'TGA, Unique Device Identification',
      },
    ],
  },
  example: {
    riskClass: 'class-iib',
    brandName: 'Analytical 200',
    auArtgNumber: '123456',
    auSponsor: 'Analytical Engines Australia',
  },

  udiRequirements: {
    state: 'phased',
    summary:
      'Class III and IIb have been in force since 1 July 2026. The record is due within 30 days of supply and linked to the ARTG entry. Plain class I and Im have no duty, IVD class 1 only instruments (GMDN CT943) and software (CT944).',
    database: 'AusUDID',
    route:
      "Portal, the TGA's own bulk upload template of up to 200 records, HL7 SPL machine to machine, or the GS1 National Product Catalogue",
    issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
    legalBasis: ['Therapeutic Goods (Medical Devices) Regulations 2002, amended from 24 March 2025'],
    milestones: [
      { date: '2026-07-01', duty: 'data', scope: 'Class III and IIb', classes: ['class-iii', 'class-iib'] },
      { date: '2027-07-01', duty: 'data', scope: 'Class IIa', classes: ['class-iia'] },
      {
        date: '2028-01-01',
        duty: 'data',
        scope: 'Class III and implantable IIb on extended EU certificates',
        kind: 'untold',
        classes: ['class-iii', 'class-iib'],
      },
      {
        date: '2028-07-01',
        duty: 'data',
        scope: 'Class Is; IVD class 4 and 3',
        classes: ['class-is', 'ivd-class-4', 'ivd-class-3'],
      },
      {
        date: '2029-01-01',
        duty: 'data',
        scope: 'Other devices on extended EU certificates',
        kind: 'untold',
      },
      { date: '2029-07-01', duty: 'data', scope: 'IVD class 2', classes: ['ivd-class-2'] },
      {
        date: '2029-07-01',
        duty: 'data',
        scope: 'IVD class 1 instruments and software',
        kind: 'untold',
        classes: ['ivd-class-1'],
      },
    ],
    source: 'TGA, Unique Device Identification',
    url: 'https://www.tga.gov.au/how-we-regulate/manufacturing/manufacture-medical-device/unique-device-identification-udi-hub/udi-information-sponsors-and-manufacturers/australian-udi-requirements-sponsors-and-manufacturers',
    confidence: 'high',
    asOf: lookedUp,
  },
}
