import { sql, type UpdateObject } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Tx } from './hub.ts'
import type { JobRow } from './job-store.ts'

/**
 * Whose a job is (decision D72). A server has it for as long as it renews its lease; with each taking the job's turn
 * goes up by one, and a batch is stored only by whom the turn is.
 */

/** Any fixed number: it only has to differ from other advisory locks of the hub. */
const queueLock = 7_301_061

const databaseTime = sql<Date>`clock_timestamp()`
/** What is stored is rounded to a millisecond, and must not lie ahead. */
export const noLease = sql<Date>`clock_timestamp() - interval '1 second'`
/** Several renewals may fail; whoever has not renewed it by then has died, or lost the database. */
export const newLease = sql<Date>`clock_timestamp() + interval '30 seconds'`

type Turn = Pick<JobRow, 'id' | 'turn'>

export interface Taking {
  /** What this server knows how to do. */
  readonly kinds: readonly string[]
  /** So many may run at once, on all servers together. */
  readonly atMost: number
}

/** Takes the oldest job that nobody has, where one more may run. */
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
    // A job whose batch is being stored at this moment is somebody's, whatever its lease says.
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

/** Somebody else has the job by now, or it has been ended. */
export class JobLost extends Error {
  constructor({ id }: Turn) {
    super(`Job ${id} was taken over by another server, or ended`)
  }
}

/** Begins the transaction of a batch: until it ends, nobody else takes or ends the job. */
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

/** Between batches, which renew it themselves; while one is being stored there is nothing to do. */
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

/** Lets anybody take the job at once: that it got no further was not its fault. */
export const handOverJob = (db: Db, job: Turn): Promise<void> =>
  putBack(db, job, { lease_until: noLease, stalled: sql<number>`greatest(stalled - 1, 0)` })

/** Lets anybody take the job after a pause: now the same would only fail again. */
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

/** Where nobody else can have them: the jobs of the process before this one need not wait for their leases to run out. */
export async function freeAllJobs(db: Db): Promise<void> {
  await db.updateTable('jobs').set({ lease_until: noLease }).where('status', '=', 'running').execute()
}
