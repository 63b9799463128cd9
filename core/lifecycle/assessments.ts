import type { Issue } from '#core/contract/problem.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { daysUntil } from './expiry.ts'

/** What holds of an impact assessment as it is stored. */

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/** The day of completion is the hub’s; what is not completed has none. */
export function concluded(document: AnyDocument, today: string): AnyDocument {
  const { completedOn, ...rest } = document
  return document.state === 'completed' ? { ...rest, completedOn: text(completedOn) ?? today } : rest
}

const missingRationale: Readonly<Record<string, string>> = {
  'not-relevant': 'Say why the update is not relevant',
  'no-action': 'Say why no action is needed',
  'action-required': 'Say why action is required',
}

/** Everything that is wrong with it at once. `tasks` belong to it, deleted ones left out. */
export function wrongInAssessment(document: AnyDocument, { tasks }: { readonly tasks: number }): Issue[] {
  if (document.state !== 'completed') return []
  const issues: Issue[] = []
  const outcome = text(document.outcome)
  if (outcome === null) issues.push({ path: 'outcome', message: 'Choose the outcome' })
  if (text(document.rationale) === null)
    issues.push({ path: 'rationale', message: missingRationale[outcome ?? ''] ?? 'Enter the rationale' })
  if (outcome === 'action-required' && tasks === 0)
    issues.push({ path: 'outcome', message: 'Action is required: add a task for it first' })
  return issues
}

/** A due date that is new cannot have passed. */
export function wrongDueDate(given: unknown, before: unknown, today: string): Issue[] {
  const due = text(given)
  if (due === null || due === before || due >= today) return []
  return [{ path: 'dueDate', message: 'The due date cannot be in the past' }]
}

/** Negative once it is overdue; null of what is completed or due on no day. */
export function daysLeftOfAssessment(
  { state, dueDate }: { readonly state: string | null; readonly dueDate: string | null },
  today: string,
): number | null {
  return state === 'completed' || dueDate === null ? null : daysUntil(dueDate, today)
}
