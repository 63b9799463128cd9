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
    { date: '2015-09-24', duty: 'data', scope: 'Implantable, life-supporting and life-sustaining devices' },
    { date: '2016-09-24', duty: 'data', scope: 'Class II', classes: ['class-ii'], toBeConfirmed: true },
    { date: '2022-09-24', duty: 'label', scope: 'Class I and unclassified', classes: ['class-i'] },
    { date: '2022-09-24', duty: 'direct-marking', scope: 'Class I and unclassified', classes: ['class-i'] },
    {
      date: '2022-12-08',
      duty: 'data',
      scope: 'Class I and unclassified',
      classes: ['class-i'],
      note: 'With relief for consumer health products',
    },
    { date: '2023-09-24', duty: 'label', scope: 'All: NDC and NHRIC numbers leave the label' },
  ],
  source: 'FDA, UDI compliance dates; FDA guidance on GUDID',
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
  route: 'SIUD, signed in through Solicita',
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

const co: MarketRequirements = {
  state: 'in-force',
  summary:
    'The transition ended on 8 February 2026; the sale of a device without its report can be stopped. The report names the issuing agency and needs a GMDN code.',
  database: 'INVIMA semantic standard',
  route: "INVIMA's template on its platform",
  issuingEntities: [],
  legalBasis: ['Resolución 1405/2022', 'Decreto 4725/2005'],
  milestones: [
    {
      date: '2025-02-08',
      duty: 'data',
      scope: 'Class III',
      classes: ['class-iii'],
      note: 'Counted from the resolution',
      toBeConfirmed: true,
    },
    {
      date: '2025-08-08',
      duty: 'data',
      scope: 'Class IIb',
      classes: ['class-iib'],
      note: 'Counted from the resolution',
      toBeConfirmed: true,
    },
    { date: '2026-02-08', duty: 'data', scope: 'Class IIa, and all others: the transition ended' },
  ],
  source: 'INVIMA, Resolución 1405 of 8 August 2022; esebip',
  confidence: 'high',
  asOf: lookedUp,
}

const mx: MarketRequirements = {
  state: 'none',
  summary: 'UDI is not mandatory. The draft of NOM-137 lets the label carry a barcode or RFID.',
  database: null,
  route: 'Sanitary registration with COFEPRIS',
  issuingEntities: [],
  legalBasis: ['NOM-137-SSA1-2024 (draft of 23 April 2024)'],
  milestones: [],
  source: 'DOF, draft of NOM-137-SSA1-2024; Emergo',
  confidence: 'medium',
  asOf: lookedUp,
}

export const americas = { US: us, CA: ca, BR: br, AR: ar, CO: co, MX: mx } as const
