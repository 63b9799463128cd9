import { sql } from 'kysely'
import type { CalendarSource } from '#server/calendar/calendar-source.ts'
import { derivedColumns } from './assessment-queries.ts'

/** Impact assessments by the day they are due. */
export const assessmentCalendar: CalendarSource = async (hub, viewer, { from, to, mine, atMost }) => {
  let reading = hub.db
    .selectFrom('assessments')
    .select(['assessments.id', 'state', 'due_date'])
    .select(sql<string>`(select title from updates where updates.id = update_id)`.as('title'))
    .select(derivedColumns.assignee_name.as('assignee_name'))
    .where('deleted', '=', false)
    .where('due_date', '>=', from)
    .where('due_date', '<=', to)
    .orderBy('due_date')
    .orderBy('assessments.id')
    .limit(atMost)
  if (mine) reading = reading.where('assignee_id', '=', viewer.id)
  return (await reading.execute()).map(({ id, state, due_date, title, assignee_name }) => ({
    key: `assessment-${id}`,
    day: due_date ?? '',
    kind: 'assessment' as const,
    title,
    about: null,
    ownerName: assignee_name,
    done: state === 'completed',
    link: `/impact-assessments/${id}`,
  }))
}
