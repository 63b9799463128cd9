import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { FeedRefreshesTable, FeedsTable } from '#server/database/intelligence-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Feeds, and when they were asked. */

const items = sql<number>`(select count(*) from updates where feed_id = feeds.id)::int`.as('items')

export type FeedRow = Awaited<ReturnType<typeof allFeeds>>[number]

/** In their order: those the hub knows, then those that were added. */
export async function allFeeds(db: Db | Tx) {
  return db.selectFrom('feeds').selectAll().select(items).orderBy('id').execute()
}

export async function findFeed(db: Db | Tx, id: number): Promise<FeedRow | undefined> {
  return db.selectFrom('feeds').selectAll().select(items).where('id', '=', id).executeTakeFirst()
}

export async function feedOfAddress(tx: Tx, url: string, butNot: number | null) {
  return tx
    .selectFrom('feeds')
    .select('name')
    .where('url', '=', url)
    .where('id', '<>', butNot ?? 0)
    .executeTakeFirst()
}

export async function enabledFeeds(db: Db | Tx): Promise<FeedRow[]> {
  return db.selectFrom('feeds').selectAll().select(items).where('enabled', '=', true).orderBy('id').execute()
}

export async function insertFeed(tx: Tx, feed: Insertable<FeedsTable>): Promise<number> {
  const { id } = await tx.insertInto('feeds').values(feed).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateFeed(tx: Tx, id: number, change: Updateable<FeedsTable>): Promise<void> {
  await tx.updateTable('feeds').set(change).where('id', '=', id).execute()
}

/** What a feed answered, where it is still the one that was asked; answers whether it is. */
export async function noteAnswer(
  tx: Tx,
  { id, revision }: Pick<FeedRow, 'id' | 'revision'>,
  answer: Updateable<FeedsTable>,
): Promise<boolean> {
  const noted = await tx
    .updateTable('feeds')
    .set(answer)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function lockFeeds(tx: Tx): Promise<void> {
  await sql`lock table feeds in share row exclusive mode`.execute(tx)
}

const newLease = sql<Date>`clock_timestamp() + interval '3 minutes'`

/** One whose server has died says so. */
const statusNow = sql<FeedRefreshesTable['status']>`case
  when status = 'running' and lease_until < clock_timestamp() then 'failed' else status end`.as('status_now')

export type RefreshRow = NonNullable<Awaited<ReturnType<typeof lastRefresh>>>

export async function lastRefresh(db: Db | Tx) {
  return db
    .selectFrom('feed_refreshes')
    .selectAll()
    .select(statusNow)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** From here to the end of the transaction nobody else begins; one whose server has died is ended. */
export async function lockRefreshes(tx: Tx, now: Date): Promise<void> {
  await sql`lock table feed_refreshes in share row exclusive mode`.execute(tx)
  await tx
    .updateTable('feed_refreshes')
    .set({ status: 'failed', finished_at: now })
    .where('status', '=', 'running')
    .where('lease_until', '<', sql<Date>`clock_timestamp()`)
    .execute()
}

export async function insertRefresh(
  tx: Tx,
  given: { readonly total: number; readonly now: Date; readonly by: number | null },
): Promise<RefreshRow> {
  return tx
    .insertInto('feed_refreshes')
    .values({
      status: 'running',
      done: 0,
      total: given.total,
      new_updates: 0,
      failed_feeds: 0,
      lease_until: newLease,
      created_at: given.now,
      created_by: given.by,
      finished_at: null,
    })
    .returningAll()
    .returning(statusNow)
    .executeTakeFirstOrThrow()
}

export async function advanceRefresh(
  tx: Tx,
  id: number,
  step: { readonly newUpdates: number; readonly failed: boolean },
): Promise<void> {
  await tx
    .updateTable('feed_refreshes')
    .set({
      done: sql`done + 1`,
      new_updates: sql`new_updates + ${step.newUpdates}::int`,
      failed_feeds: sql`failed_feeds + ${step.failed ? 1 : 0}::int`,
      lease_until: newLease,
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

export async function finishRefresh(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('feed_refreshes')
    .set({ status: 'done', finished_at: now })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

/** When the feeds were last asked for everything, and when that was last begun. */
export async function refreshTimes(tx: Tx) {
  return tx
    .selectFrom('feed_refreshes')
    .select([
      sql<Date | null>`max(created_at) filter (where status = 'done')`.as('done'),
      sql<Date | null>`max(created_at)`.as('begun'),
      sql<boolean>`coalesce(bool_or(status = 'running'), false)`.as('running'),
    ])
    .executeTakeFirstOrThrow()
}
