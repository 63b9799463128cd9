import { registered, shownRegistered } from '#core/rules/condition.ts'
import {
  absent,
  allOf,
  anyOf,
  equals,
  fact,
  isTrue,
  not,
  oneOf,
  present,
  repeats,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { countriesRequired, required, withFirstPlaced } from '../required.ts'
import { ofDevice, ofLegacy, onTheMarket, waitsForNotifiedBody } from '../scope.ts'
import { businessRules, dataDictionary } from './sources.ts'

const de = { country: 'DE', firstPlaced: true }
const fr = { country: 'FR' }

/** Status on the EU market and the countries where the device is made available. */
export const marketRules: readonly Rule[] = [
  {
    ...required('FLD-UDID-130'),
    message: 'The status of the device on the EU market is needed.',
    source: dataDictionary('FLD-UDID-130'),
    accepts: { document: { deviceStatus: 'ON_THE_MARKET' } },
    rejects: { document: {} },
  },
  {
    id: 'BR-UDID-458',
    severity: 'error',
    field: 'deviceStatus',
    when: ofLegacy,
    must: not(equals('deviceStatus', 'NOT_INTENDED_FOR_EU_MARKET')),
    message:
      'A legacy device has been on the EU market: its status is on the market, or no longer placed on it. Choose one of the two.',
    source: businessRules('BR-UDID-458'),
    accepts: { document: { legislation: 'MDD', deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' } },
    rejects: { document: { legislation: 'MDD', deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET' } },
  },
  {
    ...required('BR-UDID-043'),
    message:
      'For a device of class IIa, IIb or III, or B, C or D, on the market, enter the countries where it is made available and mark the one where it was first placed.',
    fix: 'first-placed-here',
    source: businessRules('BR-UDID-043'),
    accepts: {
      document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'class-iia', marketAvailability: [de] },
    },
    rejects: { document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'class-iia' } },
  },
  {
    ...required('BR-UDID-673'),
    message:
      'For an active implantable device on the market, enter the countries where it is made available and mark the one where it was first placed.',
    fix: 'first-placed-here',
    source: businessRules('BR-UDID-673'),
    accepts: { document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'aimdd', marketAvailability: [de] } },
    rejects: { document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'aimdd' } },
  },
  {
    ...required('BR-UDID-674'),
    message:
      'For a diagnostic of list A or B or for self-testing on the market, enter the countries where it is made available and mark the one where it was first placed.',
    fix: 'first-placed-here',
    source: businessRules('BR-UDID-674'),
    accepts: {
      document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'ivd-list-a', marketAvailability: [de] },
    },
    rejects: { document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'ivd-list-a' } },
  },
  {
    ...required('FLD-UDID-137'),
    message:
      'For a device of the lowest class on the market, enter the country where it was first placed on the EU market; further countries are optional.',
    fix: 'first-placed-here',
    source: dataDictionary('FLD-UDID-137'),
    accepts: { document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'class-i', marketAvailability: [de] } },
    rejects: { document: { deviceStatus: 'ON_THE_MARKET', riskClass: 'class-a' } },
  },
  {
    id: 'BR-UDID-045',
    severity: 'error',
    field: 'marketAvailability',
    // That none is marked is told by the rule that requires the countries, where one does.
    when: allOf(
      ofDevice,
      onTheMarket,
      present('marketAvailability'),
      anyOf(withFirstPlaced, not(countriesRequired)),
    ),
    must: { op: 'count', field: 'marketAvailability', where: isTrue('firstPlaced'), min: 1, max: 1 },
    message: 'Mark exactly one country as the one where the device was first placed on the EU market.',
    fix: 'first-placed-here',
    source: businessRules('BR-UDID-045'),
    accepts: { document: { deviceStatus: 'ON_THE_MARKET', marketAvailability: [de, fr] } },
    rejects: { document: { deviceStatus: 'ON_THE_MARKET', marketAvailability: [fr] } },
  },
  {
    id: 'BR-UDID-046',
    severity: 'error',
    field: 'marketAvailability',
    when: allOf(
      ofDevice,
      oneOf('deviceStatus', ['NOT_INTENDED_FOR_EU_MARKET', 'NO_LONGER_PLACED_ON_THE_MARKET']),
      // A device that left the market keeps the countries EUDAMED has of it (decision D36).
      not(fact(registered)),
    ),
    must: absent('marketAvailability'),
    message:
      'EUDAMED takes no countries for a device that is not, or no longer, placed on the EU market. Remove them or correct the status.',
    source: businessRules('BR-UDID-046'),
    accepts: { document: { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' } },
    rejects: { document: { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET', marketAvailability: [de] } },
  },
  {
    id: 'BR-DTX-UDI-098',
    severity: 'error',
    each: 'marketAvailability',
    field: 'country',
    when: ofDevice,
    where: present('country'),
    must: not(repeats('country')),
    message: 'This country is listed already. Keep one row for each country.',
    source: businessRules('BR-DTX-UDI-098'),
    accepts: { document: { marketAvailability: [de, fr] } },
    rejects: { document: { marketAvailability: [de, fr, fr] } },
  },
  {
    ...required('FLD-UDID-252'),
    message: 'The country is missing. Choose it or remove the row.',
    source: dataDictionary('FLD-UDID-252'),
    accepts: { document: { marketAvailability: [fr] } },
    rejects: { document: { marketAvailability: [{}] } },
  },
  {
    id: 'FLD-UDID-251',
    severity: 'error',
    each: 'marketAvailability',
    field: 'endDate',
    when: ofDevice,
    where: allOf(present('startDate'), present('endDate')),
    must: not({ op: 'before', field: 'endDate', other: 'startDate' }),
    message: 'The end date for this country is before its start date. Correct one of the two dates.',
    source: dataDictionary('FLD-UDID-250 and FLD-UDID-251'),
    accepts: {
      document: { marketAvailability: [{ ...de, startDate: '2024-01-01', endDate: '2024-01-01' }] },
    },
    rejects: {
      document: { marketAvailability: [{ ...de, startDate: '2024-01-02', endDate: '2024-01-01' }] },
    },
  },
  {
    id: 'BR-DTX-UDI-035',
    severity: 'info',
    field: 'deviceStatus',
    when: allOf(waitsForNotifiedBody, fact(registered)),
    must: fact(shownRegistered),
    message:
      'EUDAMED has taken this device and publishes it once its notified body has confirmed it. Until then it is "Submitted", and EUDAMED refuses any change. Read it from EUDAMED to see how it stands.',
    source: businessRules('BR-DTX-UDI-035, BR-UDID-684 and BR-DTX-UDI-037'),
    accepts: { document: { riskClass: 'class-iii' }, facts: [registered, shownRegistered] },
    rejects: { document: { riskClass: 'class-iii' }, facts: [registered] },
  },
]
