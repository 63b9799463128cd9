import { lookedUp, type MarketRequirements } from './requirement.ts'

const mdrDates = {
  source: 'MDR Art. 123(3)(f) and (g)',
  url: 'https://eur-lex.europa.eu/eli/reg/2017/745/oj',
}
const ivdrDates = {
  source: 'IVDR Art. 113(3)(e)',
  url: 'https://eur-lex.europa.eu/eli/reg/2017/746/oj',
}

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
      date: '2021-05-26',
      duty: 'label',
      scope: 'Class III and implantable',
      classes: ['class-iii'],
      evidence: mdrDates,
    },
    {
      date: '2023-05-26',
      duty: 'label',
      scope: 'Class IIa and IIb',
      classes: ['class-iia', 'class-iib'],
      evidence: mdrDates,
    },
    { date: '2023-05-26', duty: 'label', scope: 'IVD class D', classes: ['class-d'], evidence: ivdrDates },
    {
      ...{ date: '2023-05-26', duty: 'direct-marking', kind: 'reusable' },
      ...{ scope: 'Reusable devices of class III', classes: ['class-iii'], evidence: mdrDates },
    },
    { date: '2025-05-26', duty: 'label', scope: 'Class I', classes: ['class-i'], evidence: mdrDates },
    {
      date: '2025-05-26',
      duty: 'label',
      scope: 'IVD class B and C',
      classes: ['class-b', 'class-c'],
      evidence: ivdrDates,
    },
    {
      ...{ date: '2025-05-26', duty: 'direct-marking', kind: 'reusable' },
      ...{
        scope: 'Reusable devices of class IIa and IIb',
        classes: ['class-iia', 'class-iib'],
        evidence: mdrDates,
      },
    },
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
      kind: 'contact-lenses',
      evidence: {
        source: 'Delegated Regulation (EU) 2023/2197 as amended',
        url: 'https://eur-lex.europa.eu/eli/reg_del/2023/2197/oj',
      },
    },
    {
      date: '2026-11-28',
      duty: 'data',
      scope: 'Devices already on the market, legacy devices too',
      isLastDay: true,
      note: 'Twelve months after the notice in the Official Journal of 27 November 2025.',
    },
    { date: '2027-05-26', duty: 'label', scope: 'IVD class A', classes: ['class-a'], evidence: ivdrDates },
    {
      ...{ date: '2027-05-26', duty: 'direct-marking', kind: 'reusable' },
      ...{ scope: 'Reusable devices of class I', classes: ['class-i'], evidence: mdrDates },
    },
    {
      date: '2027-05-28',
      duty: 'registration',
      scope: 'Certificates issued before 28 May 2026',
      kind: 'untold',
      note: 'Registered by the notified body',
    },
    {
      date: '2028-11-01',
      duty: 'data',
      scope: 'Spectacle frames, lenses and ready-made readers: Master UDI-DI',
      kind: 'spectacles',
      note: 'Devices made before that day need no new label.',
      evidence: {
        source: 'Delegated Regulation (EU) 2025/1920 (OJ 23 Sep 2025); MDCG 2025-8',
        url: 'https://eur-lex.europa.eu/eli/reg_del/2025/1920/oj',
      },
    },
  ],
  source: 'Decision (EU) 2025/2371 (OJ 27 Nov 2025); MDR Art. 123(3)(d) and (e), IVDR Art. 113(3)(f)',
  url: 'https://eur-lex.europa.eu/eli/dec/2025/2371/oj',
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
    { date: '2026-11-09', duty: 'data', scope: 'Contact lenses: Master UDI-DI', kind: 'contact-lenses' },
    { date: '2026-12-31', duty: 'data', scope: 'All classes: registration mandatory after the transition' },
    {
      ...{ date: '2028-11-01', duty: 'data', scope: 'Spectacles: Master UDI-DI', kind: 'spectacles' },
      evidence: { confirmedOn: lookedUp },
    },
  ],
  source: 'Swissmedic, swissdamed UDI Devices; smartmdr',
  confidence: 'high',
  asOf: '2026-11-20',
}

const gb: MarketRequirements = {
  state: 'no-date',
  summary:
    'No UDI duty yet in Great Britain. A draft notified to the WTO on 8 May 2026 (G/TBT/N/GBR/120) proposes UDI for all classes, with GMDN as nomenclature and without a date. Northern Ireland follows the rules of the EU: EUDAMED since 28 May 2026.',
  database: null,
  route:
    'Registration with the MHRA (DORS) by GMDN term, one by one or with its Excel product template; since 1 April 2026 a yearly fee of about £300 for each GMDN category of level 2',
  issuingEntities: [],
  legalBasis: ['UK MDR 2002 (SI 2002/618)'],
  milestones: [],
  source:
    'WTO G/TBT/N/GBR/120; gov.uk, outcome of the consultation; MHRA, DORS guide and guidance on Northern Ireland',
  confidence: 'medium',
  asOf: lookedUp,
}

const tr: MarketRequirements = {
  state: 'in-force',
  summary:
    'Products have been registered in the national system ÜTS since 12 June 2017, and units of some classes have been tracked there since.',
  database: 'ÜTS',
  route: 'ÜTS, signed in with an e-government account, or its web services (JSON)',
  issuingEntities: ['GS1', 'HIBCC', 'ICCBBA', 'IFA'],
  legalBasis: ['Turkish MDR and IVDR', 'Regulation on sale and promotion'],
  milestones: [
    { date: '2017-06-12', duty: 'registration', scope: 'All products' },
    { date: '2017-09-11', duty: 'tracking', scope: 'Optical devices', kind: 'untold' },
    { date: '2018-07-02', duty: 'tracking', scope: 'Active implantable devices', kind: 'untold' },
    { date: '2018-10-01', duty: 'tracking', scope: 'Class III', classes: ['class-iii'] },
    {
      date: '2020-01-01',
      duty: 'tracking',
      scope: 'Other classes, as announced',
      classes: ['class-i', 'class-iia', 'class-iib'],
      note: 'No source confirms that it took effect.',
      toBeConfirmed: true,
      evidence: { confidence: 'low' },
    },
  ],
  source: 'TITCK, notices on ÜTS of 2017 to 2020; Esin; public clients of the web services',
  confidence: 'medium',
  asOf: lookedUp,
}

export const europe = { EU: eu, CH: ch, GB: gb, TR: tr } as const
