import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What the lock of an account counts. The rows live as long as the lock; the log of security events keeps more. */

/** Those of locks that have ended go as new ones come. */
export async function countWrongPassword(
  db: Db,
  tried: { account: string; address: string; minute: Date; since: Date },
): Promise<void> {
  await db.deleteFrom('wrong_passwords').where('minute', '<', tried.since).execute()
  await db
    .insertInto('wrong_passwords')
    .values({ account: tried.account, address: tried.address, minute: tried.minute, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'address', 'minute'])
        .doUpdateSet({ count: sql`wrong_passwords.count + 1` }),
    )
    .execute()
}

/** Wrong passwords for an account since an instant: from this address, and from all. */
export async function wrongPasswordsSince(
  db: Db,
  account: string,
  address: string,
  since: Date,
): Promise<{ fromAddress: number; fromAll: number }> {
  const rows = await db
    .selectFrom('wrong_passwords')
    .select(['address', sql<number>`sum(count)::int`.as('count')])
    .where('account', '=', account)
    .where('minute', '>=', since)
    .groupBy('address')
    .execute()
  const fromAll = rows.reduce((sum, row) => sum + row.count, 0)
  return { fromAddress: rows.find((row) => row.address === address)?.count ?? 0, fromAll }
}

/** A right password ends the count for its address. */
export async function forgetWrongPasswords(db: Db, account: string, address: string): Promise<void> {
  await db
    .deleteFrom('wrong_passwords')
    .where('account', '=', account)
    .where('address', '=', address)
    .execute()
}

/** For every address. */
export async function forgetAllWrongPasswords(db: Db | Tx, account: string): Promise<void> {
  await db.deleteFrom('wrong_passwords').where('account', '=', account).execute()
}

const keys = new WeakMap<Db, Promise<string>>()

/** The key that marks of unknown names are made with: one for all servers of a hub, so that they count together. */
export function accountNamesKey(db: Db): Promise<string> {
  const known = keys.get(db)
  if (known) return known
  const asked = db
    .selectFrom('hub_keys')
    .select('key')
    .where('purpose', '=', 'account-names')
    .executeTakeFirstOrThrow()
    .then(({ key }) => key)
  keys.set(db, asked)
  asked.catch(() => keys.delete(db))
  return asked
}
