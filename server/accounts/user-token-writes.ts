import type { Tx } from '#server/platform/hub.ts'

/** What programs came in with. */
export interface EndedTokens {
  readonly tokens: number
  /** Calendar addresses: one at most. */
  readonly addresses: number
}

/** Ends all API tokens of somebody, and the address of her calendar, for ever; answers how many there were. */
export async function endTokensOf(tx: Tx, userId: number, now: Date): Promise<EndedTokens> {
  const { numUpdatedRows } = await tx
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { tokens: Number(numUpdatedRows), addresses: Number(numDeletedRows) }
}

/** As the trail tells it. */
export const endedWords = (sessions: string, { tokens, addresses }: EndedTokens): string =>
  `${sessions} and ${tokens} API tokens ended${addresses > 0 ? ', and the calendar address' : ''}`
