import { markets } from '#core/code-lists/markets.ts'
import type { OwnDeadline } from '#core/contract/deadlines.ts'
import { classesOf } from '#core/intelligence/market-classes.ts'
import { concernedBy, deadlinesOn, milestoneKey } from '#core/markets/requirements/deadlines.ts'
import { evidenceOf, isStale } from '#core/markets/requirements/requirement.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { countFirst } from '#server/standing/readiness-count.ts'
import { devicesByMarket } from './deadline-queries.ts'

/** The upcoming dates, each with the devices of this hub that it concerns. */
export async function ownDeadlines(hub: Hub): Promise<OwnDeadline[]> {
  const today = todayOf(hub)
  const coming = deadlinesOn(today).filter(({ daysLeft }) => daysLeft >= 0)
  const asked = [...new Set(coming.map(({ market }) => market.code))]
  const codes = markets.map(({ code }) => code)
  const { isBeside } = await countFirst(hub)
  const groups = await devicesByMarket(hub.db, codes, asked)
  return coming.map(({ market, milestone, lastDay, daysLeft }) => {
    const { date, duty, scope } = milestone
    const { source, url = null, confidence, confirmedOn } = evidenceOf(market.requirements, milestone)
    return {
      ...{ key: milestoneKey(market.code, milestone), country: market.code },
      ...{ date, lastDay, daysLeft, duty, scope, source, url, confidence, confirmedOn },
      stale: isStale(confirmedOn, today),
      ...concernedBy(
        market,
        milestone,
        groups.filter(({ country }) => country === market.code),
        classesOf(market.code),
      ),
      ...(isBeside && { ready: null }),
    }
  })
}
