import { absent, allOf, equals, isTrue, not, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { onTheMarket } from './scope.ts'
import { businessRules, dataDictionary } from './sources.ts'

const de = { country: 'DE', firstPlaced: true }
const fr = { country: 'FR' }

/** Status on the EU market and the countries where the device is made available. */
export const marketRules: readonly Rule[] = [
  {
    id: 'FLD-UDID-130',
    severity: 'error',
    field: 'deviceStatus',
    must: present('deviceStatus'),
    message: 'The status of the device on the EU market is needed.',
    problem: 'missing',
    source: dataDictionary('FLD-UDID-130'),
    accepts: { document: { deviceStatus: 'ON_THE_MARKET' } },
    rejects: { document: {} },
  },
  {
    id: 'BR-UDID-043',
    severity: 'error',
    field: 'marketAvailability',
    when: allOf(onTheMarket, oneOf('riskClass', ['class-iia', 'class-iib', 'class-iii'])),
    must: present('marketAvailability'),
    message:
      'For a class IIa, IIb or III device on the market, enter the countries where it is made available and mark the one where it was first placed.',
    problem: 'missing',
    source: businessRules('BR-UDID-043'),
    accepts: {
      document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'class-iia', marketAvailability: [de] },
    },
    rejects: { document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'class-iia' } },
  },
  {
    id: 'FLD-UDID-137',
    severity: 'error',
    field: 'marketAvailability',
    when: allOf(onTheMarket, equals('riskClass', 'class-i')),
    must: present('marketAvailability'),
    message:
      'For a class I device on the market, enter the country where it was first placed on the EU market; further countries are optional.',
    problem: 'missing',
    source: dataDictionary('FLD-UDID-137'),
    accepts: { document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'class-i', marketAvailability: [de] } },
    rejects: { document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'class-i' } },
  },
  {
    id: 'BR-UDID-045',
    severity: 'error',
    field: 'marketAvailability',
    when: allOf(present('marketAvailability'), onTheMarket),
    must: { op: 'count', field: 'marketAvailability', where: isTrue('firstPlaced'), min: 1, max: 1 },
    message:
      'Exactly one country is where the device was first placed on the EU market. Mark one country, and only one.',
    source: businessRules('BR-UDID-045'),
    accepts: { document: { deviceStatus: 'ON_THE_MARKET', marketAvailability: [de, fr] } },
    rejects: { document: { deviceStatus: 'ON_THE_MARKET', marketAvailability: [fr] } },
  },
  {
    id: 'BR-UDID-046',
    severity: 'error',
    field: 'marketAvailability',
    when: oneOf('deviceStatus', ['NOT_INTENDED_FOR_EU_MARKET', 'NO_LONGER_PLACED_ON_THE_MARKET']),
    must: absent('marketAvailability'),
    message:
      'EUDAMED takes no countries for a device that is not, or no longer, placed on the EU market. Remove them or correct the status.',
    fix: 'leave-empty-market',
    source: businessRules('BR-UDID-046'),
    accepts: { document: { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' } },
    rejects: { document: { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET', marketAvailability: [de] } },
  },
  {
    id: 'BR-DTX-UDI-098',
    severity: 'error',
    field: 'marketAvailability',
    must: { op: 'unique', field: 'marketAvailability', column: 'country' },
    message: 'A country is listed more than once. Keep one row for each country.',
    source: businessRules('BR-DTX-UDI-098'),
    accepts: { document: { marketAvailability: [de, fr] } },
    rejects: { document: { marketAvailability: [de, fr, fr] } },
  },
  {
    id: 'FLD-UDID-252',
    severity: 'error',
    each: 'marketAvailability',
    field: 'country',
    must: present('country'),
    message: 'The country is missing. Choose it or remove the row.',
    problem: 'missing',
    source: dataDictionary('FLD-UDID-252'),
    accepts: { document: { marketAvailability: [fr] } },
    rejects: { document: { marketAvailability: [{}] } },
  },
  {
    id: 'FLD-UDID-251',
    severity: 'error',
    each: 'marketAvailability',
    field: 'endDate',
    where: allOf(present('startDate'), present('endDate')),
    must: not({ op: 'before', field: 'endDate', other: 'startDate' }),
    message: 'The device would leave this country before it got there. Correct one of the two dates.',
    source: dataDictionary('FLD-UDID-250 and FLD-UDID-251'),
    accepts: {
      document: { marketAvailability: [{ ...de, startDate: '2024-01-01', endDate: '2024-01-01' }] },
    },
    rejects: {
      document: { marketAvailability: [{ ...de, startDate: '2024-01-02', endDate: '2024-01-01' }] },
    },
  },
]
