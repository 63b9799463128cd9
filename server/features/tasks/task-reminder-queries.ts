import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'
import { isInSight } from '#server/tasks/task-queries.ts'

/** How near the due date is: within the days of the reminder, the day itself, past. */
export type ReminderStage = 'soon' | 'due' | 'overdue'

export interface RemindedTask {
  readonly id: number
  readonly title: string
  readonly due_date: string
  readonly owner_id: number
  readonly first_name: string
  readonly email: string
}

/** Open tasks at a stage whose owners have not been told of it for that day; they count as told from now on. */
export async function takeToRemind(tx: Tx, stage: ReminderStage, today: string): Promise<RemindedTask[]> {
  const day = {
    soon: sql<boolean>`due_date > ${today}`,
    due: sql<boolean>`due_date = ${today}`,
    overdue: sql<boolean>`due_date < ${today}`,
  }[stage]
  const told = sql<string>`${stage} || ' ' || due_date`
  const { rows } = await sql<RemindedTask>`
    update tasks set reminded = ${told}
    from users
    where users.id = tasks.owner_id and users.is_active and tasks.status = 'open' and remind_on <= ${today}
      and ${day} and reminded is distinct from ${told} and ${isInSight}
    returning tasks.id, tasks.title, tasks.due_date, tasks.owner_id, users.first_name, users.email`.execute(
    tx,
  )
  return rows.toSorted((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : a.id - b.id))
}
