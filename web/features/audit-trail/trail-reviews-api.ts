import { queryOptions } from '@tanstack/react-query'
import { type TrailPeriod, trailReviewsApi } from '#core/contract/trail-reviews.ts'
import type { SigningGiven } from '#web/approval/signing.tsx'
import { call, callList } from '#web/platform/api-client.ts'

interface Days {
  readonly from: string
  readonly to: string
}

export const periodQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['audit-trail', 'period', from, to] as const,
    queryFn: ({ signal }) => call(trailReviewsApi.look, { query: { from, to }, signal }),
    enabled: from !== '' && to !== '' && from <= to,
    staleTime: 0,
  })

export const reviewsQuery = queryOptions({
  queryKey: ['audit-trail', 'reviews'] as const,
  queryFn: ({ signal }) => callList(trailReviewsApi.list, { query: { limit: 20 }, signal }),
  staleTime: 0,
})

/** Of the period as it is shown. */
export const signReview = (
  { from, to, lastSeq, lastHash }: TrailPeriod,
  remarks: string,
  given: SigningGiven,
) => call(trailReviewsApi.create, { body: { from, to, lastSeq, lastHash, remarks, ...given } })
