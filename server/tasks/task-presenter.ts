import type { Task } from '#core/contract/tasks.ts'
import { taskFields } from '#core/dictionary/task/index.ts'
import { daysLeftOf } from '#core/lifecycle/tasks.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, documentProperties, instant } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { TaskRow } from './task-queries.ts'

const as = column<TaskRow>()
const at = instant<TaskRow>()

export const taskProperties = (hub: Pick<Hub, 'now'>) =>
  ({
    ...(documentProperties<TaskRow>(taskFields) as Properties<TaskRow, Pick<Task, keyof typeof taskFields>>),
    id: as('id'),
    revision: as('revision'),
    createdAt: at('created_at'),
    createdByName: as('created_by_name'),
    updatedAt: at('updated_at'),
    updatedByName: as('updated_by_name'),
    kind: as('kind'),
    subject: as('subject'),
    ownerId: as('owner_id'),
    ownerName: as('owner_name'),
    daysLeft: {
      from: ['status', 'due_date'],
      value: ({ status, due_date }: TaskRow) => daysLeftOf({ status, dueDate: due_date }, todayOf(hub)),
    },
  }) satisfies Properties<TaskRow, Task>
