import { expect, it } from 'vitest'
import { lastDayOfToken, mayWriteByToken } from './token-permissions.ts'

it.each([
  ['2026-11-20', '2027-11-20'],
  ['2028-02-29', '2029-02-28'],
  ['2026-12-31', '2027-12-31'],
])('a token made on %s ends on %s at the latest', (today, last) => {
  expect(lastDayOfToken(today)).toBe(last)
})

it('a scope that only views or exports writes nothing else', () => {
  expect(mayWriteByToken(['view-submissions', 'export-data'])).toBe(false)
  expect(mayWriteByToken(['view-submissions', 'edit-submissions'])).toBe(true)
})
