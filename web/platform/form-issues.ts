import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { issuesOf } from './api-error.ts'

/**
 * Puts a refusal's issues next to their fields and moves to the first.
 * `placeOf` says where in the form an issue belongs, where the request was of another shape.
 * Answers whether every issue found its field; if not, the message belongs above the form as well.
 */
export function showIssues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  placeOf: (path: string) => string = (path) => path,
): boolean {
  const issues = issuesOf(error).map((issue) => ({ ...issue, path: placeOf(issue.path) }))
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
