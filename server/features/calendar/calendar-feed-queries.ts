import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Db } from '#server/database/connect.ts'
import type { CalendarFeedsTable } from '#server/database/task-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

export type FeedRow = Selectable<CalendarFeedsTable>

export const feedOf = (db: Db | Tx, userId: number): Promise<FeedRow | undefined> =>
  db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** With the person it belongs to, who may have left, and the settings her permissions depend on. */
export const feedByToken = (db: Db, hash: string) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .where('token_hash', '=', hash)
    .select(['users.id', 'username', 'first_name', 'last_name', 'roles', 'extra_permissions', 'is_active'])
    .select(['only_mine', 'expires_on', 'last_read_at'])
    .select(sql<Partial<HubSettings> | null>`(select content from settings)`.as('settings'))
    .executeTakeFirst()

/** The one address of a person: this one, and no other. */
export async function storeFeed(tx: Tx, row: Insertable<CalendarFeedsTable>): Promise<void> {
  await deleteFeedOf(tx, row.user_id)
  await tx.insertInto('calendar_feeds').values(row).execute()
}

/** Whether there was one. */
export async function deleteFeedOf(tx: Tx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function noteRead(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('calendar_feeds').set({ last_read_at: now }).where('user_id', '=', userId).execute()
}
