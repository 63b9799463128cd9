import { sql } from 'kysely'
import { draftStatuses } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'
import { mayBeOf } from '#server/operators/operator-of-record-queries.ts'
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
      and ${mayBeOf(sql`${operatorId}::int`)}
    order by submissions.id
    limit ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
}
