import type { ApiToken, NewApiToken } from '#core/contract/api-tokens.ts'
import type { Issue } from '#core/contract/problem.ts'
import { lastDayOfToken, tokenPermissions } from '#core/lifecycle/token-permissions.ts'
import { dayOf, todayOf } from '#server/platform/day.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { hashOfToken, newToken } from '#server/platform/session.ts'
import { tokenPrefix } from '#server/platform/token-session.ts'
import { liveTokens, type TokenRow, tokenRow, tokenRows } from './api-token-queries.ts'
import { insertToken, revokeRow } from './api-token-writes.ts'

/** More than anybody looks through. */
const mostTokens = 50

const managesAll = ({ permissions }: Actor) => permissions.includes('system-admin')

export async function tokensOf(hub: Hub, actor: Actor, of: 'me' | 'everybody'): Promise<ApiToken[]> {
  if (of === 'everybody' && !managesAll(actor))
    throw new Refusal('forbidden', 'This needs the permission system-admin')
  const rows = await tokenRows(hub.db, of === 'me' ? actor.id : null)
  return rows.map((row) => present(row, hub.now()))
}

export async function makeToken(
  hub: Hub,
  actor: Actor,
  { name, scope, expiresOn }: NewApiToken,
): Promise<ApiToken & { token: string }> {
  const today = todayOf(hub)
  const beyond = scope.filter((one) => !actor.permissions.includes(one))
  const issues = [
    ...beyond.map((one) => ({ path: 'scope', message: `You do not have the permission ${one} yourself` })),
    ...lastDayIssues(expiresOn, today),
  ]
  if (issues.length > 0) throw invalid(issues)
  const token = `${tokenPrefix}${newToken()}`
  return inTransaction(hub, actor, async (unit) => {
    if ((await liveTokens(unit.tx, actor.id)) >= mostTokens) {
      throw new Refusal('invalid_transition', `You have ${mostTokens} API tokens. Revoke one first.`)
    }
    const id = await insertToken(unit.tx, {
      user_id: actor.id,
      name,
      token_hash: hashOfToken(token),
      scope: tokenPermissions.filter((one) => scope.includes(one)),
      created_at: unit.now,
      expires_on: expiresOn ?? lastDayOfToken(today),
      last_used_at: null,
      revoked_at: null,
    })
    const row = await tokenRow(unit.tx, id)
    if (!row) throw new Error('The token was not stored')
    tell(unit, row, 'created')
    return { ...present(row, unit.now), token }
  })
}

function lastDayIssues(expiresOn: string | null | undefined, today: string): Issue[] {
  const path = 'expiresOn'
  if (!expiresOn) return []
  if (expiresOn < today) return [{ path, message: 'The last day is in the past' }]
  const latest = lastDayOfToken(today)
  if (expiresOn <= latest) return []
  return [{ path, message: `A token lives for 12 months at most: until ${latest}` }]
}

/** Treat other users’ tokens as not found, except for administrators. */
export async function findOwnToken(hub: Hub, actor: Actor, id: number): Promise<TokenRow> {
  const row = await tokenRow(hub.db, id)
  if (!row || (row.user_id !== actor.id && !managesAll(actor)))
    throw notFound('This API token does not exist')
  return row
}

export async function revokeToken(hub: Hub, actor: Actor, id: number): Promise<ApiToken> {
  return inTransaction(hub, actor, async (unit) => {
    const fresh = await revokeRow(unit.tx, id, unit.now)
    const row = await tokenRow(unit.tx, id)
    if (!row) throw notFound('This API token does not exist')
    if (fresh) tell(unit, row, 'deleted')
    return present(row, unit.now)
  })
}

function tell({ record }: Unit, row: TokenRow, action: 'created' | 'deleted'): void {
  const until = row.expires_on === null ? 'without an end' : `until ${row.expires_on}`
  record({
    action,
    entityType: 'api-token',
    entityId: row.id,
    changesData: {
      actionNotes: `API token ${row.name} of ${row.first_name} ${row.last_name}: ${row.scope.join(', ')}, ${until}`,
    },
  })
}

function present(row: TokenRow, now: Date): ApiToken {
  const ended = row.expires_on !== null && row.expires_on < dayOf(now)
  return {
    id: row.id,
    name: row.name,
    user: { id: row.user_id, name: `${row.first_name} ${row.last_name}` },
    scope: row.scope,
    createdAt: row.created_at.toISOString(),
    expiresOn: row.expires_on,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    isLive: row.revoked_at === null && !ended && row.is_active,
  }
}
