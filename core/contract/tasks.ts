import { z } from 'zod'
import { patchShape, presentedShape } from '#core/dictionary/field-schema.ts'
import { taskFields, taskKinds } from '#core/dictionary/task/index.ts'
import { Deletion } from './actors.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { taskDues, taskSortFields, taskSubjects } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

/** Tasks, milestones and authorities' questions of projects and impact assessments (decision D142). */

const codesOf = <const C extends readonly { readonly code: string }[]>(codes: C) =>
  codes.map(({ code }) => code) as [C[number]['code'], ...C[number]['code'][]]

export const Task = z.object({
  ...presentedShape(taskFields),
  id: z.int(),
  revision: z.int(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
  updatedByName: z.string().nullable(),
  kind: z.enum(codesOf(taskKinds)),
  /** What it belongs to. */
  subject: z.object({ type: z.enum(taskSubjects), id: z.int(), name: z.string().nullable() }),
  ownerId: z.int().nullable(),
  ownerName: z.string().nullable(),
  /** Of an open one with a due date, negative once it has passed. */
  daysLeft: z.int().nullable(),
})
export type Task = z.infer<typeof Task>

const given = {
  ...patchShape(taskFields),
  /** A person who can sign in; null for nobody yet. */
  ownerId: Id.nullable().optional(),
}

export const NewTask = z.object({
  ...given,
  kind: z.enum(codesOf(taskKinds)),
  subject: z.object({ type: z.enum(taskSubjects), id: Id }),
})
export type NewTask = z.output<typeof NewTask>
export const TaskChange = z.object({ ...given, revision: givenNumber() })
export type TaskChange = z.output<typeof TaskChange>

export const TaskQuery = listQuery(Task, taskSortFields, {
  kind: several.optional(),
  status: several.optional(),
  due: z.enum(taskDues).optional(),
  /** Those one owns oneself. */
  mine: z.literal('true').optional(),
  /** Open ones of people who have left. */
  left: z.literal('true').optional(),
  ownerId: wholeNumber(1, 2_147_483_647).optional(),
  /** Those of projects, or of impact assessments. */
  of: z.enum(taskSubjects).optional(),
  projectId: wholeNumber(1, 2_147_483_647).optional(),
  assessmentId: wholeNumber(1, 2_147_483_647).optional(),
})
export type TaskQuery = z.output<typeof TaskQuery>

export const TaskPerson = z.object({ id: z.int(), name: z.string() })
export type TaskPerson = z.infer<typeof TaskPerson>

const reading = { method: 'GET', access: 'view-submissions' } as const
const saving = { access: 'edit-submissions' } as const

export const tasksApi = {
  list: endpoint({
    ...reading,
    path: '/api/tasks',
    summary: 'Tasks, milestones and questions of all projects and impact assessments',
    query: TaskQuery,
    response: z.array(Task),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    access: 'export-data',
    path: '/api/tasks/export',
    summary: 'The tasks a list shows as CSV',
    query: TaskQuery.omit(wholeList),
    response: 'file',
  }),
  get: endpoint({
    ...reading,
    path: '/api/tasks/:id',
    summary: 'One task, milestone or question',
    params: IdParams,
    response: Task,
  }),
  people: endpoint({
    ...reading,
    path: '/api/tasks/people',
    summary: 'Who can own a task, by name',
    response: z.array(TaskPerson),
  }),
  create: endpoint({
    method: 'POST',
    ...saving,
    path: '/api/tasks',
    summary: 'A new task, milestone or question of a project or an impact assessment',
    body: NewTask,
    response: Task,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    access: 'view-submissions',
    andOneOf: ['edit-submissions', 'approve-submissions'],
    path: '/api/tasks/:id',
    summary:
      'Change what is named; what is absent stays. Without edit-submissions: status, answer and notes of one’s own tasks',
    params: IdParams,
    body: TaskChange,
    response: Task,
  }),
  delete: endpoint({
    method: 'DELETE',
    ...saving,
    path: '/api/tasks/:id',
    summary: 'Take a task out of sight',
    params: IdParams,
    body: Deletion,
    response: Task,
  }),
}
