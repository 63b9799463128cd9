import { sql } from 'kysely'
import type { MarketStage } from '#core/lifecycle/market-standing.ts'
import type { Db } from '#server/database/connect.ts'
import type { Condition } from '#server/lists/list.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'

/**
 * By market: the devices that have it (decision D53), and how many are at each stage; `codes` is in the order in which
 * readiness keeps its counts. For devices not counted yet, only the markets of the record are known.
 */
export async function devicesByStage(db: Db, codes: readonly string[]) {
  const { rows } = await sql<{
    country: string
    stage: MarketStage | null
    devices: number
    complete: number
  }>`
    select (${[...codes]}::text[])[place] as country, stages[place] as stage, count(*)::int as devices,
      (count(*) filter (where missing[place] = 0 and wrong[place] = 0))::int as complete
    from master_records join readiness on record_id = id cross join unnest(places) as place
    where ${inUse} group by place, stages[place]
    union all
    select code, null, count(*)::int, 0 from master_records cross join unnest(target_countries) as code
    where ${inUse} and not exists (select 1 from readiness where record_id = id) group by code`.execute(db)
  return rows
}

interface SubmissionsAt {
  /** Of the devices. */
  readonly condition: Condition
  /** Of the market in the hub’s list, counted from 1. */
  readonly place: number
  readonly atMost: number
}

/** The submissions that stand for devices in one market, in ascending order. */
export async function submissionsAt(db: Db, { condition, place, atMost }: SubmissionsAt): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct submissions[${place}::int] as id from readiness
    where record_id in (select master_records.id from master_records where ${condition})
      and submissions[${place}::int] is not null
    order by id limit ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
}
