import { sql } from 'kysely'
import type { ValidationRun } from '#core/contract/validation-runs.ts'
import type { Db } from '#server/database/connect.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Arbitrary, but unique among the hub’s pairs of advisory locks. */
const runLock = 7_301_064

/** A person’s validation that has not ended; nobody starts another one for that person in this transaction. */
export async function unfinishedRun(tx: Tx, kind: string, userId: number): Promise<JobRow | undefined> {
  await sql`select pg_advisory_xact_lock(${runLock}, ${userId})`.execute(tx)
  return tx
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', kind)
    .where('created_by', '=', userId)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst()
}

export async function skippedBecause(db: Db, jobId: number): Promise<ValidationRun['skippedBecause']> {
  const { rows } = await sql<{ message: string; count: number }>`
    select message, count(*)::int as count from job_errors
    where job_id = ${jobId} and kind = 'not-validated' group by message order by count desc, message`.execute(
    db,
  )
  return rows
}

export async function invalidByMarket(db: Db, jobId: number): Promise<ValidationRun['invalidByMarket']> {
  const { rows } = await sql<{ country: string; count: number }>`
    select market as country, count(*)::int as count
    from job_errors join submissions on submissions.id = job_errors.row
    where job_id = ${jobId} and kind = 'invalid' group by market order by count desc, market`.execute(db)
  return rows
}
