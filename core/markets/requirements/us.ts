import { lookedUp, type MarketRequirements } from './requirement.ts'

export const us: MarketRequirements = {
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
