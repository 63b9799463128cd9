import { findMarket } from '#core/code-lists/markets.ts'
import type { CalendarSource } from '#server/calendar/calendar-source.ts'
import { ownDeadlines } from './own-deadlines.ts'

/** Regulatory dates that concern, or may concern, devices of the hub. */
export const deadlineCalendar: CalendarSource = async (hub, _viewer, { from, to, mine }) => {
  if (mine) return []
  const dates = await ownDeadlines(hub, from)
  return dates
    .filter(({ lastDay, devices, unclear }) => lastDay >= from && lastDay <= to && devices + unclear > 0)
    .map(({ key, country, lastDay, scope }) => ({
      key: `deadline-${key}`,
      day: lastDay,
      kind: 'deadline' as const,
      title: scope,
      about: findMarket(country)?.country ?? country,
      ownerName: null,
      done: false,
      link: '/?tab=timelines',
    }))
}
