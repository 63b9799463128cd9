import { type RawBuilder, sql } from 'kysely'
import type { AlikeDevices } from '#core/markets/requirements/deadlines.ts'
import type { Db } from '#server/database/connect.ts'
import { isRegistered } from '#server/exchange/register-standing-queries.ts'
import { devicesInMarkets, traits } from '#server/standing/device-traits-queries.ts'

export interface AlikeInMarket extends AlikeDevices {
  readonly country: string
}

/**
 * How many devices each market has, by class and kind. `codes` is in the order in which readiness keeps its counts;
 * `asked` are the markets to count.
 */
export const devicesByMarket = (
  db: Db,
  codes: readonly string[],
  asked: readonly string[],
): Promise<AlikeInMarket[]> => alikeInMarkets(db, codes, asked, sql`true`)

/** The same of devices that the register of the market does not have. */
export const unregisteredByMarket = (
  db: Db,
  codes: readonly string[],
  asked: readonly string[],
): Promise<AlikeInMarket[]> =>
  alikeInMarkets(
    db,
    codes,
    asked,
    sql`stages[place] is distinct from 'registered' and not exists (
      select from submissions where submissions.id = own.id and ${isRegistered})`,
  )

async function alikeInMarkets(
  db: Db,
  codes: readonly string[],
  asked: readonly string[],
  isCounted: RawBuilder<unknown>,
): Promise<AlikeInMarket[]> {
  const { rows } = await sql<AlikeInMarket>`
    with ${devicesInMarkets((market) => sql`${market} = any(${asked}::text[])`)}
    select code as country, ${traits.riskClass} as "riskClass", ${traits.emdnCode} as "emdnCode",
      ${traits.specialDevice} as "specialDevice", ${traits.singleUse} as "singleUse",
      count(*)::int as devices,
      (count(*) filter (where missing[place] = 0 and wrong[place] = 0 and stages[place] <> 'refused'))::int as filled
    from concerned join master_records using (id) left join readiness on record_id = id
    join unnest(${codes}::text[]) with ordinality as market(code, place) using (code)
    left join own on own.device_number = concerned.device_number and own.market = concerned.code
    where code = any(${asked}::text[]) and ${isCounted}
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}
