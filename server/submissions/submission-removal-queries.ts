import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'

export async function deleteRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('submissions').where(sql<boolean>`id = any(${ids}::int[])`).execute()
}
