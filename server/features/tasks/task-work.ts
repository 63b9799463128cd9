import type { WorkLine } from '#core/contract/my-work.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import { dayAfter, daysUntil } from '#core/lifecycle/expiry.ts'
import { mayHandOver } from '#server/accounts/left-people-queries.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { todayOf } from '#server/platform/day.ts'
import { taskList } from '#server/tasks/task-list-queries.ts'
import { firstDue } from './task-work-queries.ts'

const running = ['overdue', 'within-7-days', 'within-30-days'] as const

/** Open tasks of this person that are overdue or due soon. */
export const taskWork: WorkSource = async (hub, viewer) => {
  const list = taskList(hub)
  const today = todayOf(hub)
  const lines = await Promise.all(
    running.map(async (due) => {
      const question = { mine: 'true', due }
      const [count, day] = await Promise.all([
        countOfList({ hub, viewer }, list, tasksApi.list, question),
        firstDue(hub.db, viewer.id, { from: firstDay[due](today) }),
      ])
      return {
        kind: `tasks-${due}` as const,
        country: null,
        count,
        list: listAddress(tasksApi.list, question),
        due: day === null ? null : { day, daysLeft: daysUntil(day, today), scope: null },
      }
    }),
  )
  return [...lines, ...(await left())].filter(({ count }) => count > 0)

  async function left(): Promise<readonly WorkLine[]> {
    if (!mayHandOver(viewer)) return []
    const question = { left: 'true' }
    const count = await countOfList({ hub, viewer }, list, tasksApi.list, question)
    return [
      { kind: 'left-tasks', country: null, count, list: listAddress(tasksApi.list, question), due: null },
    ]
  }
}

const firstDay = {
  overdue: () => '0001-01-01',
  'within-7-days': (today: string) => today,
  'within-30-days': (today: string) => dayAfter(today, 8),
} as const
