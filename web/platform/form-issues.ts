import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { issuesOf } from './api-error.ts'

/**
 * Puts a refusal's issues next to their fields and moves to the first.
 * Answers whether every issue found its field; if not, the message belongs above the form as well.
 */
export function showIssues<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const issues = issuesOf(error)
  const known = new Set(Object.keys(form.getValues()))
  let placed = 0
  for (const issue of issues) {
    if (!known.has(issue.path.split('.')[0] ?? '')) continue
    form.setError(
      issue.path as FieldPath<Values>,
      { type: 'server', message: issue.message },
      { shouldFocus: placed === 0 },
    )
    placed += 1
  }
  return issues.length > 0 && placed === issues.length
}
