import { lookedUp, type MarketRequirements } from './requirement.ts'

const sa: MarketRequirements = {
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
}

const eg: MarketRequirements = {
  state: 'no-date',
  summary:
    'Decree 161/2025 of 29 April 2025 requires a code of any issuing body the IMDRF recognises on the supply platform “Me Device”. It is not part of the registration; no dates by class were found.',
  database: null,
  route: 'Supply platform “Me Device”',
  issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
  legalBasis: ['EDA Decree 161/2025'],
  milestones: [],
  source: 'EDA Decree 161/2025, through Adsero (4 May 2025)',
  confidence: 'medium',
  asOf: lookedUp,
}

export const mena = { SA: sa, EG: eg } as const
