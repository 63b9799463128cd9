import type { Db } from '#server/database/connect.ts'
import type { ProofPurpose } from '#server/database/second-factor-tables.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'
import { hashOfToken, newToken } from '#server/platform/session.ts'

/** First steps of what is proved in two, each good for some minutes and a few tries. */

const goodForMinutes: Record<ProofPurpose, number> = {
  'second-factor': 5,
  provider: 15,
  confirmation: 5,
  passkey: 5,
  'new-passkey': 5,
}
const mostTries = 5

interface Pending {
  readonly purpose: ProofPurpose
  readonly userId: number | null
  readonly content?: string
}

/** The token goes to whoever made the first step; only its hash is kept. */
export async function makePending(
  { tx, now }: Unit,
  { purpose, userId, content = '' }: Pending,
): Promise<string> {
  await tx.deleteFrom('pending_proofs').where('expires_at', '<=', now).execute()
  const token = newToken()
  await tx
    .insertInto('pending_proofs')
    .values({
      token_hash: hashOfToken(token),
      purpose,
      user_id: userId,
      content,
      expires_at: new Date(now.getTime() + goodForMinutes[purpose] * 60_000),
    })
    .execute()
  return token
}

/** Counts a try; undefined where the first step is unknown, too long ago, or was tried too often. */
export async function tryPending(db: Db, purpose: ProofPurpose, token: string, now: Date) {
  return db
    .updateTable('pending_proofs')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning(['user_id', 'content'])
    .executeTakeFirst()
}

/** Ends it; of two who do so at once, one gets it. */
export async function spendPending(db: Db | Tx, purpose: ProofPurpose, token: string, now: Date) {
  return db
    .deleteFrom('pending_proofs')
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id', 'content'])
    .executeTakeFirst()
}
