import type { Db } from '#server/database/connect.ts'
import { isInSight } from '#server/tasks/task-queries.ts'

/** The first day from one on by which an open task of a person is due. */
export async function firstDue(
  db: Db,
  ownerId: number,
  { from }: { readonly from: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('tasks')
    .select('due_date')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'open')
    .where('due_date', '>=', from)
    .where(isInSight)
    .orderBy('due_date')
    .limit(1)
    .executeTakeFirst()
  return row?.due_date ?? null
}
