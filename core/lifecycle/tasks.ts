import type { Issue } from '#core/contract/problem.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { questionFieldIds, type TaskKind, taskFields } from '#core/dictionary/task/index.ts'
import { daysUntil } from './expiry.ts'

/** What holds of a task, a milestone or an authority's question as it is stored. */

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** What an owner who edits nothing else may say of a task. */
export const ownersFields: readonly string[] = ['status', 'doneDate', 'answer', 'notes']

/** Open unless something else is said; done today unless another day is given, and on no day while it is not done. */
export function settled(document: AnyDocument, today: string): AnyDocument {
  const { doneDate, ...others } = document
  const rest = { ...others, status: document.status ?? 'open' }
  if (rest.status !== 'done') return rest
  return { ...rest, doneDate: text(doneDate) ?? today }
}

/** Everything that is wrong with it at once. */
export function wrongInTask(kind: TaskKind, document: AnyDocument, today: string): Issue[] {
  const issues: Issue[] = []
  const wrong = (path: keyof typeof taskFields, message: string) => issues.push({ path, message })
  const [received, due, done] = [text(document.receivedDate), text(document.dueDate), text(document.doneDate)]
  if (kind !== 'question')
    for (const id of questionFieldIds)
      if (text(document[id])) wrong(id, `${taskFields[id].label} belongs to an authority’s question`)
  if (received && received > today) wrong('receivedDate', 'The day it was received cannot be in the future')
  if (received && due && due < received)
    wrong('dueDate', `The due date cannot be earlier than the day it was received, ${received}`)
  if (done && done > today) wrong('doneDate', 'The day it was done cannot be in the future')
  if (done && received && done < received)
    wrong('doneDate', `It cannot be answered earlier than it was received, ${received}`)
  if (kind === 'question' && document.status === 'done' && !text(document.answer))
    wrong('answer', 'Enter the answer before you mark the question as done')
  return issues
}

/** Days left of what is open, negative once it is overdue; null where nothing has to be done any more. */
export function daysLeftOf(
  { status, dueDate }: { readonly status: string | null; readonly dueDate: string | null },
  today: string,
): number | null {
  return status === 'open' && dueDate !== null ? daysUntil(dueDate, today) : null
}
