import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { permissionsOf } from '#core/lifecycle/permissions.ts'
import { needsSecondFactor } from '#core/lifecycle/second-factor.ts'
import { type HubSettings, rulesOf } from '#core/lifecycle/settings.ts'
import { compiledOnce } from '#server/database/compiled.ts'
import type { Actor, Hub, Tx } from './hub.ts'
import type { DueSession } from './identity/session-renewals.ts'

/** Sessions as decision D3: opaque 256-bit token, stored hashed, 7 d absolute; how long unused, the rules say. */
export const longestSessionDays = 7
/** Use is noted once a minute at most: reading must not write on every request. */
const noteUseAfterMs = 60_000

/** A session of a provider is confirmed by it again when it is used after so long (decision D126). */
export const confirmAfterMs = 15 * 60_000
/** How soon it is asked again when it did not answer. */
export const askAgainAfterMs = 60_000

/** Only the hash of a token is stored. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
export const newToken = (): string => randomBytes(32).toString('base64url')

const openSince = (now: Date): Date => new Date(now.getTime() - longestSessionDays * 86_400_000)

/** Where a session was opened from. */
export interface SessionPlace {
  readonly address: string
  readonly userAgent: string | undefined
  /** What the browser's cookie keeps; undefined where no browser opens it. */
  readonly cookie?: string | undefined
  /** The page that signs in, as its browser names it. */
  readonly page?: string | undefined
  /** Both sealed; of the provider that was signed in with. */
  readonly idToken?: string | undefined
  readonly refreshToken?: string | undefined
}

/** More than anybody has devices; of one person. */
export const mostSessions = 10

export async function openSession(tx: Tx, userId: number, now: Date, place?: SessionPlace): Promise<string> {
  const token = newToken()
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('created_at', '<', openSince(now))
    .execute()
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      created_at: now,
      last_used_at: now,
      address: place?.address ?? null,
      user_agent: place?.userAgent ?? null,
      cookie_hash: place?.cookie === undefined ? null : hashOfToken(place.cookie),
      id_token: place?.idToken ?? null,
      refresh_token: place?.refreshToken ?? null,
      confirmed_at: place?.refreshToken === undefined ? null : now,
    })
    .execute()
  return token
}

/** Ends those beyond the most there may be, the ones unused longest first; answers how many. */
export async function endOldestSessions(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', 'in', (sessions) =>
      sessions
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(mostSessions),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Answers what the provider gave for the session, sealed, where one was signed in with. */
export async function closeSession(tx: Tx, token: string) {
  return tx
    .deleteFrom('sessions')
    .where('token_hash', '=', hashOfToken(token))
    .returning(['id_token', 'refresh_token'])
    .executeTakeFirst()
}

/** The person a token belongs or belonged to; undefined if it is unknown. */
export type Session = OpenSession | { readonly endedFor: number } | undefined

interface OpenSession {
  readonly actor: Actor
  /** The provider is to say again whether it goes on. */
  readonly due?: DueSession
}

const byTokenHash = compiledOnce((db, hash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('token_hash', '=', hash)
    .select(['users.id', 'username', 'first_name', 'last_name', 'roles', 'extra_permissions', 'is_active'])
    .select(['sessions.last_used_at', 'sessions.created_at', 'sessions.cookie_hash'])
    .select(['sessions.id as session_id', 'sessions.confirmed_at', 'sessions.asked_at'])
    // Joined into one query, as every request runs it.
    .select(sql<Partial<HubSettings> | null>`(select content from settings)`.as('settings'))
    .select(
      sql<boolean>`(exists (select from second_factors where user_id = users.id and confirmed_at is not null)
        or exists (select from passkeys where user_id = users.id))`.as('has_second_factor'),
    ),
)

/** A session has ended when it is too old or its account is not active; one of a browser needs its cookie too. */
export async function findSession(
  hub: Hub,
  token: string,
  cookie: () => Promise<string | undefined>,
): Promise<Session> {
  const now = hub.now()
  const [row] = (await byTokenHash(hub.db, hashOfToken(token))).rows
  if (!row) return undefined
  if (row.cookie_hash !== null) {
    const given = await cookie()
    if (given === undefined || hashOfToken(given) !== row.cookie_hash) return { endedFor: row.id }
  }
  const rules = rulesOf(row.settings, hub)
  const idleSince = now.getTime() - rules.idleMinutes * 60_000
  const lives = row.last_used_at.getTime() > idleSince && row.created_at > openSince(now)
  if (!row.is_active || !lives) return { endedFor: row.id }
  if (now.getTime() - row.last_used_at.getTime() > noteUseAfterMs) await noteUse(hub, token, now)
  const name = `${row.first_name} ${row.last_name}`
  const permissions = permissionsOf(row.roles, row.extra_permissions, rules)
  const lacksFactor = !row.has_second_factor && needsSecondFactor(rules.secondFactor, permissions)
  const actor = { id: row.id, name, username: row.username, roles: row.roles, permissions, rules }
  return {
    actor: lacksFactor ? { ...actor, needsSecondFactor: true } : actor,
    ...(isDue(hub, row) && { due: { sessionId: row.session_id } }),
  }
}

function isDue(
  hub: Hub,
  { confirmed_at, asked_at }: { readonly confirmed_at: Date | null; readonly asked_at: Date | null },
): boolean {
  if (!hub.identityProvider || confirmed_at === null) return false
  const now = hub.now().getTime()
  if (now - confirmed_at.getTime() <= confirmAfterMs) return false
  return asked_at === null || now - asked_at.getTime() > askAgainAfterMs
}

async function noteUse(hub: Hub, token: string, now: Date): Promise<void> {
  await hub.db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .execute()
}

/** Of a request whose endpoint asks for a signed-in person: signed in means that there is one. */
export const tokenOf = ({
  headers,
}: {
  readonly headers: { readonly authorization?: string | undefined }
}): string => bearerToken(headers.authorization) ?? ''

/** The bearer token of an Authorization header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header ?? '')?.[1]
}
