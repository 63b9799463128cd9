import type { FastifyInstance } from 'fastify'
import { type Notifications, notificationsApi } from '#core/contract/notifications.ts'
import { notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { countUnread, hasNotification, markRead, newestOf } from './notification-queries.ts'

/** Upper limit of notifications. */
const shown = 50

/** Read marks are personal and not part of the audit trail. */
export function notificationRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, notificationsApi.list, { handle: ({ actor }) => notificationsOf(hub, actor) })
  mount(app, hub, notificationsApi.read, {
    // Treat other users’ items as not found.
    subject: async ({ actor, params }) => {
      if (!(await hasNotification(hub.db, actor.id, params.id)))
        throw notFound('This notification does not exist')
    },
    handle: async ({ actor, params }) => {
      await markRead(hub.db, actor.id, params.id, hub.now())
      return notificationsOf(hub, actor)
    },
  })
  mount(app, hub, notificationsApi.readAll, {
    handle: async ({ actor }) => {
      await markRead(hub.db, actor.id, null, hub.now())
      return notificationsOf(hub, actor)
    },
  })
}

async function notificationsOf(hub: Hub, actor: Actor): Promise<Notifications> {
  const rows = await newestOf(hub.db, actor.id, shown)
  return {
    unread: await countUnread(hub.db, actor.id),
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      body: row.body,
      link: row.link,
      createdAt: row.created_at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
    })),
  }
}
