import { queryOptions } from '@tanstack/react-query'
import type { UserStatus } from '#core/contract/list-filters.ts'
import { type User, usersApi } from '#core/contract/users.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { callShown, type Shown } from '#web/platform/api-client.ts'
import { listPage } from './list-page.ts'

/** What is read of accounts. */

export interface UserFilters {
  readonly status: UserStatus | undefined
  readonly role: Role | undefined
  readonly search: string
}

const listed = [
  'username',
  'firstName',
  'lastName',
  'email',
  'company',
  'roles',
  'extraPermissions',
  'isActive',
  'status',
  'hasPassword',
  'lastLogin',
  'abilities',
] as const
export type ListedUser = Shown<User, (typeof listed)[number]>

/** Others register and manage meanwhile. */
const shared = { staleTime: 0, refetchOnWindowFocus: true } as const

const shownBy = ({ status, role, search }: UserFilters) => ({
  ...(status && { status: [status] }),
  ...(role && { role: [role] }),
  ...(search && { search }),
})

export const usersQuery = listPage(
  ['users', 'list'],
  (page, filters: UserFilters, signal) =>
    callShown(usersApi.list, listed, { ...page, ...shownBy(filters) }, signal),
  shared,
)

/** The account an address names, whatever the list shows. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', id] as const,
    queryFn: async ({ signal }) => (await callShown(usersApi.list, listed, { id }, signal)).items[0] ?? null,
    // A form begins with it: one of before a change would be refused.
    gcTime: 0,
    ...shared,
  })

/** How many accounts wait to be let in. */
export const waitingCountQuery = queryOptions({
  queryKey: ['users', 'waiting'] as const,
  queryFn: async ({ signal }) =>
    (await callShown(usersApi.list, ['status'], { status: ['waiting'], limit: 1 }, signal)).total,
  ...shared,
})
