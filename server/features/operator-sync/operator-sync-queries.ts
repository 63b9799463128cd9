import { sql } from 'kysely'
import { draftStatuses } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/**
 * Drafts made from records that may be of a manufacturer, by its link or by one of its names; some at a time, by their
 * numbers.
 */
export async function draftsThatMayBeOf(
  db: Db | Tx,
  operatorId: number,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select submissions.id
    from submissions
    join master_records on master_records.id = master_di_id
    where submissions.id > ${after} and submissions.status = any(${draftStatuses}::text[])
      and (
        manufacturer_key in (select unnest(array[name_key, legal_name_key]) from operators where id = ${operatorId})
        or master_records.device_number in (
          select linked.device_number from device_links
          join master_records as linked on linked.id = device_links.master_di_id
          where operator_id = ${operatorId} and role = 'manufacturer' and not removed)
      )
    order by submissions.id
    limit ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
}
