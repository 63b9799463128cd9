import type { Db } from '#server/database/connect.ts'

/** Everybody who has an account, as the command line lists them. */
export async function everyAccount(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'roles', 'is_active', 'waits'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}
