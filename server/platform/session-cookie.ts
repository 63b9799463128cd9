import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#server/database/connect.ts'
import { longestSessionDays } from './session.ts'

/**
 * The cookies a browser's session is bound to (decision D69). Cookies ignore ports, so their names carry an id of the
 * hub: two hubs of one host stay signed in both. Over https the prefix __Host- keeps other hosts from setting them.
 */

const purpose = 'session-cookie'
const ids = new WeakMap<Db, Promise<string>>()

/** One for all servers of a hub. */
function idOfHub(db: Db): Promise<string> {
  const known = ids.get(db)
  if (known) return known
  const asked = readOrMakeId(db)
  ids.set(db, asked)
  asked.catch(() => ids.delete(db))
  return asked
}

async function readOrMakeId(db: Db): Promise<string> {
  await db
    .insertInto('hub_keys')
    .values({ purpose, key: randomBytes(4).toString('hex') })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
  const row = await db
    .selectFrom('hub_keys')
    .select('key')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return row.key
}

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https'

/** The session, or the way to a provider and back. */
type Kind = 'session' | 'provider'

const secondsOf: Record<Kind, number> = { session: longestSessionDays * 86_400, provider: 15 * 60 }

async function nameFor(db: Db, request: FastifyRequest, kind: Kind): Promise<string> {
  const name = `hub_${kind}_${await idOfHub(db)}`
  return isSecure(request) ? `__Host-${name}` : name
}

/** The secret the request brings with it, if any. */
export async function readCookie(db: Db, request: FastifyRequest, kind: Kind): Promise<string | undefined> {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  const name = await nameFor(db, request, kind)
  const pairs = cookie.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** The header Set-Cookie that keeps a secret, or forgets it. */
export async function cookieOf(
  db: Db,
  request: FastifyRequest,
  kind: Kind,
  secret: string | null,
): Promise<string> {
  const parts = [
    `${await nameFor(db, request, kind)}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret === null ? 0 : secondsOf[kind]}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(request) ? ['Secure'] : []),
  ]
  return parts.join('; ')
}

/** Browsers name the page a request comes from; programs have none. */
export const isBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
