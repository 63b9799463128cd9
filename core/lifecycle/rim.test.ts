import { expect, it } from 'vitest'
import { countRim, type RimFacts } from './rim.ts'

const today = '2026-11-22'
const facts = (status: string, rest: Partial<RimFacts> = {}): RimFacts => ({
  status,
  targetDate: null,
  submissionDate: null,
  decisionDate: null,
  ...rest,
})
const basis = { today, savingPerApproval: null, submissions: [], complianceStatuses: [] }

it('counts submissions, overdue ones and issues; today is not overdue [S3-4-30, S3-4-31, S3-4-32, S3-4-33, S3-OPEN-22]', () => {
  const submissions = [
    facts('draft', { targetDate: '2026-11-21' }),
    facts('draft', { targetDate: '2026-11-22' }),
    facts('approved', { targetDate: '2026-11-22' }),
    // Nothing is left to be met by what was decided.
    facts('rejected', { targetDate: '2026-11-20' }),
    facts('approved', { targetDate: '2026-11-20' }),
    facts('under-review'),
  ]
  const complianceStatuses = ['compliant', 'expired', 'non-compliant', 'pending']
  expect(countRim({ ...basis, submissions, complianceStatuses })).toMatchObject({
    totalSubmissions: 6,
    activeSubmissions: 4,
    overdueTasks: 1,
    complianceIssues: 2,
  })
})

it('computes its tiles from what is stored, and nothing from nothing [S3-9-33, S3-9-34, S3-9-35, S3-9-36, S3-OPEN-23]', () => {
  expect(countRim(basis)).toMatchObject({
    successRate: null,
    averageReviewDays: null,
    complianceScore: null,
    costSavings: null,
  })
  const submissions = [
    facts('approved', { submissionDate: '2026-01-01', decisionDate: '2026-01-31' }),
    facts('approved', { submissionDate: '2026-01-01', decisionDate: '2026-03-02' }),
    facts('rejected', { submissionDate: '2026-02-01' }),
    facts('draft'),
  ]
  const complianceStatuses = ['compliant', 'compliant', 'expired']
  expect(countRim({ ...basis, submissions, complianceStatuses, savingPerApproval: 25_000 })).toMatchObject({
    successRate: 67,
    averageReviewDays: 45,
    complianceScore: 67,
    costSavings: 50_000,
  })
})
