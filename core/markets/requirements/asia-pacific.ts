import { lookedUp, type MarketRequirements } from './requirement.ts'

const march2026 = {
  source: 'NMPA, two announcements of 13 March 2026, through ChinaMedDevice and Medtech Chopsticks',
  url: 'https://chinameddevice.com/nmpa-udi-class-ii/',
}

const cn: MarketRequirements = {
  state: 'phased',
  summary:
    'Smallest sales unit and its packages go into UDID before sale. Class III and 103 kinds of class II are in force, the others follow on 1 June 2027 (class II, class I IVD) and 1 June 2029 (class I), by the day of manufacture. A manufacturer abroad acts through the Chinese agent.',
  database: 'UDID',
  route: 'Web form, Excel template, or XML and JSON interface',
  issuingEntities: ['GS1', 'MA (IDcode)'],
  legalBasis: ['NMPA announcement 66/2019', 'State Council Order 739', 'YY/T 1752-2020', 'YY/T 1753-2020'],
  milestones: [
    { date: '2021-01-01', duty: 'data', scope: 'Class III, 69 kinds', classes: ['class-iii'] },
    { date: '2022-06-01', duty: 'data', scope: 'Class III, all others, IVD too', classes: ['class-iii'] },
    { date: '2024-06-01', duty: 'data', scope: 'Class II, 103 kinds', classes: ['class-ii'] },
    {
      date: '2027-06-01',
      duty: 'data',
      scope: 'Class II, all others; class I IVD',
      classes: ['class-ii', 'class-i'],
      note: 'By the day of manufacture',
      evidence: march2026,
    },
    {
      date: '2029-06-01',
      duty: 'data',
      scope: 'Class I, all',
      classes: ['class-i'],
      note: 'By the day of manufacture',
      evidence: march2026,
    },
  ],
  source: 'NMPA announcements on UDI; YY/T 1753-2020; cisema',
  confidence: 'high',
  asOf: lookedUp,
}

const jp: MarketRequirements = {
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
}

const supply = { duty: 'supply-report', note: 'Monthly, by the end of the next month' } as const

const kr: MarketRequirements = {
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
}

const au: MarketRequirements = {
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
    { date: '2029-01-01', duty: 'data', scope: 'Other devices on extended EU certificates', kind: 'untold' },
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
}

const sg: MarketRequirements = {
  state: 'phased',
  summary:
    'The UDI is part of the registration, given by change notification. Class D and C are in force, class B follows on 1 November 2028; class A is voluntary. The UDI used in the US or the EU is accepted unchanged.',
  database: 'SMDR',
  route: 'Change notification of the registration',
  issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
  legalBasis: ['Health Products Act'],
  milestones: [
    {
      date: '2022-11-01',
      duty: 'registration',
      scope: 'Coronary stents, joint replacement implants, intraocular lenses',
      kind: 'untold',
    },
    { date: '2024-11-01', duty: 'registration', scope: 'Class D', classes: ['class-d'] },
    { date: '2026-11-01', duty: 'registration', scope: 'Class C', classes: ['class-c'] },
    { date: '2028-11-01', duty: 'registration', scope: 'Class B', classes: ['class-b'] },
  ],
  source: 'HSA, guidance on the UDI system, through Emergo (30 August 2021) and RegDesk',
  url: 'https://www.emergobyul.com/jp/blog/2021/09/singapore-hsa-finalizes-unique-device-identification-udi-requirements-medical-devices',
  confidence: 'high',
  asOf: lookedUp,
}

const my: MarketRequirements = {
  state: 'none',
  summary: 'No UDI duty in the guidance list of the device authority (MDA), which regulates devices.',
  database: null,
  route: 'Device registration (MeDC@St)',
  issuingEntities: [],
  legalBasis: ['Medical Device Act 2012 (Act 737)', 'Medical Device Regulations 2012'],
  milestones: [],
  source: 'MDA, list of guidance documents',
  confidence: 'low',
  asOf: lookedUp,
}

const india: MarketRequirements = {
  state: 'no-date',
  summary: 'The date 1 January 2022 was withdrawn; the rule now waits for a date to be ordered.',
  database: null,
  route: 'No UDI database yet',
  issuingEntities: [],
  legalBasis: ['Medical Devices Rules 2017, Rule 46, amended on 31 December 2021'],
  milestones: [],
  source: 'CDSCO, Rule 46 as amended; asiaactual',
  confidence: 'high',
  asOf: lookedUp,
}

const id: MarketRequirements = {
  state: 'none',
  summary:
    'No UDI duty found. Devices are regulated by the Ministry of Health; the 2D code rule is about drugs and food.',
  database: null,
  route: 'Device licence (Regalkes)',
  issuingEntities: [],
  legalBasis: ['Permenkes 62/2017'],
  milestones: [],
  source: 'Permenkes 62/2017; regdesk',
  confidence: 'low',
  asOf: lookedUp,
}

const tw: MarketRequirements = {
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
}

export const asiaPacific = {
  CN: cn,
  JP: jp,
  KR: kr,
  AU: au,
  SG: sg,
  MY: my,
  IN: india,
  ID: id,
  TW: tw,
} as const
