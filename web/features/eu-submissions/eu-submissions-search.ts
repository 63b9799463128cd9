import { submissionSortFields } from '#core/contract/list-filters.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { type Address, listSearch, maybeId, texts } from '#web/ui/list-search.ts'

/** What of the list of EU submissions stands in the address bar. */
export const euSubmissionsSearch = listSearch({
  filters: { status: texts, importId: maybeId },
  others: {},
  sorts: submissionSortFields,
  defaultSort: '-updatedAt',
})
export type EuSubmissionsSearch = Address<typeof euSubmissionsSearch>

export const knownStatuses = (given: readonly string[] | undefined) =>
  submissionStatuses.filter((status) => given?.includes(status))

/** What of a form stands in the address bar. */
export interface EuFormSearch {
  /** The section shown; the first one without. */
  readonly tab?: string
  /** Where to begin: a finding led here. */
  readonly field?: string
  /** The sheet it was opened from, and leads back to. */
  readonly sheet?: number
}

export function readFormSearch(given: Readonly<Record<string, unknown>>): EuFormSearch {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const tab = text(given.tab)
  const field = text(given.field)
  const sheet = Number(given.sheet)
  return {
    ...(tab !== undefined && { tab }),
    ...(field !== undefined && { field }),
    ...(Number.isInteger(sheet) && sheet > 0 && { sheet }),
  }
}
