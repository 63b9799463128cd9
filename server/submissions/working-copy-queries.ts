import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

export interface CopyKey {
  readonly userId: number
  readonly submissionId: number
}

export async function findWorkingCopy(db: Db | Tx, { userId, submissionId }: CopyKey) {
  return db
    .selectFrom('working_copies')
    .select(['revision', 'typed', 'saved_at'])
    .where('user_id', '=', userId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
}

export async function storeWorkingCopy(
  db: Db | Tx,
  { userId, submissionId }: CopyKey,
  copy: { readonly revision: number; readonly typed: string; readonly savedAt: Date },
): Promise<void> {
  const values = { revision: copy.revision, typed: copy.typed, saved_at: copy.savedAt }
  await db
    .insertInto('working_copies')
    .values({ user_id: userId, submission_id: submissionId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'submission_id']).doUpdateSet(values))
    .execute()
}

export async function dropWorkingCopy(db: Db | Tx, { userId, submissionId }: CopyKey): Promise<void> {
  await db
    .deleteFrom('working_copies')
    .where('user_id', '=', userId)
    .where('submission_id', '=', submissionId)
    .execute()
}
