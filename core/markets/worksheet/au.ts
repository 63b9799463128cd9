import { lookedUp } from '../requirements/requirement.ts'
import type { WorksheetMarket } from '../worksheet-kit/market.ts'

/**
 * Australia: TGA AusUDID
 *
 * - Duty: class III and IIb since 1 July 2026, the others until 1 July 2029; the record within 30 days of
 *   supply, linked to the ARTG.
 * - Ways in: portal, Excel of up to 200 rows, HL7 SPL machine to machine, GS1 National Product Catalogue. The
 *   TGA’s bulk upload template has nine sheets: AusUDID, Sponsor, Secondary Device Identifiers, Previous
 *   Identifiers, Clinical Sizes, Storage and Handling, Package Identifiers, Sterilisation, Supporting
 *   Documents; its version is checked, its columns were not found. A Sponsor Link Template has at most 50
 *   rows a sheet. The worksheets here carry the columns of the hub’s template, at most 200 rows each.
 * - Missing here: the data dictionary’s full list; secondary, previous and package identifiers, unit of use,
 *   direct marking, sterilisation methods, clinical sizes, storage, documents; what is held for each sponsor
 *   (ARTG ID, catalogue number, end dates).
 * - Classes: I, Is, Im, IIa, IIb, III; IVD 1 to 4. I and Im have no duty; of IVD class 1 only instruments and
 *   analysers (GMDN CT943) and software (CT944).
 * - Confidence: high for duty and dates (TGA).
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: WorksheetMarket = {
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
  needsUdiDi: true,
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
  },
  regulatorFields: {
    auArtgNumber: { advised: true },
    gmdnCode: {
      help: 'The GMDN code of the ARTG entry. The hub keeps the number; the terms belong to the GMDN Agency.',
    },
  },
  form: {
    title: 'Australia – TGA AusUDID',
    purpose: 'The ARTG entry the record is linked to, and its sponsor.',
    hints: [
      'The record is due within 30 days of supply',
      'The TGA’s own bulk upload template takes up to 200 records; this hub gives a worksheet to copy from',
      'Class I and Im have no duty, IVD class 1 only instruments and software',
    ],
  },
  rowsPerFile: 200,

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
    reminders: [
      {
        id: 'ARTG',
        field: 'auArtgNumber',
        message: 'AusUDID links the record to the ARTG entry. Enter its number.',
        source: 'TGA, Unique Device Identification',
      },
    ],
  },
  example: { riskClass: 'class-iib', auArtgNumber: '123456', auSponsor: 'Analytical Engines Australia' },

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
      {
        date: '2029-07-01',
        duty: 'data',
        scope: 'IVD class 2; IVD class 1 instruments and software',
        classes: ['ivd-class-2', 'ivd-class-1'],
      },
    ],
    source: 'TGA, Unique Device Identification',
    url: 'https://www.tga.gov.au/how-we-regulate/manufacturing/manufacture-medical-device/unique-device-identification-udi-hub/udi-information-sponsors-and-manufacturers/australian-udi-requirements-sponsors-and-manufacturers',
    confidence: 'high',
    asOf: lookedUp,
  },
}
