import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

export async function newestOf(db: Db, userId: number, limit: number) {
  return db
    .selectFrom('notifications')
    .select(['id', 'title', 'body', 'link', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks one, or all, of a person's own as read. */
export async function markRead(db: Db, userId: number, id: number | null, now: Date): Promise<void> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (id !== null) query = query.where('id', '=', id)
  await query.execute()
}

export async function hasNotification(db: Db, userId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}
