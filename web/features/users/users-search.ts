import { userSortFields, userStatuses } from '#core/contract/list-filters.ts'
import { roles } from '#core/lifecycle/permissions.ts'
import { type Address, listSearch, maybeId, maybeOneOf } from '#web/ui/list-search.ts'

/** The screen state kept in the URL. */
export const usersSearch = listSearch({
  filters: { status: maybeOneOf(userStatuses), role: maybeOneOf(roles) },
  // The user whose dialog is open.
  others: { user: maybeId },
  sorts: userSortFields,
  defaultSort: 'name',
})
export type UsersSearch = Address<typeof usersSearch>
