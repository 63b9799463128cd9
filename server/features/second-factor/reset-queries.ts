import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

/** Nobody has confirmed it within a day: it is asked for anew. */
const goodForMs = 86_400_000

export async function findReset(db: Db | Tx, userId: number, now: Date) {
  return (
    db
      .selectFrom('second_factor_resets')
      .innerJoin('users', 'users.id', 'second_factor_resets.asked_by')
      .select(['asked_by', 'asked_at', 'first_name', 'last_name'])
      .where('user_id', '=', userId)
      .where('asked_at', '>', new Date(now.getTime() - goodForMs))
      // Who asked must still be one who may.
      .where('is_active', '=', true)
      .where(sql<boolean>`'admin' = any(roles)`)
      .executeTakeFirst()
  )
}

export async function storeReset({ tx, now }: Unit, userId: number, askedBy: number): Promise<void> {
  const asked = { asked_by: askedBy, asked_at: now }
  await tx
    .insertInto('second_factor_resets')
    .values({ user_id: userId, ...asked })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(asked))
    .execute()
}
