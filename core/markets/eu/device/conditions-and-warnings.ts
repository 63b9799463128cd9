import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { StorageCondition, Warning } from '../message/common-di.ts'
import { commentsOf, someOrNone, text, togetherBy } from './values.ts'

/** Storage conditions; a row for each language of the same one makes one condition with several texts. */
export function storageConditionsOf(document: SubmissionDocument): readonly StorageCondition[] | undefined {
  const groups = togetherBy(document.storageHandlingConditions ?? [], ({ condition }) => text(condition))
  return someOrNone(
    groups.map((rows) => ({
      storageHandlingConditionValue: rows[0].condition as StorageCondition['storageHandlingConditionValue'],
      comments: commentsOf(rows),
    })),
  )
}

/** Critical warnings, put together in the same way. */
export function warningsOf(document: SubmissionDocument): readonly Warning[] | undefined {
  const groups = togetherBy(document.criticalWarnings ?? [], ({ warning }) => text(warning))
  return someOrNone(
    groups.map((rows) => ({
      warningValue: rows[0].warning as Warning['warningValue'],
      comments: commentsOf(rows),
    })),
  )
}
