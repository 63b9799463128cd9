import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#server/database/connect.ts'
import { longestSessionDays } from './session.ts'

/**
 * The cookie a browser's session is bound to (decision D69). Cookies ignore ports, so its name carries an id of the
 * hub: two hubs of one host stay signed in both. Over https the prefix __Host- keeps other hosts from setting it.
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

async function nameFor(db: Db, request: FastifyRequest): Promise<string> {
  const name = `hub_session_${await idOfHub(db)}`
  return isSecure(request) ? `__Host-${name}` : name
}

/** The secret the request brings with it, if any. */
export async function readSessionCookie(db: Db, request: FastifyRequest): Promise<string | undefined> {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  const name = await nameFor(db, request)
  const pairs = cookie.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** The header Set-Cookie that keeps a secret, or forgets it. */
export async function sessionCookie(db: Db, request: FastifyRequest, secret: string | null): Promise<string> {
  const seconds = secret === null ? 0 : longestSessionDays * 86_400
  const parts = [
    `${await nameFor(db, request)}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(request) ? ['Secure'] : []),
  ]
  return parts.join('; ')
}

/** Browsers name the page a request comes from; programs have none. */
export const isBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
