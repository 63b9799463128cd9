import { expect, it } from 'vitest'
import { certificateValidityOn, dayAfter, daysUntil, renewalDue, validityOn } from './expiry.ts'

const today = '2026-11-22'

it.each([
  [null, 'no-expiry'],
  ['2026-11-21', 'expired'],
  ['2026-11-22', 'within-30-days'],
  ['2026-12-22', 'within-30-days'],
  ['2026-12-23', 'within-90-days'],
  ['2027-02-20', 'within-90-days'],
  ['2027-02-21', 'valid'],
])('what ends on %s is %s', (day, validity) => expect(validityOn(day, today)).toBe(validity))

it('days are counted by the calendar', () => {
  expect(daysUntil('2026-11-22', today)).toBe(0)
  expect(daysUntil('2026-11-20', today)).toBe(-2)
  expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2)
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})

it.each([
  [null, 'not-stated'],
  ['2026-11-21', 'expired'],
  ['2026-12-22', 'within-30-days'],
  ['2026-12-23', 'within-90-days'],
  ['2027-02-21', 'within-180-days'],
  ['2027-05-21', 'within-180-days'],
  ['2027-05-22', 'later'],
])('a certificate that ends on %s is %s', (expiryDate, validity) => {
  expect(certificateValidityOn({ expiryDate, inForce: true }, today)).toBe(validity)
  expect(certificateValidityOn({ expiryDate, inForce: false }, today)).toBe('not-in-force')
})

it.each([
  ['2027-11-22', '2027-08-24'],
  ['2026-12-01', today],
  ['2026-01-01', today],
])('the renewal of what ends on %s is due on %s', (day, due) => expect(renewalDue(day, today)).toBe(due))
