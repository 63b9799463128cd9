import { expect, it } from 'vitest'
import { us } from './index.ts'

/** The distribution status somebody states, and the end date GUDID works it out from. */

const found = (status: string | undefined, end: string | undefined, today: string) =>
  us
    .judge({ usDistributionStatus: status, usDistributionEndDate: end }, new Set(), today)
    .filter(({ ruleId }) => ruleId.startsWith('GUDID-DISTRIBUTION'))
    .map(({ ruleId, severity }) => `${ruleId} ${severity}`)

const [on, off] = ['In Commercial Distribution', 'Not in Commercial Distribution']

it.each([
  [on, '2026-11-30', '2026-11-29', []],
  [on, '2026-11-30', '2026-11-30', ['GUDID-DISTRIBUTION-ENDED warning']],
  [on, '2026-11-30', '2027-01-01', ['GUDID-DISTRIBUTION-ENDED warning']],
  [on, undefined, '2027-01-01', []],
  [off, '2026-11-30', '2026-11-29', ['GUDID-DISTRIBUTION-TO-END warning']],
  [off, '2026-11-30', '2026-11-30', []],
  [undefined, '2026-11-30', '2027-01-01', []],
  ['Something else', '2026-11-30', '2027-01-01', []],
])('%s with the end date %s is judged on %s', (status, end, today, expected) => {
  expect(found(status, end, today)).toEqual(expected)
})
