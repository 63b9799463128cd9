import { expect, it } from 'vitest'
import { eudamedGroups as groups } from './eu/exchange/group.ts'
import { sameAsRegistered } from './same-as-registered.ts'

const document = { deviceName: 'Clamp', certificates: [{ certificateNumber: 'TD-1' }] }
const carried = { certificates: [{ certificateNumber: 'TD-1', expiryDate: '2032-06-30' }] }

it.each<[string, object, object, object, boolean]>([
  ['the same', { groups }, {}, {}, true],
  ['another certificate', { groups }, {}, carried, true],
  ['no certificate', { groups }, {}, { certificates: undefined }, true],
  ['another name', { groups }, {}, { deviceName: 'Other' }, false],
  ['both', { groups }, {}, { ...carried, deviceName: 'Other' }, false],
  ['a name of its own', { groups }, { namedByAnother: true }, { deviceName: 'Other' }, true],
  ['what nobody knows', { groups }, { unstated: ['specialDevice'] }, { specialDevice: 'MDR_SOFTWARE' }, true],
  ['another certificate, where there are no groups', {}, {}, carried, false],
])('compares a submission with what is registered: %s', (_, exchange, more, changes, expected) => {
  expect(sameAsRegistered(exchange, { document, ...more }, { ...document, ...changes })).toBe(expected)
})
