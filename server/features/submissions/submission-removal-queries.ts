import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'

/** Those of them somebody was ever asked to decide on. */
export async function everSent(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('requests')
    .select('entity_id')
    .distinct()
    .where('entity_type', '=', 'submission')
    .where(sql<boolean>`entity_id = any(${ids}::int[])`)
    .execute()
  return new Set(rows.map(({ entity_id }) => entity_id))
}

export async function deleteRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('submissions').where(sql<boolean>`id = any(${ids}::int[])`).execute()
}
