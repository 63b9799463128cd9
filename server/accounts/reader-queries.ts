import { type RawBuilder, sql } from 'kysely'
import { type Permission, rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

export interface Reader {
  readonly id: number
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** Active people who may see records and submissions, by name. */
export const readers = (db: Db | Tx): Promise<Reader[]> => peopleWith(db, 'view-submissions')

/** Whether a row of users has a permission, by role or besides. */
export function holds(needed: Permission): RawBuilder<boolean> {
  const having = roles.filter((role) => rolePermissions[role].includes(needed))
  return sql<boolean>`(roles && ${having}::text[] or ${needed} = any(extra_permissions))`
}

/** Active people with a permission, by name. */
export function peopleWith(db: Db | Tx, needed: Permission): Promise<Reader[]> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name', 'email'])
    .where('is_active', '=', true)
    .where(holds(needed))
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
}
