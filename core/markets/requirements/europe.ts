import { lookedUp, type MarketRequirements } from './requirement.ts'

const eu: MarketRequirements = {
  state: 'phased',
  summary:
    'EUDAMED is mandatory since 28 May 2026: a new device is registered before it is placed on the market. Devices that were on the market by then have until 28 November 2026. A new UDI-DI under a known Basic UDI-DI gets no extra time.',
  database: 'EUDAMED',
  route: 'EUDAMED screens, XML bulk upload of up to 300 entities per file, or machine to machine',
  issuingEntities: ['GS1', 'HIBCC', 'ICCBBA', 'IFA'],
  legalBasis: ['Regulation (EU) 2017/745', 'Regulation (EU) 2017/746', 'Decision (EU) 2025/2371'],
  milestones: [
    {
      date: '2026-05-28',
      duty: 'data',
      scope: 'All classes, devices new to the market',
      note: 'Actors, devices, certificates and market surveillance became mandatory together.',
    },
    {
      date: '2026-11-09',
      duty: 'data',
      scope: 'Contact lenses: Master UDI-DI',
      note: 'Delegated Regulation (EU) 2023/2197 as amended',
    },
    {
      date: '2026-11-28',
      duty: 'data',
      scope: 'Devices already on the market, legacy devices too',
      note: 'One source says 27 November: plan for the earlier day.',
      toBeConfirmed: true,
    },
    {
      date: '2027-05-28',
      duty: 'registration',
      scope: 'Certificates issued before 28 May 2026',
      note: 'Registered by the notified body',
    },
    {
      date: '2028-09',
      duty: 'data',
      scope: 'Spectacle frames, lenses and ready-made readers: Master UDI-DI',
      note: 'Delegated Regulation (EU) 2025/788',
    },
  ],
  source:
    'Decision (EU) 2025/2371 (OJ 27 Nov 2025); MDR Art. 123(3)(d) and (e), IVDR Art. 113(3)(f); MDCG 2025-7',
  confidence: 'high',
  asOf: lookedUp,
}

const ch: MarketRequirements = {
  state: 'phased',
  summary:
    'swissdamed takes the EUDAMED XML, but nothing is passed on from EUDAMED: the data is sent twice. Transition until 31 December 2026, without it after a serious incident, a corrective action or a trend report.',
  database: 'swissdamed',
  route: 'Upload of EUDAMED XML, or REST machine to machine',
  issuingEntities: ['GS1', 'HIBCC', 'ICCBBA', 'IFA'],
  legalBasis: ['MedDO Art. 17(5)', 'IvDO Art. 16(5)', 'AS 2024 742'],
  milestones: [
    { date: '2026-07-01', duty: 'data', scope: 'All classes' },
    { date: '2026-11-09', duty: 'data', scope: 'Contact lenses: Master UDI-DI' },
    { date: '2026-12-31', duty: 'data', scope: 'All classes: the transition ends' },
    { date: '2028-11-01', duty: 'data', scope: 'Spectacles: Master UDI-DI' },
  ],
  source: 'Swissmedic, swissdamed UDI Devices; smartmdr',
  confidence: 'high',
  asOf: lookedUp,
}

const gb: MarketRequirements = {
  state: 'no-date',
  summary:
    'No UDI duty yet. A draft notified to the WTO on 8 May 2026 (G/TBT/N/GBR/120) proposes UDI for all classes, with GMDN as nomenclature and without a date.',
  database: null,
  route: 'Registration of the device with the MHRA',
  issuingEntities: [],
  legalBasis: ['UK MDR 2002 (SI 2002/618)'],
  milestones: [],
  source: 'WTO G/TBT/N/GBR/120; gov.uk, outcome of the consultation',
  confidence: 'medium',
  asOf: lookedUp,
}

const tr: MarketRequirements = {
  state: 'in-force',
  summary: 'Units are tracked in the national system ÜTS, class by class since 2017.',
  database: 'ÜTS',
  route: 'ÜTS, signed in with an e-government account',
  issuingEntities: [],
  legalBasis: ['Turkish MDR and IVDR', 'Regulation on sale and promotion'],
  milestones: [
    { date: '2017-09-11', duty: 'tracking', scope: 'Optical devices', toBeConfirmed: true },
    { date: '2018-07-02', duty: 'tracking', scope: 'Active implantable devices', toBeConfirmed: true },
    {
      date: '2018-10-01',
      duty: 'tracking',
      scope: 'Class III',
      classes: ['class-iii'],
      note: 'The other classes followed.',
      toBeConfirmed: true,
    },
  ],
  source: 'TITCK, slides on ÜTS; meddeviceguide',
  confidence: 'medium',
  asOf: lookedUp,
}

export const europe = { EU: eu, CH: ch, GB: gb, TR: tr } as const
