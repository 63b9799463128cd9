import { type Calendar, type CalendarEntry, mostCalendarEntries } from '#core/contract/calendar.ts'
import type { CalendarSource, CalendarWindow } from '#server/calendar/calendar-source.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'

/** Everything of the days asked for, day by day; of too much the first days. */
export async function calendarOf(
  hub: Hub,
  viewer: Actor,
  window: Omit<CalendarWindow, 'atMost'>,
  sources: readonly CalendarSource[],
): Promise<Calendar> {
  const atMost = mostCalendarEntries + 1
  const found = await Promise.all(sources.map((source) => source(hub, viewer, { ...window, atMost })))
  const entries = found.flat().toSorted(byDay)
  return { entries: entries.slice(0, mostCalendarEntries), isCut: entries.length > mostCalendarEntries }
}

function byDay(a: CalendarEntry, b: CalendarEntry): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return a.title < b.title ? -1 : a.title > b.title ? 1 : 0
}
