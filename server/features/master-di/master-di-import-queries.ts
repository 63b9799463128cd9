import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'

/** The versions an update opened of these, by the one they were opened of; without those deleted since. */
export async function draftsOpenedBy(
  tx: Tx,
  updateJob: number,
  recordIds: readonly number[],
): Promise<Map<number, number>> {
  const found = await tx
    .selectFrom('master_records')
    .select(['id', 'parent_id'])
    .where('import_id', '=', updateJob)
    .where(sql<boolean>`parent_id = any(${recordIds}::int[])`)
    .where('status', '!=', 'deleted')
    .execute()
  return new Map(found.map(({ id, parent_id }) => [parent_id ?? 0, id]))
}
