import { sql } from 'kysely'
import type { User, UserQuery } from '#core/contract/users.ts'
import { mayMakeLink, mayManage } from '#core/lifecycle/granting.ts'
import { holdsBoth, permissionsOf } from '#core/lifecycle/permissions.ts'
import { fold } from '#core/text/fold.ts'
import { type AccountRow, awaitedCountersignature } from '#server/accounts/account-queries.ts'
import { type Asking, type Condition, defineList, type Properties } from '#server/lists/list.ts'
import { column, instant } from '#server/lists/properties.ts'
import type { Actor } from '#server/platform/hub.ts'

const as = column<AccountRow>()
const at = instant<AccountRow>()
const held = ['roles', 'extra_permissions'] as const

/** The properties of an account for user managers. */
export const userProperties: Properties<AccountRow, User> = {
  id: as('id'),
  revision: as('revision'),
  username: as('username'),
  firstName: as('first_name'),
  lastName: as('last_name'),
  email: as('email'),
  company: as('company'),
  jobTitle: as('job_title'),
  department: as('department'),
  phone: as('phone'),
  profileImageUrl: as('profile_image_url'),
  roles: as('roles'),
  extraPermissions: as('extra_permissions'),
  permissions: {
    from: held,
    value: (row, { rules }) => permissionsOf(row.roles, row.extra_permissions, rules),
  },
  isActive: as('is_active'),
  status: { from: ['is_active', 'waits', 'deleted_at'], value: statusOf },
  hasPassword: { from: ['password_hash'], value: (row) => row.password_hash !== '' },
  lastLogin: at('last_login'),
  createdAt: at('created_at'),
  awaitsCountersignature: as('awaited'),
  mustSettleRoles: {
    from: held,
    value: (row, { rules }) => rules.controlled && holdsBoth(row.roles, row.extra_permissions),
  },
  abilities: { from: held, value: abilitiesFor },
}

function statusOf({ is_active, waits, deleted_at }: AccountRow): User['status'] {
  if (deleted_at) return 'deleted'
  if (waits) return 'waiting'
  return is_active ? 'active' : 'inactive'
}

function abilitiesFor({ roles, extra_permissions }: AccountRow, viewer: Actor): User['abilities'] {
  const permissions = permissionsOf(roles, extra_permissions, { controlled: false })
  return { edit: mayManage(viewer, { roles }), makeLink: mayMakeLink(viewer, { roles, permissions }) }
}

const status = sql<string>`case when waits then 'waiting' when is_active then 'active' else 'inactive' end`

export const userList = defineList<AccountRow, User, UserQuery>()({
  table: 'users',
  key: 'id',
  derived: { awaited: awaitedCountersignature },
  properties: userProperties,
  sorts: {
    name: { by: sql`coalesce(name_key, lower(first_name || ' ' || last_name)) collate "C"` },
    username: { by: sql`username_key` },
    email: { by: sql`email_key` },
    status: { by: status },
    lastLogin: { by: sql`last_login`, emptyLast: true },
    createdAt: { by: sql`created_at` },
  },
  defaultSort: 'name',
  always: () => sql`deleted_at is null`,
  filters: {
    status: (values) => sql`${status} = any(${values}::text[])`,
    id: (value) => sql`id = ${value}`,
    role: (values) => sql`roles && ${values}::text[]`,
  },
  search: accountsNamed,
  changes: null,
})

async function accountsNamed(text: string, { db }: Asking<UserQuery>): Promise<Condition> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'username', 'email', 'company'])
    .where('deleted_at', 'is', null)
    .execute()
  const ids = rows
    .filter((row) =>
      fold(
        `${row.first_name} ${row.last_name}\n${row.username}\n${row.email}\n${row.company ?? ''}`,
      ).includes(text),
    )
    .map(({ id }) => id)
  return sql`id = any(${ids}::int[])`
}
