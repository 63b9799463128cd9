import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'

/** Administrators who can sign in, but for some. */
export async function activeAdmins(tx: Tx, except: readonly number[] = []) {
  return tx
    .selectFrom('users')
    .select('id')
    .where('is_active', '=', true)
    .where(sql<boolean>`'admin' = any(roles)`)
    .where(sql<boolean>`id <> all(${[...except]}::int[])`)
    .execute()
}
