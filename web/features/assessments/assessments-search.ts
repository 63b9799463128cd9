import { z } from 'zod'
import { assessmentSortFields, taskDues } from '#core/contract/list-filters.ts'
import { findUpdateCountry } from '#core/intelligence/update-lists.ts'
import { type Address, listSearch, maybeOneOf, oneOf } from '#web/ui/list-search.ts'

const maybeCountry = z
  .string()
  .transform((code) => findUpdateCountry(code)?.code)
  .optional()

/** The state of the screen kept in the URL. */
export const assessmentsSearch = listSearch({
  filters: {
    mine: maybeOneOf(['true']),
    left: maybeOneOf(['true']),
    /** What is completed is looked up, not waited for. */
    state: oneOf(['running', 'open', 'in-progress', 'completed', 'all']),
    outcome: maybeOneOf(['not-relevant', 'no-action', 'action-required']),
    country: maybeCountry,
    due: maybeOneOf(taskDues),
  },
  others: {},
  sorts: assessmentSortFields,
  defaultSort: 'dueDate',
})
export type AssessmentsAddress = Address<typeof assessmentsSearch>

export interface AssessmentsScreenProps {
  address: AssessmentsAddress
  onAddressChange: (address: AssessmentsAddress) => void
}
