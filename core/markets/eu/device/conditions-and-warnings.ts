import { criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { StorageCondition, Warning } from '../message/common-di.ts'
import { commentsOf, someOrNone, text, togetherBy } from './values.ts'

interface EntryRow {
  readonly code: string | undefined
  readonly other: number | undefined
  readonly text: string | undefined
}

const codes: readonly { readonly code: string; readonly comment?: string }[] = [
  ...storageHandlingConditions,
  ...criticalWarnings,
]
const translated: ReadonlySet<string | undefined> = new Set(
  codes.filter(({ comment }) => comment === 'translated').map(({ code }) => code),
)

/**
 * Rows of the same entry. "Other" has a row for each language, and several of it are told apart by their figure; of any
 * other code an entry has one comment, and another comment is another entry (BR-DTX-UDI-077, BR-DTX-UDI-078).
 */
const entry = ({ code, other, text: comment }: EntryRow): string =>
  [other ?? 1, text(code), translated.has(code) ? '' : text(comment)].join(' ')

/** Storage conditions; a row for each language of the same one makes one condition with several texts. */
export function storageConditionsOf(document: SubmissionDocument): readonly StorageCondition[] | undefined {
  const groups = togetherBy(document.storageHandlingConditions ?? [], ({ condition, other, text }) =>
    entry({ code: condition, other, text }),
  )
  return someOrNone(
    groups.map((rows) => ({
      storageHandlingConditionValue: rows[0].condition as StorageCondition['storageHandlingConditionValue'],
      comments: commentsOf(rows),
    })),
  )
}

/** Critical warnings, put together in the same way. */
export function warningsOf(document: SubmissionDocument): readonly Warning[] | undefined {
  const groups = togetherBy(document.criticalWarnings ?? [], ({ warning, other, text }) =>
    entry({ code: warning, other, text }),
  )
  return someOrNone(
    groups.map((rows) => ({
      warningValue: rows[0].warning as Warning['warningValue'],
      comments: commentsOf(rows),
    })),
  )
}
