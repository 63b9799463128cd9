import type { FeedRefresh } from '#core/contract/intelligence-feeds.ts'
import { classify, countryNamedIn, isAboutDevices } from '#core/intelligence/classify.ts'
import { scopeInText } from '#core/intelligence/scope-in-text.ts'
import { international } from '#core/intelligence/update-lists.ts'
import { dayOf } from '#server/platform/day.ts'
import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { tellOfMatches } from './alert-telling.ts'
import { type Asked, askFeed } from './ask-feed.ts'
import {
  advanceRefresh,
  enabledFeeds,
  type FeedRow,
  finishRefresh,
  insertRefresh,
  lastRefresh,
  lockRefreshes,
  noteAnswer,
  type RefreshRow,
  refreshTimes,
} from './feed-queries.ts'
import { insertUpdates, type NewUpdate } from './intelligence-writes.ts'
import { foundBy } from './matching.ts'
import type { FeedEntry } from './read-feed.ts'
import { searchTextOf } from './search-text.ts'

/** Feeds are checked once a day, by one server, and on request (decision D25). */

const hourMs = 3_600_000
const everyMs = 24 * hourMs
/** Retry delay after an interrupted refresh. */
const againMs = hourMs

/** Starts a refresh, or returns the running one. */
export async function startRefresh(hub: Hub, by: number | null): Promise<FeedRefresh> {
  const { row, isNew } = await begin(hub, by, () => true)
  if (isNew) hub.jobs.start(() => askAll(hub, row.id), { kind: 'refresh of feeds', id: row.id })
  return presentRefresh(row)
}

/** Refreshes if the last refresh was a day ago; called regularly. */
export async function refreshWhenDue(hub: Hub): Promise<void> {
  const { row, isNew } = await begin(hub, null, isDue(hub.now()))
  if (isNew) await askAll(hub, row.id)
}

interface Times {
  readonly done: Date | null
  readonly begun: Date | null
}
const isDue =
  (now: Date) =>
  ({ done, begun }: Times): boolean =>
    now.getTime() - (done?.getTime() ?? 0) >= everyMs && now.getTime() - (begun?.getTime() ?? 0) >= againMs

async function begin(hub: Hub, by: number | null, wanted: (times: Times) => boolean) {
  return inTransaction(hub, null, async ({ tx, now }) => {
    await lockRefreshes(tx, now)
    const { running, ...times } = await refreshTimes(tx)
    const last = await lastRefresh(tx)
    if (last && (running || !wanted(times))) return { row: last, isNew: false }
    const { length } = await enabledFeeds(tx)
    return { row: await insertRefresh(tx, { total: length, now, by }), isNew: true }
  })
}

/** Concurrency, so that a slow feed does not hold up the others. */
const atOnce = 4

/** Where the server is to close, the refresh stays open: it is told as cut off, and begins again before long. */
async function askAll(hub: Hub, id: number): Promise<void> {
  const { stopping } = hub.jobs
  const waiting = [...(await enabledFeeds(hub.db))]
  const defects: unknown[] = []
  const askNext = async (): Promise<void> => {
    for (let feed = waiting.shift(); feed && !stopping.aborted; feed = waiting.shift()) {
      await askOne(hub, id, feed).catch((error: unknown) => defects.push(error))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
  if (stopping.aborted) return
  await inTransaction(hub, null, ({ tx, now }) => finishRefresh(tx, id, now))
  await tellOfMatches(hub)
  if (defects.length > 0) throw defects[0]
}

async function askOne(hub: Hub, refreshId: number, feed: FeedRow): Promise<void> {
  let defect: unknown
  const asked = await askFeed(hub.outgoing, feed, hub.now()).catch((error: unknown): Asked => {
    defect = error
    return { is: 'failed', error: 'Its entries could not be read.' }
  })
  // An aborted request is not a failure of the feed.
  if (hub.jobs.stopping.aborted) return
  await inTransaction(hub, null, async (unit) => {
    const { tx, now } = unit
    const isStillIt = await noteAnswer(tx, feed, {
      asked_at: now,
      status: asked.is,
      error: asked.is === 'failed' ? asked.error : null,
      ...(asked.is !== 'failed' && { answered_at: now }),
      ...(asked.is === 'ok' && { etag: asked.etag, last_modified: asked.lastModified }),
    })
    // Somebody has given it another address meanwhile, or switched it off: what the old one said is nothing of it.
    if (!isStillIt) return advanceRefresh(tx, refreshId, { newUpdates: 0, failed: false })
    // Feeds list the newest first; reverse them so that the newest get the highest ids.
    const given = asked.is === 'ok' ? asked.entries.toReversed() : []
    const stored = await insertUpdates(
      tx,
      given.flatMap((entry) => updateOf(feed, entry, now)),
    )
    await foundBy(unit, stored)
    await advanceRefresh(tx, refreshId, { newUpdates: stored.length, failed: asked.is === 'failed' })
  })
  if (defect !== undefined) throw defect
}

/** As it is stored; nothing of an entry that is not about devices, in a feed that tells of more. */
function updateOf(feed: FeedRow, entry: FeedEntry, now: Date): NewUpdate[] {
  if (feed.is_general && !isAboutDevices(entry)) return []
  const today = dayOf(now)
  const told = {
    title: entry.title,
    summary: entry.summary,
    country: feed.country === international ? (countryNamedIn(entry.title) ?? international) : feed.country,
    source: feed.name,
    tags: [...entry.tags],
    ...classify(entry, feed.category),
  }
  const { scope, words } = scopeInText(entry, told.country)
  return [
    {
      ...told,
      scope: JSON.stringify(scope),
      scope_words: JSON.stringify(words),
      feed_id: feed.id,
      guid: entry.guid,
      url: entry.url,
      // Future dates would keep an entry at the top of the list.
      published_on: entry.day === null || entry.day > today ? today : entry.day,
      search_text: searchTextOf(told),
      stored_at: now,
    },
  ]
}

export async function presentLastRefresh(hub: Hub): Promise<FeedRefresh | null> {
  const row = await lastRefresh(hub.db)
  return row ? presentRefresh(row) : null
}

const presentRefresh = (row: RefreshRow): FeedRefresh => ({
  id: row.id,
  status: row.status_now,
  done: row.done,
  total: row.total,
  newUpdates: row.new_updates,
  failedFeeds: row.failed_feeds,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})
