import { sql } from 'kysely'
import { permissionsOf } from '#core/lifecycle/permissions.ts'
import { type HubSettings, rulesOf } from '#core/lifecycle/settings.ts'
import { dayOf } from './day.ts'
import type { Hub } from './hub.ts'
import { hashOfToken, type Session } from './session.ts'
import { noteAddress } from './token-addresses.ts'

/** Prefix of API tokens, so that secret scanners recognise them. */
export const tokenPrefix = 'rdih_'

/** Last use is recorded at most once a minute. */
const noteUseAfterMs = 60_000

/**
 * The person a token of a program stands for. She can do with it what she may do now and the token may do; what she
 * does is told under her name and that of the token.
 */
export async function findTokenSession(hub: Hub, token: string, address: string): Promise<Session> {
  const now = hub.now()
  const row = await hub.db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .where('token_hash', '=', hashOfToken(token))
    .select(['users.id', 'username', 'first_name', 'last_name', 'roles', 'extra_permissions', 'is_active'])
    .select(['api_tokens.id as token_id', 'name', 'scope', 'expires_on', 'revoked_at', 'last_used_at'])
    .select(sql<Partial<HubSettings> | null>`(select content from settings)`.as('settings'))
    .executeTakeFirst()
  if (!row) return undefined
  const ended = row.expires_on !== null && row.expires_on < dayOf(now)
  if (!row.is_active || row.revoked_at || ended) return { endedFor: row.id }
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) > noteUseAfterMs) {
    await hub.db
      .updateTable('api_tokens')
      .set({ last_used_at: now })
      .where('id', '=', row.token_id)
      .where('revoked_at', 'is', null)
      .execute()
  }
  await noteAddress(hub, row, address)
  const scope = new Set<string>(row.scope)
  const rules = rulesOf(row.settings, hub)
  return {
    actor: {
      id: row.id,
      name: `${row.first_name} ${row.last_name} (API token ${row.name})`,
      username: row.username,
      // Some endpoints require the administrator role; tokens never have it.
      roles: row.roles.filter((role) => role !== 'admin'),
      permissions: permissionsOf(row.roles, row.extra_permissions, rules).filter((one) => scope.has(one)),
      rules,
      byToken: true,
    },
  }
}
