import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day } from './list-query.ts'

/** What happens on which day: tasks, projects, certificates, regulatory deadlines (decision D142). */

export const calendarKinds = [
  'task',
  'milestone',
  'question',
  'target',
  'submission',
  'decision',
  'compliance',
  'certification',
  'certificate',
  'certificate-lost',
  'deadline',
  'assessment',
] as const
export type CalendarKind = (typeof calendarKinds)[number]

export const CalendarEntry = z.object({
  /** The same for the same thing, whatever its day. */
  key: z.string(),
  /** YYYY-MM-DD */
  day: z.string(),
  kind: z.enum(calendarKinds),
  title: z.string(),
  /** What it belongs to: a project, an operator, a market. */
  about: z.string().nullable(),
  ownerName: z.string().nullable(),
  /** Nothing has to be done any more. */
  done: z.boolean(),
  /** Where it is in this interface. */
  link: z.string(),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

/** Days a calendar is asked for at once, and entries it answers. */
export const longestCalendar = 400
export const mostCalendarEntries = 2000

const CalendarQuery = z
  .strictObject({
    from: day,
    to: day,
    /** What one owns oneself, and nothing else. */
    mine: z.literal('true').optional(),
  })
  .superRefine(({ from, to }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message })
    if (to < from) wrong(`The last day cannot be earlier than the first, ${from}`)
    else if ((Date.parse(to) - Date.parse(from)) / 86_400_000 > longestCalendar)
      wrong(`Ask for ${longestCalendar} days at most`)
  })

export const Calendar = z.object({
  entries: z.array(CalendarEntry),
  /** There are more than were answered. */
  isCut: z.boolean(),
})
export type Calendar = z.infer<typeof Calendar>

export const CalendarFeed = z.object({
  onlyMine: z.boolean(),
  createdAt: z.string(),
  expiresOn: z.string(),
  lastReadAt: z.string().nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

const own = { access: 'view-submissions', signedInOnly: true } as const

export const calendarApi = {
  get: endpoint({
    method: 'GET',
    access: 'view-submissions',
    path: '/api/calendar',
    summary: 'What is due, and what happened, in a number of days',
    query: CalendarQuery,
    response: Calendar,
  }),
  feed: endpoint({
    method: 'GET',
    ...own,
    path: '/api/calendar/feed',
    summary: 'Whether one has an address for other calendars; never the address itself',
    response: z.object({ feed: CalendarFeed.nullable() }),
  }),
  makeFeed: endpoint({
    method: 'POST',
    ...own,
    path: '/api/calendar/feed',
    summary: 'A new address for other calendars, shown once; the one before ends',
    body: z.object({ onlyMine: z.boolean() }),
    response: z.object({
      feed: CalendarFeed,
      /** Path and query; behind the address of the hub. */
      path: z.string(),
    }),
    status: 201,
  }),
  deleteFeed: endpoint({
    method: 'DELETE',
    ...own,
    path: '/api/calendar/feed',
    summary: 'End the address for other calendars',
    response: z.object({ feed: CalendarFeed.nullable() }),
  }),
  /** The token stands in the query, which no log is told. */
  read: endpoint({
    method: 'GET',
    access: 'public',
    path: '/api/calendar/hub.ics',
    summary: 'The calendar of whoever made the address, as iCalendar (RFC 5545)',
    query: z.strictObject({ token: z.string().max(200) }),
    response: 'file',
  }),
}
