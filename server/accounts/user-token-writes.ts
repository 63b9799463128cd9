import type { Tx } from '#server/platform/hub.ts'

/** Ends all API tokens of somebody, for ever; answers how many there were. */
export async function endTokensOf(tx: Tx, userId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
