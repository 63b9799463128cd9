import { z } from 'zod'
import { reasonText } from '#core/dictionary/reason.ts'
import { endpoint } from './endpoint.ts'
import { day, listQuery } from './list-query.ts'
import { signingFields } from './signing.ts'

/** The audit trail is looked through from time to time, and the look is signed (21 CFR 11.10(e); EU Annex 11, section 9). */

/** What stands out in a period, as a closed list; each is a search of the trail. */
export const standingOut = [
  'self-approved',
  'rights',
  'links',
  'ways-in',
  'settings',
  'security-alerts',
  'deletions',
  'lapsed',
  'undone-sendings',
  'restores',
  'corrected-after-approval',
] as const
export type StandingOut = (typeof standingOut)[number]

const period = { from: day, to: day }

/** A period of the trail, both days included (UTC). */
export const TrailPeriod = z.object({
  ...period,
  entries: z.int(),
  /** Numbers of the first and the last entry; null where there is none. */
  firstSeq: z.int().nullable(),
  lastSeq: z.int().nullable(),
  /** Hash of the last entry: the review is of the trail up to there, hex. */
  lastHash: z.string().nullable(),
  /** Refused sign-ins and requests that were counted. */
  refused: z.int(),
  found: z.array(
    z.object({
      what: z.enum(standingOut),
      count: z.int(),
      /** Numbers of the newest entries, fifty at most. */
      entries: z.array(z.int()),
    }),
  ),
})
export type TrailPeriod = z.infer<typeof TrailPeriod>

export const TrailReview = TrailPeriod.extend({
  id: z.int(),
  remarks: z.string(),
  reviewedBy: z.int(),
  /** As the reviewer was called then. */
  printedName: z.string(),
  username: z.string(),
  reviewedAt: z.string(),
})
export type TrailReview = z.infer<typeof TrailReview>

export const NewTrailReview = z
  .object({
    from: z.string('Choose the first day').pipe(day),
    to: z.string('Choose the last day').pipe(day),
    /** Of the period as it was shown: what is signed reaches as far, whatever was written since. */
    lastSeq: TrailPeriod.shape.lastSeq,
    lastHash: TrailPeriod.shape.lastHash,
    remarks: reasonText.refine(
      (text) => text.trim() !== '',
      'Describe what you looked at and what you found',
    ),
    ...signingFields,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first' })

export const TrailReviewQuery = listQuery(TrailReview, ['reviewedAt'], {})
export type TrailReviewQuery = z.output<typeof TrailReviewQuery>

export const trailReviewsApi = {
  look: endpoint({
    method: 'GET',
    path: '/api/audit-trail/period',
    access: 'view-submissions',
    summary: 'What stands out in a period of the trail; of the last 30 days where none is named',
    query: z.object({ from: day.optional(), to: day.optional() }),
    response: TrailPeriod,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/audit-trail/reviews',
    access: 'view-submissions',
    summary: 'Which periods were reviewed, by whom, and what was said; newest first',
    query: TrailReviewQuery,
    response: z.array(TrailReview),
    list: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/audit-trail/reviews',
    access: 'approve-submissions',
    signedInOnly: true,
    summary: 'Sign that a period of the trail was reviewed, up to the entry that was shown last',
    body: NewTrailReview,
    response: TrailReview,
    status: 201,
  }),
}
