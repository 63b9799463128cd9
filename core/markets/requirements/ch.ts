import { lookedUp, type MarketRequirements } from './requirement.ts'

export const ch: MarketRequirements = {
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
    { date: '2026-12-31', duty: 'data', scope: 'All classes: end of the transition', isLastDay: true },
    {
      ...{ date: '2028-11-01', duty: 'data', scope: 'Spectacles: Master UDI-DI', kind: 'spectacles' },
      evidence: { confirmedOn: lookedUp },
    },
  ],
  source: 'Swissmedic, swissdamed UDI Devices; smartmdr',
  confidence: 'high',
  asOf: '2026-11-20',
}
