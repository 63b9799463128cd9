import type { Insertable } from 'kysely'
import type { ApiTokensTable } from '#server/database/integration-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

export async function insertToken(tx: Tx, row: Insertable<ApiTokensTable>): Promise<number> {
  const { id } = await tx.insertInto('api_tokens').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Whether it was not revoked before. */
export async function revokeRow(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
