import { sql } from 'kysely'
import type {
  CountedValue,
  MasterDistribution,
  MasterStats,
  MasterValuesQuery,
} from '#core/contract/master-di.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere } from '#server/database/expressions.ts'
import { conditionOf } from '#server/lists/list-queries.ts'
import type { Actor } from '#server/platform/hub.ts'
import { masterList } from './master-di-list-queries.ts'

const latest = sql<boolean>`is_latest and status not in ('archived', 'deleted')`

/** The markets that latest records have only through submissions (decision D53). */
const bySubmission = sql`
  select distinct master_records.id, submissions.market as country, cardinality(target_countries) as targets
  from master_records join submissions using (device_number)
  where is_latest and master_records.status not in ('archived', 'deleted') and market <> all(target_countries)`

/** Records that name at most one market, but have several together with those of their submissions. */
const severalBySubmissions = sql`
  select id from (${bySubmission}) added where targets <= 1 group by id, targets having targets + count(*) > 1`

/** Counts over latest versions without archived and deleted ones; active counts devices (decision D7). */
export async function masterStats(db: Db): Promise<MasterStats> {
  const counts = await sql<Omit<MasterStats, 'byManufacturer'>>`
    select count(*)::int as "total",
      count(*) filter (where status = 'pending-approval')::int as "pendingApproval",
      count(distinct nullif(family_key, ''))::int as "families",
      count(*) filter (where cardinality(target_countries) > 1)::int
        + (select count(*)::int from (${severalBySubmissions}) several) as "multiCountry",
      (select count(distinct device_number)::int from master_records where status = 'active') as "active"
    from master_records where ${latest}`.execute(db)
  const makers = await sql<MasterStats['byManufacturer'][number]>`
    select manufacturer_name as "manufacturerName", count(*)::int as "count"
    from master_records where ${latest}
    group by manufacturer_name order by count(*) desc, manufacturer_name limit 100`.execute(db)
  const [row] = counts.rows
  return {
    total: 0,
    active: 0,
    pendingApproval: 0,
    families: 0,
    multiCountry: 0,
    ...row,
    byManufacturer: makers.rows,
  }
}

const countedBy = (value: ReturnType<typeof sql>) => sql<CountedValue>`
  select ${value} as "value", count(*)::int as "count" from master_records`

/** Latest records by market (each counts in all of its markets), status and family, most frequent first. */
export async function masterDistribution(db: Db): Promise<MasterDistribution> {
  const order = sql`group by 1 order by 2 desc, 1 limit 100`
  const [byCountry, byStatus, byFamily] = [
    await sql<CountedValue>`
      select country as "value", count(*)::int as "count" from (
        select id, unnest(target_countries) as country from master_records where ${latest}
        union all select id, country from (${bySubmission}) added) markets ${order}`.execute(db),
    await sql<CountedValue>`${countedBy(sql`status`)} where ${latest} ${order}`.execute(db),
    await sql<CountedValue>`${countedBy(sql`device_family`)}
      where ${latest} and device_family is not null ${order}`.execute(db),
  ]
  return { byCountry: byCountry.rows, byStatus: byStatus.rows, byFamily: byFamily.rows }
}

const valueColumns = {
  deviceNumber: ['device_number', 'device_number_key'],
  deviceName: ['device_name', 'device_name_key'],
  deviceFamily: ['device_family', 'family_key'],
  manufacturerName: ['manufacturer_name', 'manufacturer_key'],
  status: ['status', 'status'],
} as const

/** The values of one column under the filters of the others, for its dropdown. */
export async function masterValues(db: Db, viewer: Actor, asked: MasterValuesQuery): Promise<CountedValue[]> {
  const { field, valueSearch, limit = 20, ...filter } = asked
  const query = { ...filter, [field]: undefined }
  const [column, key] = valueColumns[field]
  const pattern = anywhere(fold(valueSearch?.trim() ?? ''))
  return db
    .selectFrom('master_records')
    .select([sql.ref<string>(column).as('value'), sql<number>`count(*)::int`.as('count')])
    .where(await conditionOf(masterList, { db, viewer, query }))
    .where(column, 'is not', null)
    .where(sql<boolean>`${sql.ref(key)} like ${pattern}`)
    .groupBy(column)
    .orderBy('count', 'desc')
    .orderBy(column)
    .limit(limit)
    .execute()
}
