import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calendarApi } from '#core/contract/calendar.ts'
import { call } from '#web/platform/api-client.ts'

/** What happens on which day, and the address under which other calendars read it. */

interface CalendarDays {
  readonly from: string
  readonly to: string
  readonly mine: boolean
}

export const calendarQuery = ({ from, to, mine }: CalendarDays) =>
  queryOptions({
    queryKey: ['calendar', from, to, mine] as const,
    queryFn: ({ signal }) =>
      call(calendarApi.get, { query: { from, to, ...(mine && { mine: 'true' as const }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar', 'feed'] as const,
  queryFn: ({ signal }) => call(calendarApi.feed, { signal }),
  staleTime: 0,
})

export const makeCalendarFeed = (onlyMine: boolean) => call(calendarApi.makeFeed, { body: { onlyMine } })
export const deleteCalendarFeed = () => call(calendarApi.deleteFeed)
