import { z } from 'zod'
import { statsPeriods } from './stats-periods.ts'

/** Submissions by group of status; drafts are in the total only. */
export const SubmissionCounts = z.object({
  total: z.int(),
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  /** Failed validation. */
  failed: z.int(),
})
export type SubmissionCounts = z.infer<typeof SubmissionCounts>

const Compared = { current: SubmissionCounts, previous: SubmissionCounts }

export const SubmissionStats = z.object({
  period: z.enum(statsPeriods),
  /** The period ends now; the one before it ends where it starts and is as long. */
  from: z.string(),
  to: z.string(),
  ...Compared,
  /** Countries with submissions in either period. */
  byCountry: z.array(z.object({ country: z.string(), ...Compared })),
  /** Whenever created. */
  ever: z.int(),
})
export type SubmissionStats = z.infer<typeof SubmissionStats>
