import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { StorageCondition, Warning } from '../message/common-di.ts'
import { commentsOf, someOrNone, text, togetherBy } from './values.ts'

/** Rows of the same entry; several of "Other" are told apart by their figure, and without one it is the first. */
const entry = (code: string | undefined, other: number | undefined): string => `${other ?? 1} ${text(code)}`

/** Storage conditions; a row for each language of the same one makes one condition with several texts. */
export function storageConditionsOf(document: SubmissionDocument): readonly StorageCondition[] | undefined {
  const groups = togetherBy(document.storageHandlingConditions ?? [], ({ condition, other }) =>
    entry(condition, other),
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
  const groups = togetherBy(document.criticalWarnings ?? [], ({ warning, other }) => entry(warning, other))
  return someOrNone(
    groups.map((rows) => ({
      warningValue: rows[0].warning as Warning['warningValue'],
      comments: commentsOf(rows),
    })),
  )
}
