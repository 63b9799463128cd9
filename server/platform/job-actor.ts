import { sql } from 'kysely'
import { permissionsOf } from '#core/lifecycle/permissions.ts'
import { type HubSettings, rulesOf } from '#core/lifecycle/settings.ts'
import type { Db } from '#server/database/connect.ts'
import type { JobTask } from '#server/database/job-tables.ts'
import { Refusal } from './errors.ts'
import type { Actor, Hub, Tx } from './hub.ts'

/**
 * The person a job is done for, as she is when a server takes it, and again at each step: with no right she has lost since, and none that the
 * request did not have.
 */
export async function actorOfJob(
  hub: Hub,
  userId: number,
  { by, needs }: JobTask,
  db: Db | Tx = hub.db,
): Promise<Actor> {
  const user = await db
    .selectFrom('users')
    .select(['username', 'roles', 'extra_permissions', 'is_active'])
    .select(sql<Partial<HubSettings> | null>`(select content from settings)`.as('settings'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const rules = rulesOf(user.settings, hub)
  const now = permissionsOf(user.roles, user.extra_permissions, rules)
  const permissions = by.permissions.filter((one) => now.includes(one))
  if (!user.is_active) throw new Refusal('forbidden', `The account of ${by.name} is no longer active.`)
  if (!permissions.includes(needs)) {
    throw new Refusal('forbidden', `${by.name} has lost the permission ${needs}.`)
  }
  return {
    id: userId,
    name: by.name,
    username: user.username,
    roles: by.roles.filter((one) => user.roles.includes(one)),
    permissions,
    rules,
    ...(by.byToken && { byToken: true as const }),
  }
}
