import { sql } from 'kysely'
import type { MarketStage } from '#core/lifecycle/market-standing.ts'
import type { Db } from '#server/database/connect.ts'
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
