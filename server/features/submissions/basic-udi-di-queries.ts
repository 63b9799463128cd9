import { sql } from 'kysely'
import { findMarket } from '#core/code-lists/markets.ts'
import type { UsedBasicUdiDi } from '#core/contract/submission-sharing.ts'
import { coversUdiDis } from '#core/identifiers/basic-udi-di.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere } from '#server/database/expressions.ts'

/** Number of suggestions; the search finds the others. */
const offered = 50
/** More than are offered: some of them cover nothing else. */
const mostRead = 500

interface Asked {
  readonly masterDiId: number
  readonly country: string
  readonly search?: string
}

/**
 * One Basic UDI-DI covers many UDI-DIs (decision D16): those the manufacturer of a record uses for a market, each
 * once, the device's own family first.
 */
export async function usedBasicUdiDis(db: Db, asked: Asked): Promise<UsedBasicUdiDi[]> {
  const record = await db
    .selectFrom('master_records')
    .select(['manufacturer_name', 'family_key'])
    .where('id', '=', asked.masterDiId)
    .executeTakeFirst()
  if (!record) return []
  const market = findMarket(asked.country)?.code ?? ''
  const search = anywhere(fold(asked.search?.trim() ?? ''))
  const { rows } = await sql<UsedBasicUdiDi>`
    with used as (
      select distinct on (basic_udi_di) basic_udi_di as code, coalesce(submissions.device_name, '') as "deviceName",
        coalesce(family_key = nullif(${record.family_key}, ''), false) as "ofFamily",
        submissions.document ->> 'riskClass' as "riskClass", submissions.updated_at
      from submissions left join master_records on master_records.id = master_di_id
      where market = ${market} and basic_udi_di is not null
      and submissions.document ->> 'manufacturerName' = ${record.manufacturer_name}
      and submissions.search_text like ${anywhere(fold(record.manufacturer_name))}
      and (submissions.search_text like ${search} or lower(submissions.document ->> 'modelNumber') like ${search})
      order by basic_udi_di, "ofFamily" desc, submissions.updated_at desc)
    select code, "deviceName", "ofFamily", "riskClass", (select count(*)::integer from submissions
      where market = ${market} and basic_udi_di = code) as devices from used
    order by "ofFamily" desc, updated_at desc, code limit ${mostRead}`.execute(db)
  return rows.filter(({ code }) => coversUdiDis(code)).slice(0, offered)
}
