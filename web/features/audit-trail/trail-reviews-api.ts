import { queryOptions } from '@tanstack/react-query'
import { trailReviewsApi } from '#core/contract/trail-reviews.ts'
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

export const signReview = (days: Days, remarks: string, given: SigningGiven) =>
  call(trailReviewsApi.create, { body: { ...days, remarks, ...given } })
