import { type RawBuilder, sql } from 'kysely'
import type { DeviceInMarket } from '#core/intelligence/impact.ts'
import { marketModules } from '#core/markets/index.ts'
import type { Db } from '#server/database/connect.ts'
import { isRegistered } from '#server/exchange/register-standing-queries.ts'
import { inUse } from './markets-of-device-queries.ts'

/**
 * Devices in each of their markets (decision D53), and what decides there whether a date or an update concerns them: as
 * in the submission that stands for the device there (the newest until readiness has counted it), or else in the record.
 */

/** `with` of a statement: `concerned` has a row for each device and market, `own` the submission that stands for it. */
export const devicesInMarkets = (isAsked: (market: RawBuilder<string>) => RawBuilder<boolean>) => sql`
  latest as (
    select id, device_number, target_countries from master_records
    where ${inUse}
  ), concerned as (
    select id, device_number, unnest(target_countries) as code from latest
    union all
    select distinct latest.id, device_number, market from latest join submissions using (device_number)
    where market <> all(latest.target_countries)
  ), own as (
    select distinct on (device_number, market) device_number, market, submissions.id, submissions.document
    from submissions left join latest using (device_number) left join readiness on record_id = latest.id
    where ${isAsked(sql.ref('market'))}
    order by device_number, market, (submissions.id = any(readiness.submissions)) is true desc, submissions.id desc
  )`

/** Of a row of `concerned` joined with its record and, where there is one, with `own`. */
export const traits = {
  riskClass: sql<
    string | null
  >`coalesce(own.document ->> 'riskClass', master_records.document ->> 'riskClass')`,
  emdnCode: sql<string | null>`coalesce(own.document ->> 'emdnCode', master_records.document ->> 'emdnCode')`,
  specialDevice: sql<string | null>`own.document ->> 'specialDevice'`,
  singleUse: sql<
    boolean | null
  >`coalesce(own.document ->> 'singleUse', master_records.document ->> 'singleUse')::boolean`,
}

/** Devices that are alike in a market, by the numbers of their records. */
export interface DevicesAlike extends DeviceInMarket {
  readonly ids: readonly number[]
}

/** All devices in use in all of their markets; those that are alike together. */
export async function devicesAlike(db: Db): Promise<DevicesAlike[]> {
  const { rows } = await sql<DevicesAlike>`
    with ${devicesInMarkets(() => sql`true`)}
    select code as country, ${traits.riskClass} as "riskClass", ${traits.emdnCode} as "emdnCode",
      ${traits.specialDevice} as "specialDevice", ${traits.singleUse} as "singleUse",
      nullif(own.document ->> 'legislation', '') as legislation,
      ${furtherCodes} as "furtherEmdnCodes", ${productCodes} as "productCodes",
      exists (select from submissions where submissions.id = own.id and ${isRegistered}) as registered,
      array_agg(concerned.id) as ids
    from concerned join master_records using (id)
    left join own on own.device_number = concerned.device_number and own.market = concerned.code
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(db)
  return rows
}

/** How many devices are in use. */
export async function devicesInUse(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from master_records where ${inUse}`.execute(db)
  return rows[0]?.count ?? 0
}

const rowsOf = (group: string) =>
  sql`jsonb_array_elements(coalesce(own.document -> ${sql.lit(group)}, '[]'::jsonb))`

const furtherCodes = sql<string[]>`case when own.document ? 'additionalEmdnCodes' then array(
  select distinct line ->> 'code' from ${rowsOf('additionalEmdnCodes')} line
  where line ->> 'code' <> '' order by 1) else '{}'::text[] end`

/** As the submission says them; without one as an import of the record did. */
const productCodes = sql<string[]>`case ${sql.join(
  marketModules.flatMap(({ code, productCodes: places }) => {
    if (!places) return []
    const { field, more, imported } = places
    const kept = sql`master_records.source_data -> ${sql.lit(imported.format)} ->> ${sql.lit(imported.name)}`
    return [
      sql`when concerned.code = ${sql.lit(code)} and own.id is not null then array(
          select distinct upper(said) from (
            select own.document ->> ${sql.lit(field)}
            union all select line ->> ${sql.lit(more.column)} from ${rowsOf(more.group)} line) codes(said)
          where said <> '' order by 1)
        when concerned.code = ${sql.lit(code)} then array(
          select distinct upper(trim(said)) from unnest(string_to_array(${kept}, ${sql.lit(imported.separator)})) said
          where trim(said) <> '' order by 1)`,
    ]
  }),
  sql` `,
)} else '{}'::text[] end`
