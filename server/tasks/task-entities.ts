import type { AnyDocument } from '#core/dictionary/field.ts'
import { usualReminderDays } from '#core/dictionary/task/index.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { fold } from '#core/text/fold.ts'
import { entitiesOf } from '#server/entities/entities-of.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The first day on which its owner is reminded; null of what is not open or not due on any day. */
function remindOn({ status, dueDate, reminderDays }: AnyDocument): string | null {
  if (status !== 'open' || typeof dueDate !== 'string') return null
  return dayAfter(dueDate, -(typeof reminderDays === 'number' ? reminderDays : usualReminderDays))
}

/** Tasks, milestones and questions as a stored noun; they share a table, for people look at them together. */
export const taskEntities = entitiesOf({
  table: 'tasks',
  revisions: { table: 'task_revisions', key: 'task_id' },
  dictionary: 'task',
  entityType: 'task',
  own: {
    kind: 'text',
    project_id: 'integer',
    assessment_id: 'integer',
    owner_id: 'integer',
    deleted: 'boolean',
    delete_reason: 'text',
  },
  found: {
    title: 'text',
    title_key: 'text',
    status: 'text',
    due_date: 'date',
    remind_on: 'date',
    search_text: 'text',
  },
  find: (document) => ({
    title: text(document.title),
    title_key: fold(text(document.title)),
    status: document.status ?? 'open',
    due_date: document.dueDate ?? null,
    remind_on: remindOn(document),
    search_text: [document.title, document.reference, document.notes, document.answer]
      .map((value) => fold(text(value)))
      .join('\n'),
  }),
})
