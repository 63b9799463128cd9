import type { Issue } from '#core/contract/problem.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { daysUntil } from './expiry.ts'

/** What the regulatory information view computes (specification, document 3 section 4; S3-OPEN-22, S3-OPEN-23). */

/** What an authority has decided on: such a project has no deadline any more. */
export const decidedStatuses = ['approved', 'rejected'] as const

export const isDecided = (status: unknown): boolean => decidedStatuses.some((decided) => decided === status)

/** Days to the target date, negative once it has passed; null where none is left to be met. */
export const daysToDeadline = (
  { status, targetDate }: { readonly status: string | null; readonly targetDate: string | null },
  today: string,
): number | null => (targetDate === null || isDecided(status) ? null : daysUntil(targetDate, today))

/** Dates that cannot be. What was stored before and is not touched stays as it is. */
export function wrongInProject(before: AnyDocument, after: AnyDocument, today: string): Issue[] {
  const { submissionDate, decisionDate } = after
  const isGiven = (id: 'submissionDate' | 'decisionDate') => after[id] !== before[id]
  const future = (id: 'submissionDate' | 'decisionDate', message: string): Issue[] => {
    const day = after[id]
    return typeof day === 'string' && day > today && isGiven(id) ? [{ path: id, message }] : []
  }
  const issues = [
    ...future('submissionDate', 'The submission date cannot be in the future. Plan it with the target date.'),
    ...future('decisionDate', 'The decision date cannot be in the future'),
  ]
  if (typeof submissionDate !== 'string' || typeof decisionDate !== 'string') return issues
  if (decisionDate >= submissionDate || !(isGiven('submissionDate') || isGiven('decisionDate'))) return issues
  const message = `The decision cannot be earlier than the submission on ${submissionDate}`
  return [...issues.filter(({ path }) => path !== 'decisionDate'), { path: 'decisionDate', message }]
}

export interface RimFacts {
  readonly status: string
  readonly targetDate: string | null
  readonly submissionDate: string | null
  readonly decisionDate: string | null
}

export interface RimCounts {
  readonly totalSubmissions: number
  /** Not approved. */
  readonly activeSubmissions: number
  /** The target date is before today, and nobody has decided yet. */
  readonly overdueTasks: number
  /** Expired or non-compliant items. */
  readonly complianceIssues: number
  /** Approved ones of those decided, in per cent; null while nothing is decided. */
  readonly successRate: number | null
  /** Mean days from submission to decision; null while none has both. */
  readonly averageReviewDays: number | null
  /** Compliant items of all, in per cent; null without items. */
  readonly complianceScore: number | null
  /** Approved submissions times what one saves; null until the settings say how much that is. */
  readonly costSavings: number | null
}

export interface RimBasis {
  readonly submissions: readonly RimFacts[]
  readonly complianceStatuses: readonly string[]
  /** YYYY-MM-DD */
  readonly today: string
  readonly savingPerApproval: number | null
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100)

export function countRim({ submissions, complianceStatuses, today, savingPerApproval }: RimBasis): RimCounts {
  const count = (is: (one: RimFacts) => boolean) => submissions.filter(is).length
  const approved = count(({ status }) => status === 'approved')
  const rejected = count(({ status }) => status === 'rejected')
  const reviews = submissions.flatMap(({ submissionDate, decisionDate }) => {
    const days = submissionDate && decisionDate ? daysUntil(decisionDate, submissionDate) : -1
    return days < 0 ? [] : [days]
  })
  const ofStatus = (...statuses: string[]) =>
    complianceStatuses.filter((status) => statuses.includes(status)).length
  return {
    totalSubmissions: submissions.length,
    activeSubmissions: submissions.length - approved,
    overdueTasks: count((one) => (daysToDeadline(one, today) ?? 0) < 0),
    complianceIssues: ofStatus('expired', 'non-compliant'),
    successRate: share(approved, approved + rejected),
    averageReviewDays:
      reviews.length === 0 ? null : Math.round(reviews.reduce((sum, days) => sum + days, 0) / reviews.length),
    complianceScore: share(ofStatus('compliant'), complianceStatuses.length),
    costSavings: savingPerApproval === null ? null : approved * savingPerApproval,
  }
}
