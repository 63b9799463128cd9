import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AssistantFeedbackTable, AssistantModelTable } from '#server/database/assistant-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

export const insertFeedback = (
  tx: Tx,
  row: Insertable<AssistantFeedbackTable>,
): Promise<Selectable<AssistantFeedbackTable>> =>
  tx.insertInto('assistant_feedback').values(row).returningAll().executeTakeFirstOrThrow()

export const updateFeedback = (
  tx: Tx,
  id: number,
  values: Updateable<AssistantFeedbackTable>,
): Promise<Selectable<AssistantFeedbackTable>> =>
  tx
    .updateTable('assistant_feedback')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function storeModel(tx: Tx, values: Omit<Insertable<AssistantModelTable>, 'id'>): Promise<void> {
  await tx
    .insertInto('assistant_model')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
