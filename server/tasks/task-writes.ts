import { sql } from 'kysely'
import type { Unit } from '#server/platform/hub.ts'

const taskAddressStem = '/tasks?task='

/** Where the owner of a task finds it. */
export const taskAddress = (id: number): string => `${taskAddressStem}${id}`

/** Owners are told again of what has changed. */
export async function forgetReminder({ tx }: Unit, id: number): Promise<void> {
  await tx.updateTable('tasks').set({ reminded: null }).where('id', '=', id).execute()
}

/** What went with a project or an assessment calls nobody any more. */
export async function takeBackTasksOf(
  { tx, now }: Unit,
  of: 'project_id' | 'assessment_id',
  id: number,
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('read_at', 'is', null)
    .where('link', 'in', (tasks) =>
      tasks.selectFrom('tasks').select(sql<string>`${taskAddressStem} || id`.as('link')).where(of, '=', id),
    )
    .execute()
}
