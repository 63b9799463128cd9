import { lookedUp, type MarketRequirements } from './requirement.ts'

const sa: MarketRequirements = {
  state: 'in-force',
  summary:
    'All classes are in force; stock imported earlier had a year more. The authorised representative submits, and the data is confirmed once a year.',
  database: 'SAUDI-DI',
  route: 'Web form, or template of up to 150 UDIs per file',
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
    'A GTIN by the GS1 standards on supplies, one year after the decree; its date and the classes meant are to be asked from the EDA.',
  database: null,
  route: 'GTINs registered with GS1 Egypt',
  issuingEntities: ['GS1'],
  legalBasis: ['EDA guideline on UDI'],
  milestones: [],
  source: 'EDA guideline on UDI; regdesk',
  confidence: 'low',
  asOf: lookedUp,
}

export const mena = { SA: sa, EG: eg } as const
