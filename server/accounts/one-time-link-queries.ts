import type { OneTimeLink } from '#core/contract/users.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'
import { hashOfToken, newToken } from '#server/platform/session.ts'

/** Links that set a password once (decision D47): for a new account, or for a password that was forgotten. */

const goodForDays = 7

/** A new one; the ones before of the same person end. Only its hash is kept. */
export async function makeOneTimeLink({ tx, now }: Unit, userId: number): Promise<OneTimeLink> {
  await endOneTimeLinks(tx, userId)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + goodForDays * 86_400_000)
  await tx
    .insertInto('one_time_links')
    .values({ token_hash: hashOfToken(token), user_id: userId, created_at: now, expires_at: expiresAt })
    .execute()
  return { token, expiresAt: expiresAt.toISOString() }
}

export async function endOneTimeLinks(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('one_time_links').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

export async function findOneTimeLink(db: Db | Tx, token: string) {
  return db
    .selectFrom('one_time_links')
    .select(['user_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
}

/** Whether it was still unused: of two who use it at once, one does. */
export async function spendOneTimeLink({ tx, now }: Unit, token: string): Promise<boolean> {
  const used = await tx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
