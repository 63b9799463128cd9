import { sql } from 'kysely'
import { type Permission, type Role, rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import { needsSecondFactor } from '#core/lifecycle/second-factor.ts'
import type { Unit } from '#server/platform/hub.ts'

const memory = { kind: 'second-factor-due', subject: 'controlled mode' } as const

/** When people were told of it first: now, if they have not been. */
export async function firstToldOf({
  tx,
  now,
}: Unit): Promise<{ readonly at: Date; readonly isNew: boolean }> {
  const known = await tx
    .selectFrom('security_alerts')
    .select('told_at')
    .where('kind', '=', memory.kind)
    .where('subject', '=', memory.subject)
    .executeTakeFirst()
  if (known) return { at: known.told_at, isNew: false }
  await tx
    .insertInto('security_alerts')
    .values({ ...memory, told_at: now })
    .execute()
  return { at: now, isNew: true }
}

const concerned = (held: readonly Permission[]) => needsSecondFactor('deciding', held)
const concernedRoles: readonly Role[] = roles.filter((role) => concerned(rolePermissions[role]))
const concernedPermissions: readonly Permission[] = ['approve-submissions', 'manage-users', 'system-admin']

/** Tells whoever decides or manages and has no second factor until when (YYYY-MM-DD) she sets one up. */
export async function tellDeciders({ tx, now }: Unit, until: string): Promise<void> {
  const body = `In controlled mode, everyone who can approve or manage needs a second factor. Set one up in your profile by ${until}; after that, you cannot do anything else until you have set it up.`
  await sql`
    insert into notifications (user_id, title, body, link, created_at)
    select id, 'Set up a second factor', ${body}, '/profile?tab=security', ${now} from users
    where is_active
      and (roles && ${concernedRoles}::text[] or extra_permissions && ${concernedPermissions}::text[])
      and not exists (
        select from second_factors where second_factors.user_id = users.id and confirmed_at is not null)
      and not exists (select from passkeys where passkeys.user_id = users.id)`.execute(tx)
}
