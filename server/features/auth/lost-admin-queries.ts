import type { Db } from '#server/database/connect.ts'

/** All accounts, for the command line. */
export async function everyAccount(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'roles', 'is_active', 'waits'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}
