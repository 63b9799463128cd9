import { taskDues, taskSortFields, taskSubjects } from '#core/contract/list-filters.ts'
import { type Address, listSearch, maybeId, maybeOneOf, maybeText, oneOf } from '#web/ui/list-search.ts'

/** The state of the screen kept in the URL: the list, the month of the calendar, the task that is open. */
export const tasksSearch = listSearch({
  filters: {
    kind: maybeOneOf(['task', 'milestone', 'question']),
    /** What is done is looked up, not waited for. */
    status: oneOf(['open', 'done', 'not-needed', 'all']),
    due: maybeOneOf(taskDues),
    mine: maybeOneOf(['true']),
    left: maybeOneOf(['true']),
    of: maybeOneOf(taskSubjects),
  },
  others: { tab: maybeOneOf(['calendar']), month: maybeText, task: maybeId },
  sorts: taskSortFields,
  defaultSort: 'dueDate',
})
export type TasksAddress = Address<typeof tasksSearch>

export interface TasksScreenProps {
  address: TasksAddress
  onAddressChange: (address: TasksAddress) => void
}
