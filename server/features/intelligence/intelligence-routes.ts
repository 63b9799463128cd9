import type { FastifyInstance } from 'fastify'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import type { RegulatoryNews } from '#core/contract/regulatory-news.ts'
import type { RegulatoryUpdate } from '#core/contract/regulatory-updates.ts'
import { figuresOf } from '#core/intelligence/analytics.ts'
import { scopeOf } from '#core/intelligence/update-scope.ts'
import { affectedList } from '#server/impact/affected-list-queries.ts'
import { impactsNow } from '#server/impact/impacts.ts'
import type { ScopeRow } from '#server/impact/scope-queries.ts'
import { filedAs } from '#server/lists/list.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { todayOf } from '#server/platform/day.ts'
import { notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { createAlert, listAlerts, removeAlert, requireAlert, updateAlert } from './alert-service.ts'
import { addFeed, changeFeed, listFeeds, requireFeed } from './feed-service.ts'
import {
  countUnread,
  findUpdate,
  lastAsked,
  newestUpdate,
  newsProperties,
  type UpdateRow,
  updateCounts,
  updateProperties,
  updatesAfter,
} from './intelligence-queries.ts'
import { markAllRead, markRead, noteAsked } from './intelligence-writes.ts'
import { presentLastRefresh, startRefresh } from './refresh-service.ts'
import { changeScope, presentWithScope, requireScope } from './scope-service.ts'
import { updateListFor } from './update-list.ts'

/** Regulatory updates and alerts (decision D25). */
export function intelligenceRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, intelligenceApi.updates, {
    handle: async ({ actor, query }) => answerList(hub, actor, await updateListFor(hub, query), query),
  })
  mount(app, hub, intelligenceApi.updatesExport, {
    handle: async ({ actor, query }) =>
      exportList(hub, actor, await updateListFor(hub, { affects: query.affects }), query),
  })
  mount(app, hub, intelligenceApi.readAll, {
    handle: async ({ actor }) => ({ marked: await markAllRead(hub.db, actor.id, hub.now()) }),
  })
  mount(app, hub, intelligenceApi.read, {
    subject: ({ params }) => requireUpdate(hub, params.id),
    handle: async ({ actor, params }) => {
      await markRead(hub.db, actor.id, params.id, hub.now())
      return present(hub, await requireUpdate(hub, params.id), actor)
    },
  })
  mount(app, hub, intelligenceApi.analytics, {
    handle: async ({ actor }) => ({
      ...figuresOf(await updateCounts(hub.db), todayOf(hub)),
      unreadCount: await countUnread(hub.db, actor.id),
    }),
  })
  mount(app, hub, intelligenceApi.realTime, { handle: ({ actor }) => whatIsNew(hub, actor) })
  mountImpact(app, hub)
  mountAlerts(app, hub)
  mountFeeds(app, hub)
}

/** What updates concern, and which devices they affect (decision D141). */
function mountImpact(app: FastifyInstance, hub: Hub): void {
  const subject = ({ params }: { params: { id: number } }) => requireScope(hub, params.id)
  const listOf = async (row: ScopeRow) => affectedList((await impactsNow(hub)).devicesOf(scopeOf(row)))
  mount(app, hub, intelligenceApi.update, {
    subject,
    handle: ({ actor, params }) => presentWithScope(hub, actor, params.id),
  })
  mount(app, hub, intelligenceApi.changeScope, {
    subject,
    handle: ({ actor, params, body }) => changeScope(hub, actor, params.id, body),
  })
  mount(app, hub, intelligenceApi.devices, {
    subject,
    handle: async ({ actor, query, subject: row }) => answerList(hub, actor, await listOf(row), query),
  })
  mount(app, hub, intelligenceApi.devicesExport, {
    subject,
    handle: async ({ actor, params, query, subject: row }) =>
      exportList(hub, actor, filedAs(await listOf(row), `affected-devices-update-${params.id}`), query),
  })
}

function mountAlerts(app: FastifyInstance, hub: Hub): void {
  const own = ({ actor, params }: { actor: Actor; params: { id: number } }) =>
    requireAlert(hub, actor, params.id)
  mount(app, hub, intelligenceApi.alerts, { handle: ({ actor }) => listAlerts(hub, actor) })
  mount(app, hub, intelligenceApi.createAlert, {
    handle: ({ actor, body }) => createAlert(hub, actor, body),
  })
  mount(app, hub, intelligenceApi.updateAlert, {
    subject: own,
    handle: ({ actor, params, body }) => updateAlert(hub, actor, params.id, body),
  })
  mount(app, hub, intelligenceApi.deleteAlert, {
    subject: own,
    handle: ({ actor, subject: row }) => removeAlert(hub, actor, row),
  })
}

function mountFeeds(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, intelligenceApi.refresh, { handle: ({ actor }) => startRefresh(hub, actor.id) })
  mount(app, hub, intelligenceApi.lastRefresh, { handle: () => presentLastRefresh(hub) })
  mount(app, hub, intelligenceApi.feeds, { handle: () => listFeeds(hub) })
  mount(app, hub, intelligenceApi.addFeed, { handle: ({ actor, body }) => addFeed(hub, actor, body) })
  mount(app, hub, intelligenceApi.changeFeed, {
    subject: ({ params }) => requireFeed(hub, params.id),
    handle: ({ actor, params, body }) => changeFeed(hub, actor, params.id, body),
  })
}

const present = async (hub: Hub, row: UpdateRow, actor: Actor): Promise<RegulatoryUpdate> =>
  presentWhole(row, actor, updateProperties(await impactsNow(hub)))

async function requireUpdate(hub: Hub, id: number): Promise<UpdateRow> {
  const row = await findUpdate(hub.db, id)
  if (!row) throw notFound('This update does not exist')
  return row
}

const mostNews = 200

/** On the first request nothing counts as news. A token leaves no mark: its person is told of the same updates. */
async function whatIsNew(hub: Hub, actor: Actor): Promise<RegulatoryNews[]> {
  return inTransaction(hub, null, async (unit) => {
    const before = await lastAsked(unit.tx, actor.id)
    const newest = await newestUpdate(unit.tx)
    const news = before ? await updatesAfter(unit.tx, before.last_update, mostNews) : []
    if (!actor.byToken) await noteAsked(unit, actor.id, Math.max(newest, news[0]?.id ?? 0))
    return news.map((row) => presentWhole(row, actor, newsProperties))
  })
}
