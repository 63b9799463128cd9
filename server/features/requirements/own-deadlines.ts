import { markets } from '#core/code-lists/markets.ts'
import type { OwnDeadline } from '#core/contract/deadlines.ts'
import { classesOf } from '#core/intelligence/market-classes.ts'
import { concernedBy, deadlinesOn, milestoneKey } from '#core/markets/requirements/deadlines.ts'
import { type DutyDate, dutyDateOf } from '#core/markets/requirements/duty-date.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
import { evidenceOf, isStale } from '#core/markets/requirements/requirement.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { countFirst } from '#server/standing/readiness-count.ts'
import { devicesByMarket } from './deadline-queries.ts'

const codes = markets.map(({ code }) => code)

/** The upcoming dates, each with the devices of this hub that it concerns. */
export async function ownDeadlines(hub: Hub): Promise<OwnDeadline[]> {
  const today = todayOf(hub)
  const coming = deadlinesOn(today).filter(({ daysLeft }) => daysLeft >= 0)
  const asked = [...new Set(coming.map(({ market }) => market.code))]
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

/** By market, the day by which its devices that are not registered yet have to be, and how many it certainly concerns. */
export async function dutyDates(hub: Hub): Promise<ReadonlyMap<string, DutyDate>> {
  const today = todayOf(hub)
  const asked = globalRequirements.map(({ code }) => code)
  await countFirst(hub)
  const groups = await devicesByMarket(hub.db, codes, asked)
  const found = globalRequirements.flatMap((market) => {
    const open = groups
      .filter(({ country }) => country === market.code)
      .map((group) => ({ ...group, devices: group.unregistered }))
    const classes = classesOf(market.code)
    const date = dutyDateOf(market, open, today, classes)
    if (!date) return []
    const { milestone, lastDay, daysLeft } = date
    const { devices } = concernedBy(market, milestone, open, classes)
    return [
      [
        market.code,
        { day: lastDay, daysLeft, scope: milestone.scope, duty: milestone.duty, devices },
      ] as const,
    ]
  })
  return new Map(found)
}
