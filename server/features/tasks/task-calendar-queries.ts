import type { CalendarSource } from '#server/calendar/calendar-source.ts'
import { derivedColumns, isInSight } from '#server/tasks/task-queries.ts'
import { taskAddress } from '#server/tasks/task-writes.ts'

/** Tasks, milestones and questions by the day they are due. */
export const taskCalendar: CalendarSource = async (hub, viewer, { from, to, mine, atMost }) => {
  let reading = hub.db
    .selectFrom('tasks')
    .select(['tasks.id', 'kind', 'title', 'status', 'due_date'])
    .select([derivedColumns.subject.as('subject'), derivedColumns.owner_name.as('owner_name')])
    .where('due_date', '>=', from)
    .where('due_date', '<=', to)
    .where('status', '<>', 'not-needed')
    .where(isInSight)
    .orderBy('due_date')
    .orderBy('tasks.id')
    .limit(atMost)
  if (mine) reading = reading.where('owner_id', '=', viewer.id)
  return (await reading.execute()).map(({ id, kind, title, status, due_date, subject, owner_name }) => ({
    key: `task-${id}`,
    day: due_date ?? '',
    kind,
    title,
    about: subject.name,
    ownerName: owner_name,
    done: status === 'done',
    link: taskAddress(id),
  }))
}
