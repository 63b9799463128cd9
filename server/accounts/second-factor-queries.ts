import type { Db } from '#server/database/connect.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'
import { passkeysOf } from './passkey-queries.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'

/** Second factors as they are stored. */

export async function findSecondFactor(db: Db | Tx, userId: number) {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function hasAuthenticator(db: Db | Tx, userId: number): Promise<boolean> {
  const row = await findSecondFactor(db, userId)
  return row?.confirmed_at != null
}

/** Whether the account is asked for more than its password. */
export async function hasSecondFactor(db: Db | Tx, userId: number): Promise<boolean> {
  return (await hasAuthenticator(db, userId)) || (await passkeysOf(db, userId)).length > 0
}

/** A seed that was not confirmed gives way to the new one; one in use stays. Answers whether it was stored. */
export async function storeSeed({ tx, now }: Unit, userId: number, seed: string): Promise<boolean> {
  const fresh = { seed, last_step: 0, created_at: now }
  const stored = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, ...fresh, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Takes a code's interval, if no code of it or of a later one was taken: of two who send one code, one gets in. */
export async function takeStep(db: Db | Tx, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The seed a code was given for; not one that took its place meanwhile. Answers whether it was still there. */
export async function confirmSeed({ tx, now }: Unit, userId: number, seed: string): Promise<boolean> {
  const confirmed = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('seed', '=', seed)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

export async function storeRecoveryCodes(tx: Tx, userId: number, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOfRecoveryCode(code), used_at: null }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

/** Whether it was one of hers, and unused. */
export async function spendRecoveryCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOfRecoveryCode(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function recoveryCodesLeft(db: Db, userId: number): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
  return rows.length
}

/** Everything there is besides the password; answers whether there was any. */
export async function dropSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const had = await hasSecondFactor(tx, userId)
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await tx.deleteFrom('second_factor_resets').where('user_id', '=', userId).execute()
  return had
}
