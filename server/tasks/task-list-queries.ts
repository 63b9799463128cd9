import { sql } from 'kysely'
import type { TaskDue } from '#core/contract/list-filters.ts'
import type { Task, TaskQuery } from '#core/contract/tasks.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { hasLeft } from '#server/accounts/left-people-queries.ts'
import { type Condition, defineList } from '#server/lists/list.ts'
import { contains, equals, oneOf } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { taskProperties } from './task-presenter.ts'
import { derivedColumns, isInSight, type TaskRow } from './task-queries.ts'

/** Tasks, milestones and questions of everything they can belong to. */
export function taskList(hub: Pick<Hub, 'now'>) {
  const properties = taskProperties(hub)
  return defineList<TaskRow, Task, TaskQuery>()({
    table: 'tasks',
    key: 'id',
    dictionary: 'task',
    derived: derivedColumns,
    properties,
    sorts: {
      dueDate: { by: sql`due_date`, emptyLast: true },
      createdAt: { by: sql`tasks.created_at` },
      updatedAt: { by: sql`tasks.updated_at` },
      title: { by: sql`title_key collate "C"` },
    },
    defaultSort: 'dueDate',
    filters: {
      kind: oneOf('tasks.kind'),
      status: oneOf('tasks.status'),
      due: (wanted) => dueOn(todayOf(hub), wanted),
      mine: (_, { viewer }) => sql<boolean>`tasks.owner_id = ${viewer.id}`,
      left: () => sql<boolean>`(tasks.status = 'open' and ${hasLeft('tasks.owner_id')})`,
      ownerId: equals('tasks.owner_id'),
      of: (subject) => sql<boolean>`${sql.ref(`tasks.${subject}_id`)} is not null`,
      projectId: equals('tasks.project_id'),
      assessmentId: equals('tasks.assessment_id'),
    },
    search: contains('tasks.search_text'),
    always: () => isInSight,
    // What it belongs to takes it out of sight.
    changes: ['task', 'rim-submission', 'assessment', 'user'],
    changedAt: sql`tasks.updated_at`,
    file: {
      name: 'tasks',
      entityType: 'export',
      columns: [
        { header: 'No.', ...properties.id },
        { header: 'Kind', ...properties.kind },
        { header: 'Title', ...properties.title },
        {
          header: 'Belongs To',
          from: ['subject'],
          value: ({ subject: { type, id, name } }) => `${name ?? 'Unnamed'} (${type} ${id})`,
        },
        { header: 'Status', ...properties.status },
        { header: 'Owner', ...properties.ownerName },
        { header: 'Due Date', ...properties.dueDate },
        { header: 'Done On', ...properties.doneDate },
        { header: 'Reference', ...properties.reference },
        { header: 'Received On', ...properties.receivedDate },
        { header: 'Answer', ...properties.answer },
        { header: 'Notes', ...properties.notes },
      ],
    },
  })
}

/** Of open ones: what is done is due no more. */
function dueOn(today: string, wanted: TaskDue): Condition {
  const [week, month] = [dayAfter(today, 7), dayAfter(today, 30)]
  const conditions: Readonly<Record<TaskDue, Condition>> = {
    overdue: sql<boolean>`due_date < ${today}`,
    'within-7-days': sql<boolean>`due_date between ${today} and ${week}`,
    'within-30-days': sql<boolean>`(due_date > ${week} and due_date <= ${month})`,
    later: sql<boolean>`due_date > ${month}`,
    none: sql<boolean>`due_date is null`,
  }
  return sql<boolean>`(tasks.status = 'open' and ${conditions[wanted]})`
}
