import { defineFields } from '../field.ts'

/** What has to be done by a day, and what an authority asked: the same fields for all kinds (decision D142). */

export const taskKinds = [
  { code: 'task', label: 'Task' },
  { code: 'milestone', label: 'Milestone' },
  { code: 'question', label: 'Authority Question' },
] as const
export type TaskKind = (typeof taskKinds)[number]['code']

export const taskStatuses = [
  { code: 'open', label: 'Open' },
  { code: 'done', label: 'Done' },
  { code: 'not-needed', label: 'Not Needed' },
] as const

/** Days before a due date at which its owner is reminded, where nobody says otherwise. */
export const usualReminderDays = 7

export const taskFields = defineFields('task', {
  title: { type: 'text', label: 'Title', maxLength: 255, requiredMessage: 'Enter a title' },
  status: { type: 'code', label: 'Status', codes: taskStatuses },
  dueDate: { type: 'date', label: 'Due Date' },
  doneDate: { type: 'date', label: 'Done On', help: 'Today unless you enter another day.' },
  reminderDays: {
    type: 'integer',
    label: 'Remind',
    min: 0,
    max: 365,
    unit: 'days before',
    help: 'The owner is reminded this many days before the due date, and again when it has passed.',
  },
  reference: {
    type: 'text',
    label: 'Reference',
    maxLength: 120,
    help: 'The number the authority gave the question.',
  },
  receivedDate: { type: 'date', label: 'Received On' },
  answer: { type: 'long-text', label: 'Answer', maxLength: 20_000 },
  notes: { type: 'long-text', label: 'Notes', maxLength: 5000 },
})

/** Fields of an authority's question alone. */
export const questionFieldIds = [
  'reference',
  'receivedDate',
  'answer',
] as const satisfies readonly (keyof typeof taskFields)[]
