import { expect, it } from 'vitest'
import { submissionStatusLabel, submissionStatusLabels } from './submission-status.ts'

it('calls what a register has accepted after that register', () => {
  expect(submissionStatusLabel('approved-eudamed')).toBe('Approved (EUDAMED)')
  expect(['EU', 'US', 'CH', 'CN'].map((market) => submissionStatusLabel('approved-eudamed', market))).toEqual(
    ['Approved (EUDAMED)', 'Approved (GUDID)', 'Approved (swissdamed)', 'Approved (NMPA UDI)'],
  )
  expect(submissionStatusLabel('approved-user', 'US')).toBe(submissionStatusLabels['approved-user'])
})
