import { sql } from 'kysely'
import { rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import type { Tx } from './hub.ts'

/** Active people who manage users, where the account of this person is active no more. */
export async function managersIfLeft(tx: Tx, userId: number): Promise<number[]> {
  const managing = roles.filter((role) => rolePermissions[role].includes('manage-users'))
  const { rows } = await sql<{ id: number }>`
    select id from users
    where is_active and (roles && ${managing}::text[] or 'manage-users' = any(extra_permissions))
      and not (select is_active from users left_one where left_one.id = ${userId})
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
