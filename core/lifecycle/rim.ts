import { daysUntil } from './expiry.ts'

/** What the regulatory information view computes (specification, document 3 section 4; S3-OPEN-22, S3-OPEN-23). */

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
  /** The target date is before today. */
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
    overdueTasks: count(({ targetDate }) => targetDate !== null && daysUntil(targetDate, today) < 0),
    complianceIssues: ofStatus('expired', 'non-compliant'),
    successRate: share(approved, approved + rejected),
    averageReviewDays:
      reviews.length === 0 ? null : Math.round(reviews.reduce((sum, days) => sum + days, 0) / reviews.length),
    complianceScore: share(ofStatus('compliant'), complianceStatuses.length),
    costSavings: savingPerApproval === null ? null : approved * savingPerApproval,
  }
}
