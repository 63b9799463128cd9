import type { CalendarEntry } from '#core/contract/calendar.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'

/** The days asked for, YYYY-MM-DD, both of them included. */
export interface CalendarWindow {
  readonly from: string
  readonly to: string
  /** Only what the viewer owns. */
  readonly mine: boolean
  /** No source answers more. */
  readonly atMost: number
}

/** What one feature has in a calendar, in the order of days; each feature finds its own. */
export type CalendarSource = (
  hub: Hub,
  viewer: Actor,
  window: CalendarWindow,
) => Promise<readonly CalendarEntry[]>
