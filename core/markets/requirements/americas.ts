import { lookedUp, type MarketRequirements } from './requirement.ts'

const us: MarketRequirements = {
  state: 'in-force',
  summary:
    'Every class is in force. After seven days of grace a published record is fixed: a change of a trigger attribute needs a new DI.',
  database: 'GUDID',
  route: 'GUDID web form, or HL7 SPL through the FDA gateway, one DI per file',
  issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
  legalBasis: ['21 CFR 801 Subpart B', '21 CFR 830'],
  milestones: [
    { date: '2014-09-24', duty: 'data', scope: 'Class III', classes: ['class-iii'] },
    {
      date: '2015-09-24',
      duty: 'data',
      scope: 'Implantable, life-supporting and life-sustaining devices',
      kind: 'untold',
    },
    {
      date: '2015-09-24',
      duty: 'direct-marking',
      scope: 'Implantable, life-supporting and life-sustaining devices, if reused',
      kind: 'untold',
      note: 'Together with the label; the web page of one manufacturer says 24 September 2016.',
      toBeConfirmed: true,
      evidence: { confidence: 'medium' },
    },
    { date: '2016-09-24', duty: 'data', scope: 'Class II', classes: ['class-ii'] },
    {
      ...{ date: '2016-09-24', duty: 'direct-marking', kind: 'reusable' },
      ...{ scope: 'Reusable devices of class III', classes: ['class-iii'] },
    },
    {
      ...{ date: '2018-09-24', duty: 'direct-marking', kind: 'reusable' },
      ...{ scope: 'Reusable devices of class II', classes: ['class-ii'] },
    },
    {
      date: '2022-09-24',
      duty: 'label',
      scope: 'Class I and unclassified',
      classes: ['class-i'],
    },
    {
      ...{ date: '2022-09-24', duty: 'direct-marking', kind: 'reusable' },
      ...{ scope: 'Reusable devices of class I and unclassified', classes: ['class-i'] },
      note: 'In the rule since 24 September 2020, enforced since this day.',
    },
    {
      date: '2022-12-08',
      duty: 'data',
      scope: 'Class I and unclassified',
      classes: ['class-i'],
      note: 'With relief for consumer health products',
    },
    { date: '2023-09-24', duty: 'label', scope: 'All: NDC and NHRIC numbers leave the label' },
  ],
  source: 'FDA, UDI compliance dates; FDA guidance of 25 July 2022 and on GUDID',
  url: 'https://www.fda.gov/medical-devices/unique-device-identification-system-udi-system/compliance-dates-udi-requirements',
  confidence: 'high',
  asOf: lookedUp,
}

const ca: MarketRequirements = {
  state: 'none',
  summary: 'No UDI duty. A consultation ran in summer 2021; nothing later was found.',
  database: null,
  route: 'Device licence (MDALL)',
  issuingEntities: [],
  legalBasis: ['Medical Devices Regulations SOR/98-282'],
  milestones: [],
  source: 'Health Canada, consultation of 28 June to 30 September 2021',
  confidence: 'high',
  asOf: lookedUp,
}

const br: MarketRequirements = {
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
}

const ar: MarketRequirements = {
  state: 'phased',
  summary:
    'Traceability rather than UDI, for listed devices only (defibrillators, intraocular lenses, breast implants …): GTIN, serial number, lot and expiry.',
  database: 'National traceability system',
  route: 'Transactions in the traceability system',
  issuingEntities: ['GS1'],
  legalBasis: ['Disposición 2303/2014', 'Disposición 64/2025'],
  milestones: [],
  source: 'ANMAT, Disposición 2303/2014; GS1 Argentina',
  confidence: 'medium',
  asOf: lookedUp,
}

const counted = 'Counted from the resolution.'

const co: MarketRequirements = {
  state: 'in-force',
  summary:
    'The transition ended on 8 February 2026; the sale of a device without its report can be stopped. The report names the issuing agency and needs a GMDN code. Class I devices have no date in the sources.',
  database: 'INVIMA semantic standard',
  route: "INVIMA's template on its platform",
  issuingEntities: [],
  legalBasis: ['Resolución 1405/2022', 'Decreto 4725/2005'],
  milestones: [
    {
      date: '2025-02-08',
      duty: 'data',
      scope: 'Class III; reagents of class III',
      classes: ['class-iii', 'ivd-class-3'],
      note: counted,
    },
    {
      date: '2025-08-08',
      duty: 'data',
      scope: 'Class IIb; reagents of class II',
      classes: ['class-iib', 'ivd-class-2'],
      note: counted,
    },
    {
      date: '2026-02-08',
      duty: 'data',
      scope: 'Class IIa; reagents of class I',
      classes: ['class-iia', 'ivd-class-1'],
      note: 'The day is the one INVIMA states.',
    },
  ],
  source: 'INVIMA, Resolución 1405 of 8 August 2022; INVIMA in Caracol, 13 March 2026; esebip',
  confidence: 'high',
  asOf: lookedUp,
}

const mx: MarketRequirements = {
  state: 'none',
  summary:
    'UDI is not mandatory, and there is no UDI database. NOM-137-SSA1-2025 of 19 May 2026 allows a barcode or QR code in addition to the required text of the label, not instead of it; it is in force from about 14 May 2027, with 180 more days for stock.',
  database: null,
  route: 'Sanitary registration with COFEPRIS',
  issuingEntities: [],
  legalBasis: ['NOM-137-SSA1-2025'],
  milestones: [
    {
      date: '2027-05-14',
      duty: 'label',
      scope: 'All devices: labels by NOM-137-SSA1-2025, without UDI',
      note: '360 days after its publication, as the hub counts them; stock about 10 November 2027.',
      toBeConfirmed: true,
    },
  ],
  source: 'DOF of 19 May 2026, through Insumos para la Salud; Emergo',
  confidence: 'high',
  asOf: lookedUp,
}

export const americas = { US: us, CA: ca, BR: br, AR: ar, CO: co, MX: mx } as const
