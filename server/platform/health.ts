import { access, constants, statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type Db, reasonOf } from '#server/database/connect.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { Hub } from './hub.ts'
import { within } from './patience.ts'

/** A database that takes longer than this counts as not ready. */
const patienceMs = 900

/** A directory that must have free space. */
export interface Room {
  /** Shown to the caller; the path appears only in the log. */
  readonly name: string
  readonly directory: string
  readonly leastBytes: number
}

/** Why the hub is not ready, without internal details. */
class NotReady extends Error {}

/**
 * /healthz: the process lives. /readyz: the database answers within a second and takes writes, and the disks have room.
 */
export function healthRoutes(app: FastifyInstance, hub: Hub, rooms: readonly Room[]): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await within(patienceMs, Promise.all([requireWrites(hub.db), ...rooms.map(requireRoom)]))
      return { status: 'ready' }
    } catch (error) {
      const { description } = hub.database
      request.log.warn({ reason: reasonOf(error), database: description }, 'the hub is not ready')
      const reason = error instanceof NotReady ? error.message : 'database: it does not answer'
      return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', reason })
    }
  })
}

/** A standby only reads, and so does a database that its administrator has made read-only. */
async function requireWrites(db: Db): Promise<void> {
  const ask = () =>
    sql<{ refuses: boolean }>`
      select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refuses`.execute(db)
  // A pooled connection that ended unnoticed says nothing about the database; a new one does.
  const { rows } = await ask().catch((error: unknown) => {
    if (isUnavailable(error)) return ask()
    throw error
  })
  if (rows[0]?.refuses) throw new NotReady('database: it takes no writes')
}

/** What a directory's disk has left; undefined where it cannot be read. */
export async function freeBytes(directory: string): Promise<number | undefined> {
  const disk = await statfs(directory).catch(() => undefined)
  return disk && disk.bavail * disk.bsize
}

async function requireRoom({ name, directory, leastBytes }: Room): Promise<void> {
  const free = await freeBytes(directory)
  const isWritable = await access(directory, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (free === undefined || !isWritable) throw new NotReady(`disk: ${name} cannot be written`)
  if (free < leastBytes) {
    throw new NotReady(`disk: ${name} has ${megabytes(free)} MB left, fewer than ${megabytes(leastBytes)}`)
  }
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000)
