import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { PasskeysTable } from '#server/database/second-factor-tables.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

/** Passkeys as they are stored. */

export type PasskeyRow = Selectable<PasskeysTable>

export async function passkeysOf(db: Db | Tx, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

export async function storePasskey(
  { tx, now }: Unit,
  row: Omit<Insertable<PasskeysTable>, 'created_at' | 'last_used_at'>,
): Promise<void> {
  await tx
    .insertInto('passkeys')
    .values({ ...row, created_at: now, last_used_at: null })
    .execute()
}

export async function notePasskeyUse(db: Db, id: number, counter: number, now: Date): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}

/** Answers its name, if it was hers. */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}
