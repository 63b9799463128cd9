import { defineFields } from '../field.ts'

/** What somebody found out about a regulatory update and the own devices (decision D141). */

export const assessmentStates = [
  { code: 'open', label: 'Open' },
  { code: 'in-progress', label: 'In Progress' },
  { code: 'completed', label: 'Completed' },
] as const
export type AssessmentState = (typeof assessmentStates)[number]['code']

export const assessmentOutcomes = [
  { code: 'not-relevant', label: 'Not Relevant' },
  { code: 'no-action', label: 'No Action Needed' },
  { code: 'action-required', label: 'Action Required' },
] as const
export type AssessmentOutcome = (typeof assessmentOutcomes)[number]['code']

export const assessmentFields = defineFields('assessment', {
  state: { type: 'code', label: 'State', codes: assessmentStates },
  dueDate: { type: 'date', label: 'Due Date' },
  outcome: { type: 'code', label: 'Outcome', codes: assessmentOutcomes },
  rationale: {
    type: 'long-text',
    label: 'Rationale',
    maxLength: 5000,
    help: 'Why the outcome is what it is. Needed to complete the assessment.',
  },
  completedOn: { type: 'date', label: 'Completed On', assigned: true },
})
