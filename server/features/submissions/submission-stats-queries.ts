import { sql } from 'kysely'
import type { SubmissionCounts } from '#core/contract/submission-stats.ts'
import { submissionStatusGroups } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'

export interface CountryCounts extends SubmissionCounts {
  readonly country: string
  /** Created after `from`; otherwise in the period before. */
  readonly isCurrent: boolean
}

/** Submissions created after `before` and not after `to`, by country and by side of `from`. */
export async function countByCountry(
  db: Db,
  { before, from, to }: { before: Date; from: Date; to: Date },
): Promise<CountryCounts[]> {
  const counted = (group: keyof typeof submissionStatusGroups) =>
    sql`(count(*) filter (where status = any(${[...submissionStatusGroups[group]]}::text[])))::int`
  const result = await sql<CountryCounts>`
    select market as country, created_at > ${from} as "isCurrent", count(*)::int as total,
      ${counted('pending')} as pending, ${counted('approved')} as approved, ${counted('rejected')} as rejected,
      ${counted('failed')} as failed
    from submissions where created_at > ${before} and created_at <= ${to}
    group by 1, 2`.execute(db)
  return result.rows
}

export async function countEver(db: Db): Promise<number> {
  const result = await sql<{ count: number }>`select count(*)::int as count from submissions`.execute(db)
  return result.rows[0]?.count ?? 0
}

export async function countByStatus(
  db: Db,
  markets: readonly string[] | undefined,
): Promise<{ status: string; count: number }[]> {
  const of = markets ? sql`where market = any(${[...markets]}::text[])` : sql``
  const result = await sql<{ status: string; count: number }>`
    select status, count(*)::int as count from submissions ${of} group by status`.execute(db)
  return result.rows
}
