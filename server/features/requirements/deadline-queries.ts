import { sql } from 'kysely'
import type { AlikeDevices } from '#core/markets/requirements/deadlines.ts'
import type { Db } from '#server/database/connect.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'

export interface AlikeInMarket extends AlikeDevices {
  readonly country: string
}

/**
 * How many devices each market has (decision D53), by class and kind as in the submission that stands for the device
 * there (the newest until readiness has counted it), or else in the record. `codes` is in the order in which readiness
 * keeps its counts; `asked` are the markets to count.
 */
export async function devicesByMarket(
  db: Db,
  codes: readonly string[],
  asked: readonly string[],
): Promise<AlikeInMarket[]> {
  const { rows } = await sql<AlikeInMarket>`
    with latest as (
      select id, device_number, target_countries from master_records
      where ${inUse}
    ), concerned as (
      select id, device_number, unnest(target_countries) as code from latest
      union all
      select distinct latest.id, device_number, market from latest join submissions using (device_number)
      where market <> all(latest.target_countries)
    ), own as (
      select distinct on (device_number, market) device_number, market, submissions.document
      from submissions left join latest using (device_number) left join readiness on record_id = latest.id
      where market = any(${asked}::text[])
      order by device_number, market, (submissions.id = any(readiness.submissions)) is true desc, submissions.id desc
    )
    select code as country,
      coalesce(own.document ->> 'riskClass', master_records.document ->> 'riskClass') as "riskClass",
      coalesce(own.document ->> 'emdnCode', master_records.document ->> 'emdnCode') as "emdnCode",
      own.document ->> 'specialDevice' as "specialDevice",
      coalesce(own.document ->> 'singleUse', master_records.document ->> 'singleUse')::boolean as "singleUse",
      count(*)::int as devices,
      (count(*) filter (where missing[place] = 0 and wrong[place] = 0))::int as filled
    from concerned join master_records using (id) left join readiness on record_id = id
    join unnest(${codes}::text[]) with ordinality as market(code, place) using (code)
    left join own on own.device_number = concerned.device_number and own.market = concerned.code
    where code = any(${asked}::text[])
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}
