import { sql } from 'kysely'
import type { MasterStats } from '#core/contract/master-di.ts'
import type { Db } from '#server/database/connect.ts'

/** Counts over latest versions without archived and deleted ones; active counts devices (decision D7). */
export async function masterStats(db: Db): Promise<MasterStats> {
  const latest = sql`is_latest and status not in ('archived', 'deleted')`
  const counts = await sql<Omit<MasterStats, 'byManufacturer'>>`
    select count(*)::int as "total",
      count(*) filter (where status = 'pending-approval')::int as "pendingApproval",
      count(distinct nullif(family_key, ''))::int as "families",
      (select count(distinct device_number)::int from master_records where status = 'active') as "active"
    from master_records where ${latest}`.execute(db)
  const makers = await sql<MasterStats['byManufacturer'][number]>`
    select manufacturer_name as "manufacturerName", count(*)::int as "count"
    from master_records where ${latest}
    group by manufacturer_name order by count(*) desc, manufacturer_name limit 100`.execute(db)
  const [row] = counts.rows
  return { total: 0, active: 0, pendingApproval: 0, families: 0, ...row, byManufacturer: makers.rows }
}
