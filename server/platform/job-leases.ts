import { sql, type UpdateObject } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Tx } from './hub.ts'

/**
 * Whose a job is (decision D72). A server has it for as long as it renews its lease; with each taking the job's turn
 * goes up by one, and a batch is stored only by whom the turn is.
 */

/** Arbitrary, but unique among the hub’s advisory locks. */
const queueLock = 7_301_061

const databaseTime = sql<Date>`clock_timestamp()`
/** Stored times are rounded to milliseconds and must not be in the future. */
export const noLease = sql<Date>`clock_timestamp() - interval '1 second'`
/** Allows several failed renewals; after that the server is considered dead or disconnected. */
export const newLease = sql<Date>`clock_timestamp() + interval '30 seconds'`

type Turn = Pick<JobRow, 'id' | 'turn'>

export interface Taking {
  /** The kinds of jobs this server can run. */
  readonly kinds: readonly string[]
  /** Maximum number of running jobs across all servers. */
  readonly atMost: number
}

/** Leases the oldest free job if the limit allows. */
export async function takeJob(db: Db, { kinds, atMost }: Taking): Promise<JobRow | undefined> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${queueLock})`.execute(tx)
    const running = await tx
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'running')
      .where('lease_until', '>', databaseTime)
      .executeTakeFirstOrThrow()
    if (running.count >= atMost) return undefined
    // A job whose batch is being stored is taken, even if its lease has expired.
    const next = await tx
      .selectFrom('jobs')
      .select('id')
      .where('status', 'in', ['waiting', 'running'])
      .where('lease_until', '<=', databaseTime)
      .where(sql<boolean>`kind = any(${kinds}::text[])`)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!next) return undefined
    return tx
      .updateTable('jobs')
      .set({ status: 'running', turn: sql`turn + 1`, stalled: sql`stalled + 1`, lease_until: newLease })
      .where('id', '=', next.id)
      .returningAll()
      .executeTakeFirst()
  })
}

/** The job was taken over by another server, or has ended. */
export class JobLost extends Error {
  constructor({ id }: Turn) {
    super(`Job ${id} was taken over by another server, or ended`)
  }
}

/** Starts a batch transaction; until it ends, no other server can take or end the job. */
export async function holdJob(tx: Tx, { id, turn }: Turn): Promise<void> {
  const held = await tx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new JobLost({ id, turn })
}

/** Renews the lease between batches; storing a batch renews it as well. */
export async function renewLease(db: Db, { id, turn }: Turn): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_until: newLease })
    .where('id', 'in', (jobs) =>
      jobs
        .selectFrom('jobs')
        .select('id')
        .where('id', '=', id)
        .where('turn', '=', turn)
        .where('status', '=', 'running')
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Releases the job immediately: the interruption was not caused by the job. */
export const handOverJob = (db: Db, job: Turn): Promise<void> =>
  putBack(db, job, { lease_until: noLease, stalled: sql<number>`greatest(stalled - 1, 0)` })

/** Releases the job after a delay, because an immediate retry would fail again. */
export const postponeJob = (db: Db, job: Turn, seconds: number): Promise<void> =>
  putBack(db, job, { lease_until: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})` })

async function putBack(db: Db, { id, turn }: Turn, how: UpdateObject<Schema, 'jobs'>): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ status: 'waiting', ...how })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('status', '=', 'running')
    .execute()
}

/** On a single-server hub, releases the previous process’s jobs without waiting for their leases to expire. */
export async function freeAllJobs(db: Db): Promise<void> {
  await db.updateTable('jobs').set({ lease_until: noLease }).where('status', '=', 'running').execute()
}
