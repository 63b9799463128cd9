import type { AnyDocument } from '#core/dictionary/field.ts'
import type { OperatorFinding } from './operator-checks.ts'

/** What cannot be right in a certification. */
export function certificationIssues({ issueDate, expiryDate }: AnyDocument): OperatorFinding[] {
  if (typeof issueDate !== 'string' || typeof expiryDate !== 'string' || expiryDate >= issueDate) return []
  return [{ path: 'expiryDate', message: 'The expiry date is before the issue date' }]
}
