import type { Db } from '#server/database/connect.ts'
import { askAgainAfterMs, confirmAfterMs } from '#server/platform/session.ts'

/** Sessions that last as long as the provider's do (decision D126). */

/** Of several requests that find a session due, one gets it; the others go on. Tried again after a minute. */
export async function takeDue(db: Db, sessionId: number, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return db
    .updateTable('sessions')
    .set({ asked_at: now })
    .where('id', '=', sessionId)
    .where('confirmed_at', '<', before(confirmAfterMs))
    .where(({ or, eb }) => or([eb('asked_at', 'is', null), eb('asked_at', '<', before(askAgainAfterMs))]))
    .returning(['id', 'user_id', 'refresh_token', 'confirmed_at'])
    .executeTakeFirst()
}

/** Both sealed. Answers whether the session is still there. */
export async function keepTokens(
  db: Db,
  sessionId: number,
  { refreshToken, idToken }: { readonly refreshToken?: string; readonly idToken?: string },
): Promise<boolean> {
  const kept = await db
    .updateTable('sessions')
    .set((set) => ({
      refresh_token: refreshToken ?? set.ref('refresh_token'),
      id_token: idToken ?? set.ref('id_token'),
    }))
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function noteConfirmed(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now, asked_at: null })
    .where('id', '=', sessionId)
    .execute()
}
