import type { UserSession } from '#core/contract/users.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'
import { hashOfToken } from '#server/platform/session.ts'
import { readRules } from '#server/settings/settings-queries.ts'
import { browserName } from './browser-name.ts'

/** Where people are signed in. */

/** Those that have not ended by themselves, last used first. `token` is the one that asks. */
export async function sessionsOf(
  hub: Hub,
  userId: number,
  token: string | undefined,
): Promise<UserSession[]> {
  const { idleMinutes } = await readRules(hub)
  const now = hub.now().getTime()
  const rows = await hub.db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'created_at', 'last_used_at', 'address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('last_used_at', '>', new Date(now - idleMinutes * 60_000))
    .where('created_at', '>', new Date(now - 7 * 86_400_000))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const current = token === undefined ? undefined : hashOfToken(token)
  return rows.map((row) => ({
    id: row.id,
    browser: row.user_agent === null ? null : browserName(row.user_agent),
    address: row.address,
    startedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.token_hash === current,
  }))
}

/** Ends all sessions of somebody, but for the one of `except`; answers how many there were. */
export async function endSessionsOf(tx: Tx, userId: number, except?: string): Promise<number> {
  let ending = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (except !== undefined) ending = ending.where('token_hash', '<>', hashOfToken(except))
  const { numDeletedRows } = await ending.executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether there was such a session of hers. */
export async function endSession(tx: Tx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}
