import { queryOptions } from '@tanstack/react-query'
import type { TaskDue } from '#core/contract/list-filters.ts'
import { type NewTask, type Task, type TaskChange, tasksApi } from '#core/contract/tasks.ts'
import { call, callList, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** Tasks, milestones and authorities' questions of projects and impact assessments. */

export interface TaskFilters {
  readonly kind: string | undefined
  readonly status: 'open' | 'done' | 'not-needed' | 'all'
  readonly due: TaskDue | undefined
  readonly mine: 'true' | undefined
  /** Of people who have left. */
  readonly left: 'true' | undefined
  readonly of: Task['subject']['type'] | undefined
  readonly search: string
}

const listed = [
  'kind',
  'title',
  'status',
  'subject',
  'ownerId',
  'ownerName',
  'dueDate',
  'doneDate',
  'daysLeft',
] as const
export type ListedTask = Shown<Task, (typeof listed)[number]>

const shownBy = ({ kind, status, due, mine, left, of, search }: TaskFilters) => ({
  ...(kind && { kind: [kind] }),
  ...(status !== 'all' && { status: [status] }),
  ...(due && { due }),
  ...(mine && { mine }),
  ...(left && { left }),
  ...(of && { of }),
  ...(search && { search }),
})

export const tasksQuery = listPage(
  ['tasks', 'list'],
  (page, filters: TaskFilters, signal) =>
    callShown(tasksApi.list, listed, { ...page, ...shownBy(filters) }, signal),
  {
    // Days are counted from today.
    staleTime: 0,
  },
)

export const exportTasks = (state: TableState, filters: TaskFilters) =>
  download(tasksApi.export, { query: { ...orderOf(state), ...shownBy(filters) } })

/** What shows tasks, or counts them. */
export const taskNouns = ['tasks', 'rim', 'calendar', 'impact-assessments', 'notifications'] as const

/** What tasks belong to. */
export interface TaskSubject {
  readonly type: Task['subject']['type']
  readonly id: number
}

/** Those of one thing, the next due first. */
export const tasksOfQuery = ({ type, id }: TaskSubject) =>
  queryOptions({
    queryKey: ['tasks', 'of', type, id] as const,
    queryFn: ({ signal }) => {
      const of = type === 'project' ? { projectId: id } : { assessmentId: id }
      return callList(tasksApi.list, { query: { ...of, sort: 'dueDate' }, signal })
    },
    staleTime: 0,
  })

export const taskQuery = (id: number) =>
  queryOptions({
    queryKey: ['tasks', 'one', id] as const,
    queryFn: ({ signal }) => call(tasksApi.get, { params: { id }, signal }),
    staleTime: 0,
  })

export const taskPeopleQuery = queryOptions({
  queryKey: ['tasks', 'people'] as const,
  queryFn: ({ signal }) => call(tasksApi.people, { signal }),
})

export const createTask = (body: NewTask): Promise<Task> => call(tasksApi.create, { body })
export const changeTask = ({ id, ...body }: TaskChange & { id: number }): Promise<Task> =>
  call(tasksApi.update, { params: { id }, body })
export const deleteTask = ({ id, reason }: { id: number; reason: string }) =>
  call(tasksApi.delete, { params: { id }, body: { reason } })
