import { sql } from 'kysely'
import type { TrailPeriod, TrailReview, TrailReviewQuery } from '#core/contract/trail-reviews.ts'
import { anywhere } from '#server/database/expressions.ts'
import { defineList, type Properties, type Property } from '#server/lists/list.ts'
import { column, instant } from '#server/lists/properties.ts'
import type { Unit } from '#server/platform/hub.ts'

export interface ReviewRow {
  readonly id: number
  readonly period: TrailPeriod
  readonly remarks: string
  readonly reviewed_by: number
  readonly printed_name: string
  readonly username: string
  readonly reviewed_at: Date
}

const as = column<ReviewRow>()
const at = instant<ReviewRow>()
const ofPeriod = <Name extends keyof TrailPeriod>(name: Name): Property<ReviewRow, TrailPeriod[Name]> => ({
  from: ['period'],
  value: ({ period }) => period[name],
})

export const reviewProperties: Properties<ReviewRow, TrailReview> = {
  id: as('id'),
  from: ofPeriod('from'),
  to: ofPeriod('to'),
  entries: ofPeriod('entries'),
  firstSeq: ofPeriod('firstSeq'),
  lastSeq: ofPeriod('lastSeq'),
  lastHash: ofPeriod('lastHash'),
  refused: ofPeriod('refused'),
  found: ofPeriod('found'),
  remarks: as('remarks'),
  reviewedBy: as('reviewed_by'),
  printedName: as('printed_name'),
  username: as('username'),
  reviewedAt: { from: ['reviewed_at'], value: (row, viewer) => at('reviewed_at').value(row, viewer) ?? '' },
}

export const reviewList = defineList<ReviewRow, TrailReview, TrailReviewQuery>()({
  table: 'trail_reviews',
  key: 'id',
  properties: reviewProperties,
  sorts: { reviewedAt: { by: sql`reviewed_at` } },
  defaultSort: '-reviewedAt',
  filters: {},
  search: (text) =>
    sql`(lower(remarks) like ${anywhere(text)} or lower(printed_name) like ${anywhere(text)})`,
  changes: null,
})

export async function insertReview(
  { tx, now }: Pick<Unit, 'tx' | 'now'>,
  review: Pick<ReviewRow, 'period' | 'remarks' | 'reviewed_by' | 'printed_name' | 'username'>,
): Promise<ReviewRow> {
  return tx
    .insertInto('trail_reviews')
    .values({ ...review, period: JSON.stringify(review.period), reviewed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}
