import { registerDeviceSorts, registerOutcomes } from '#core/contract/list-filters.ts'
import { type Address, listSearch, maybeId, maybeOneOf } from '#web/ui/list-search.ts'

/** The state of the comparison kept in the URL. */
export const registerSearch = listSearch({
  filters: { outcome: maybeOneOf(registerOutcomes), reading: maybeId },
  // The tab, the reading that is shown, and the device that is open.
  others: { tab: maybeOneOf(['reconcile']), read: maybeId, device: maybeId },
  sorts: registerDeviceSorts,
  defaultSort: '-differenceCount',
})
export type RegisterSearch = Address<typeof registerSearch>
