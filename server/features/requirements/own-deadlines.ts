import { markets } from '#core/code-lists/markets.ts'
import type { OwnDeadline } from '#core/contract/deadlines.ts'
import { classesOf } from '#core/intelligence/market-classes.ts'
import { concernedBy, deadlinesOn, milestoneKey } from '#core/markets/requirements/deadlines.ts'
import { type DutyDate, dutiesToTell, dutyDateOf } from '#core/markets/requirements/duty-date.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
import { evidenceOf, isStale } from '#core/markets/requirements/requirement.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { countFirst } from '#server/standing/readiness-count.ts'
import { devicesByMarket, unregisteredByMarket } from './deadline-queries.ts'

const codes = markets.map(({ code }) => code)

/** The upcoming dates, or all since a day, each with the devices of this hub that it concerns. */
export async function ownDeadlines(hub: Hub, since?: string): Promise<OwnDeadline[]> {
  const today = todayOf(hub)
  const first = since === undefined || since > today ? today : since
  const dated = deadlinesOn(today).filter(({ lastDay }) => lastDay >= first)
  const asked = [...new Set(dated.map(({ market }) => market.code))]
  const { isBeside } = await countFirst(hub)
  const groups = await devicesByMarket(hub.db, codes, asked)
  return dated.map(({ market, milestone, lastDay, daysLeft }) => {
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
  const asked = globalRequirements.filter((market) => dutiesToTell(market).length > 0)
  await countFirst(hub)
  const groups = await unregisteredByMarket(
    hub.db,
    codes,
    asked.map(({ code }) => code),
  )
  const found = asked.flatMap((market) => {
    const own = groups.filter(({ country }) => country === market.code)
    const date = dutyDateOf(market, own, today, classesOf(market.code))
    if (!date) return []
    const { milestone, lastDay, daysLeft, devices } = date
    const { scope, duty } = milestone
    return [[market.code, { day: lastDay, daysLeft, scope, duty, devices }] as const]
  })
  return new Map(found)
}
