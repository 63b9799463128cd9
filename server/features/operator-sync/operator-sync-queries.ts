import { sql } from 'kysely'
import { draftStatuses } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Drafts made from records that may be of one of these manufacturers, by its link or by one of its names. */
export async function draftsThatMayBeOf(db: Db | Tx, operatorIds: readonly number[]): Promise<number[]> {
  const ids = sql`${[...operatorIds]}::int[]`
  const { rows } = await sql<{ id: number }>`
    select submissions.id
    from submissions
    join master_records on master_records.id = master_di_id
    where submissions.status = any(${draftStatuses}::text[])
      and (manufacturer_key in (
          select unnest(array[name_key, legal_name_key] || former_name_keys) from operators where id = any(${ids}))
        or master_records.device_number in (
          select linked.device_number from device_links
          join master_records as linked on linked.id = device_links.master_di_id
          where device_links.operator_id = any(${ids}) and role = 'manufacturer' and not removed))
    order by submissions.id`.execute(db)
  return rows.map(({ id }) => id)
}
