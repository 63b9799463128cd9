import { cnIssuers } from '#core/code-lists/china-issuers.ts'
import { lookedUp, type MarketRequirements } from './requirement.ts'

const march2026 = {
  source: 'NMPA, two announcements of 13 March 2026, through ChinaMedDevice and Medtech Chopsticks',
  url: 'https://chinameddevice.com/nmpa-udi-class-ii/',
}

export const cn: MarketRequirements = {
  state: 'phased',
  summary:
    'Smallest sales unit and its packages go into UDID before sale. Class III and 103 kinds of class II are in force, the others follow on 1 June 2027 (class II, class I IVD) and 1 June 2029 (class I), by the day of manufacture. A manufacturer abroad acts through the Chinese agent.',
  database: 'UDID',
  route: 'Web form, Excel template, or XML and JSON interface',
  issuingEntities: cnIssuers.map(({ label }) => label),
  legalBasis: ['NMPA announcement 66/2019', 'State Council Order 739', 'YY/T 1752-2020', 'YY/T 1753-2020'],
  milestones: [
    {
      ...{ date: '2021-01-01', duty: 'data', scope: 'Class III, 69 kinds', classes: ['class-iii'] },
      kind: 'untold',
    },
    { date: '2022-06-01', duty: 'data', scope: 'Class III, all others, IVD too', classes: ['class-iii'] },
    {
      ...{ date: '2024-06-01', duty: 'data', scope: 'Class II, 103 kinds', classes: ['class-ii'] },
      kind: 'untold',
    },
    {
      date: '2027-06-01',
      duty: 'data',
      scope: 'Class II, all others',
      classes: ['class-ii'],
      note: 'By the day of manufacture',
      evidence: march2026,
    },
    {
      date: '2027-06-01',
      duty: 'data',
      scope: 'Class I IVD',
      classes: ['class-i'],
      kind: 'untold',
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
