import type { FastifyInstance } from 'fastify'
import { calendarApi } from '#core/contract/calendar.ts'
import type { CalendarSource } from '#server/calendar/calendar-source.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { deleteFeed, makeFeed, ownFeed, readFeed } from './calendar-feed-service.ts'
import { calendarOf } from './calendar-service.ts'

/** What happens on which day; each feature finds its own. */
export function calendarRoutes(app: FastifyInstance, hub: Hub, sources: readonly CalendarSource[]): void {
  mount(app, hub, calendarApi.get, {
    handle: ({ actor, query: { from, to, mine } }) =>
      calendarOf(hub, actor, { from, to, mine: mine === 'true' }, sources),
  })
  mount(app, hub, calendarApi.feed, { handle: ({ actor }) => ownFeed(hub, actor) })
  mount(app, hub, calendarApi.makeFeed, { handle: ({ actor, body }) => makeFeed(hub, actor, body) })
  mount(app, hub, calendarApi.deleteFeed, { handle: ({ actor }) => deleteFeed(hub, actor) })
  mount(app, hub, calendarApi.read, {
    handle: async ({ query: { token }, request }) => {
      const origin = hub.mailer?.publicUrl ?? `${request.protocol}://${request.host}`
      const content = await readFeed(hub, { token, origin, sources })
      return { fileName: 'hub.ics', contentType: 'text/calendar; charset=utf-8', content }
    },
  })
}
