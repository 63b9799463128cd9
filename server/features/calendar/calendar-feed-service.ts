import type { CalendarFeed } from '#core/contract/calendar.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { permissionsOf } from '#core/lifecycle/permissions.ts'
import { rulesOf } from '#core/lifecycle/settings.ts'
import { lastDayOfToken } from '#core/lifecycle/token-permissions.ts'
import type { CalendarSource } from '#server/calendar/calendar-source.ts'
import { dayOf } from '#server/platform/day.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { hashOfToken, newToken } from '#server/platform/session.ts'
import {
  deleteFeedOf,
  type FeedRow,
  feedByToken,
  feedOf,
  noteRead,
  storeFeed,
} from './calendar-feed-queries.ts'
import { calendarOf } from './calendar-service.ts'

/** The address under which another program reads somebody's calendar without signing in (decision D142). */

const present = (row: FeedRow): CalendarFeed => ({
  onlyMine: row.only_mine,
  createdAt: row.created_at.toISOString(),
  expiresOn: row.expires_on,
  lastReadAt: row.last_read_at?.toISOString() ?? null,
})

export async function ownFeed(hub: Hub, actor: Actor): Promise<{ feed: CalendarFeed | null }> {
  const row = await feedOf(hub.db, actor.id)
  return { feed: row ? present(row) : null }
}

/** Answers the address once; only its hash is stored. */
export async function makeFeed(
  hub: Hub,
  actor: Actor,
  { onlyMine }: { readonly onlyMine: boolean },
): Promise<{ feed: CalendarFeed; path: string }> {
  const token = newToken()
  return inTransaction(hub, actor, async (unit) => {
    const today = dayOf(unit.now)
    const row = {
      user_id: actor.id,
      token_hash: hashOfToken(token),
      only_mine: onlyMine,
      created_at: unit.now,
      expires_on: lastDayOfToken(today),
      last_read_at: null,
    }
    await storeFeed(unit.tx, row)
    unit.record({
      action: 'created',
      entityType: 'api-token',
      entityId: null,
      changesData: { actionNotes: `Calendar address of ${actor.name}, until ${row.expires_on}` },
    })
    return { feed: present(row), path: `/api/calendar/hub.ics?${new URLSearchParams({ token })}` }
  })
}

export async function deleteFeed(hub: Hub, actor: Actor): Promise<{ feed: CalendarFeed | null }> {
  return inTransaction(hub, actor, async (unit) => {
    if (await deleteFeedOf(unit.tx, actor.id))
      unit.record({
        action: 'deleted',
        entityType: 'api-token',
        entityId: null,
        changesData: { actionNotes: `Calendar address of ${actor.name}` },
      })
    return { feed: null }
  })
}

/** Days before today and after it that other calendars get. */
const daysBack = 60
const daysAhead = 400 - daysBack

/** How often the last reading is noted at most. */
const noteAfterMs = 60_000

interface Reading {
  readonly token: string
  /** Where the hub is for people. */
  readonly origin: string
  readonly sources: readonly CalendarSource[]
}

/** The calendar as its owner may see it now; an address that has ended is not there. */
export async function readFeed(hub: Hub, { token, origin, sources }: Reading): Promise<string> {
  const now = hub.now()
  const today = dayOf(now)
  const row = await feedByToken(hub.db, hashOfToken(token))
  const rules = row && rulesOf(row.settings, hub)
  const permissions = row && rules ? permissionsOf(row.roles, row.extra_permissions, rules) : []
  if (!row || !rules || !row.is_active || row.expires_on < today || !permissions.includes('view-submissions'))
    throw notFound('This calendar address does not exist, or has ended')
  const name = `${row.first_name} ${row.last_name}`
  const viewer: Actor = { id: row.id, name, username: row.username, roles: row.roles, permissions, rules }
  const window = { from: dayAfter(today, -daysBack), to: dayAfter(today, daysAhead), mine: row.only_mine }
  const { entries } = await calendarOf(hub, viewer, window, sources)
  if (now.getTime() - (row.last_read_at?.getTime() ?? 0) > noteAfterMs) await noteRead(hub.db, row.id, now)
  const { icalOf } = await import('./ical.ts')
  return icalOf(entries, { origin, now })
}
