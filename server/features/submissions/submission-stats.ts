import { isoCodeOf } from '#core/code-lists/markets.ts'
import type { StatsPeriod } from '#core/contract/stats-periods.ts'
import type { SubmissionCounts, SubmissionStats } from '#core/contract/submission-stats.ts'
import type { StatusCounts } from '#core/contract/submissions.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import type { Hub } from '#server/platform/hub.ts'
import { type CountryCounts, countByCountry, countByStatus, countEver } from './submission-stats-queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const days: Record<StatsPeriod, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 }

/** Submissions created in a period that ends now, and in the one of the same length before it (D22). */
export async function submissionStats(hub: Hub, period: StatsPeriod): Promise<SubmissionStats> {
  const now = hub.now()
  const daysBack = (count: number) => new Date(now.getTime() - count * dayMs)
  const from = daysBack(days[period])
  const rows = await countByCountry(hub.db, { before: daysBack(2 * days[period]), from, to: now })
  const countries = [...new Set(rows.map((row) => row.country))].sort()
  return {
    period,
    from: from.toISOString(),
    to: now.toISOString(),
    ...compared(rows),
    byCountry: countries.map((country) => ({
      country,
      ...compared(rows.filter((row) => row.country === country)),
    })),
    ever: await countEver(hub.db),
  }
}

/** How many there are in each status, whenever created: of all markets, or of those named. */
export async function statusCounts(
  hub: Pick<Hub, 'db'>,
  countries: readonly string[] | undefined,
): Promise<StatusCounts> {
  const markets = countries?.map(isoCodeOf)
  const counts = new Map((await countByStatus(hub.db, markets)).map(({ status, count }) => [status, count]))
  const all = submissionStatuses.map((status) => [status, counts.get(status) ?? 0] as const)
  return {
    total: all.reduce((sum, [, count]) => sum + count, 0),
    byStatus: Object.fromEntries(all) as StatusCounts['byStatus'],
  }
}

function compared(rows: readonly CountryCounts[]) {
  return {
    current: sum(rows.filter((row) => row.isCurrent)),
    previous: sum(rows.filter((row) => !row.isCurrent)),
  }
}

function sum(rows: readonly SubmissionCounts[]): SubmissionCounts {
  const add = (of: keyof SubmissionCounts) => rows.reduce((total, row) => total + row[of], 0)
  return {
    total: add('total'),
    pending: add('pending'),
    approved: add('approved'),
    rejected: add('rejected'),
    failed: add('failed'),
  }
}
