import { sql } from 'kysely'
import type { AccountRow } from '#server/accounts/account-queries.ts'
import type { Unit } from '#server/platform/hub.ts'

/** Link to the screen where accounts are approved. */
const link = '/admin/users?status=waiting'

/** Notifies user managers that accounts are waiting, unless they have an unread notice. */
export async function tellManagers({ tx, now }: Unit, row: AccountRow): Promise<void> {
  const body = `${row.first_name} ${row.last_name} (${row.username}) registered and waits to be let in`
  await sql`
    insert into notifications (user_id, title, body, link, created_at)
    select id, 'Account waiting', ${body}, ${link}, ${now}
    from users
    where is_active and (roles && '{admin}'::text[] or 'manage-users' = any(extra_permissions))
      and not exists (
        select 1 from notifications told
        where told.user_id = users.id and told.link = ${link} and told.read_at is null)`.execute(tx)
}
