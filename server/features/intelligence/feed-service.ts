import type { Feed, FeedChange, NewFeed } from '#core/contract/intelligence-feeds.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import {
  allFeeds,
  type FeedRow,
  feedOfAddress,
  findFeed,
  insertFeed,
  lockFeeds,
  updateFeed,
} from './feed-queries.ts'

/** Feed administration, recorded in the audit trail. */

export async function listFeeds(hub: Hub): Promise<Feed[]> {
  return (await allFeeds(hub.db)).map(presentFeed)
}

export async function requireFeed(hub: Pick<Hub, 'db'>, id: number): Promise<FeedRow> {
  const row = await findFeed(hub.db, id)
  if (!row) throw notFound('This feed does not exist')
  return row
}

export async function addFeed(hub: Hub, actor: Actor, { isGeneral, ...body }: NewFeed): Promise<Feed> {
  return inTransaction(hub, actor, async ({ tx, record }) => {
    await lockFeeds(tx)
    await onlyOnce(tx, body.url, null)
    const id = await insertFeed(tx, {
      ...body,
      is_general: isGeneral,
      code: null,
      note: null,
      etag: null,
      last_modified: null,
      asked_at: null,
      answered_at: null,
      status: 'never',
      error: null,
      revision: 1,
    })
    const actionNotes = `Feed of regulatory updates added: ${body.name}, ${body.url}`
    record({
      action: 'settings_changed',
      entityType: 'settings',
      entityId: null,
      changesData: { actionNotes },
    })
    return presentFeed(await requireFeed({ db: tx }, id))
  })
}

export async function changeFeed(hub: Hub, actor: Actor, id: number, body: FeedChange): Promise<Feed> {
  return inTransaction(hub, actor, async ({ tx, record }) => {
    await lockFeeds(tx)
    const before = await requireFeed({ db: tx }, id)
    if (body.revision != null && body.revision !== before.revision) {
      const message = 'Someone else has changed this feed. Load the current values.'
      throw new Refusal('stale_record', message, { record: presentFeed(before) })
    }
    const { revision: _, isGeneral, ...given } = body
    const wanted = Object.entries({ ...given, is_general: isGeneral })
    const changes = wanted.filter(([name, value]) => value !== undefined && value !== before[name as never])
    if (changes.length === 0) return presentFeed(before)
    if (body.url !== undefined) await onlyOnce(tx, body.url, id)
    // A changed address or format needs a full fetch.
    const isOther = changes.some(([name]) => ['url', 'format', 'is_general'].includes(name))
    await updateFeed(tx, id, {
      ...Object.fromEntries(changes),
      ...(isOther && { etag: null, last_modified: null }),
      revision: before.revision + 1,
    })
    const told = changes.map(([name, value]) => `${name.replace('_', ' ')} ${String(value)}`).join(', ')
    const actionNotes = `Feed of regulatory updates changed: ${before.name}: ${told}`
    record({
      action: 'settings_changed',
      entityType: 'settings',
      entityId: null,
      changesData: { actionNotes },
    })
    return presentFeed(await requireFeed({ db: tx }, id))
  })
}

async function onlyOnce(tx: Tx, url: string, butNot: number | null): Promise<void> {
  const other = await feedOfAddress(tx, url, butNot)
  if (other) throw invalid([{ path: 'url', message: `The feed "${other.name}" already has this address` }])
}

const presentFeed = (row: FeedRow): Feed => ({
  id: row.id,
  revision: row.revision,
  name: row.name,
  url: row.url,
  format: row.format,
  country: row.country,
  category: row.category,
  isGeneral: row.is_general,
  enabled: row.enabled,
  isKnown: row.code !== null,
  note: row.note,
  status: row.status,
  error: row.error,
  askedAt: row.asked_at?.toISOString() ?? null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  items: row.items,
})
