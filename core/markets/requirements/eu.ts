import { lookedUp, type MarketRequirements } from './requirement.ts'

const mdrDates = {
  source: 'MDR Art. 123(3)(f) and (g)',
  url: 'https://eur-lex.europa.eu/eli/reg/2017/745/oj',
}
const ivdrDates = {
  source: 'IVDR Art. 113(3)(e)',
  url: 'https://eur-lex.europa.eu/eli/reg/2017/746/oj',
}

export const eu: MarketRequirements = {
  state: 'phased',
  summary:
    'EUDAMED has been mandatory since 28 May 2026: a new device is registered before it is placed on the market. Devices that were on the market by then have until 28 November 2026. A new UDI-DI under a known Basic UDI-DI gets no extra time.',
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
      isLastDay: true,
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
