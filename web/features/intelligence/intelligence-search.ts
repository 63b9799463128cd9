import { z } from 'zod'
import { updateSorts } from '#core/contract/list-filters.ts'
import { findUpdateCountry, updateCategories, updatePriorities } from '#core/intelligence/update-lists.ts'
import { type Address, listSearch, maybeId, maybeOneOf } from '#web/ui/list-search.ts'

const maybeYear = z.coerce.number().int().min(1900).max(2200).optional()
const maybeCountry = z
  .string()
  .transform((code) => findUpdateCountry(code)?.code)
  .optional()

/** The state of the screen kept in the URL. */
export const intelligenceSearch = listSearch({
  filters: {
    country: maybeCountry,
    category: maybeOneOf(updateCategories),
    priority: maybeOneOf(updatePriorities),
    unread: maybeOneOf(['true']),
    own: maybeOneOf(['true']),
    affects: maybeOneOf(['true']),
    unassessed: maybeOneOf(['true']),
    alert: maybeId,
  },
  others: { tab: maybeOneOf(['alerts', 'analytics']), year: maybeYear, against: maybeYear },
  sorts: updateSorts,
  defaultSort: '-publishedDate',
})
export type IntelligenceAddress = Address<typeof intelligenceSearch>

export interface IntelligenceProps {
  address: IntelligenceAddress
  onAddressChange: (address: IntelligenceAddress) => void
}
