import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { trailLock } from './audit.ts'

/** What a metrics scrape reads from the database. */
export interface Figures {
  readonly bytes: number
  /** Records whose readiness is still to be counted. */
  readonly behind: number
  /** Writers waiting for the audit trail lock. */
  readonly trail: number
  readonly jobs: readonly { readonly kind: string; readonly status: string; readonly count: number }[]
}

/** Upper limit, so that a scrape stays fast. */
const mostBehind = 10_000

/** In one statement, so that a scrape never takes more than one connection. */
export async function readFigures(db: Db): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      pg_database_size(current_database()) as bytes,
      least(${mostBehind}::int,
        (select count(*) from (select 1 from readiness_open limit ${mostBehind}) noted)
        + (select count(*) from (
            select 1 from readiness
            where readiness.epoch < (select epoch from readiness_epoch) limit ${mostBehind}) older))::int as behind,
      (select count(*) from pg_locks
        where locktype = 'advisory' and classid = 0 and objid = ${trailLock} and objsubid = 1 and not granted
          and database = (select oid from pg_database where datname = current_database()))::int as trail,
      (select coalesce(json_agg(open), '[]') from (
        select kind, status, count(*)::int as count from jobs where finished_at is null group by kind, status
      ) open) as jobs`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('The database did not say how it is')
  return figures
}
