import { queryOptions } from '@tanstack/react-query'
import { type Countersignature, countersignaturesApi } from '#core/contract/countersignatures.ts'
import type { SigningGiven } from '#web/approval/signing.tsx'
import { call, callList } from '#web/platform/api-client.ts'

/** What waits, and links whose code has still to be handed over; others ask and sign meanwhile. */
export const countersignaturesQuery = queryOptions({
  queryKey: ['countersignatures', 'open'] as const,
  queryFn: async ({ signal }): Promise<readonly Countersignature[]> => {
    const { items } = await callList(countersignaturesApi.list, { query: { limit: 100 }, signal })
    return items.filter(({ status, code }) => status === 'pending' || code !== null)
  },
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** What signing, refusing and withdrawing change; what one may do oneself depends on the way of working. */
export const changedBySigning = [
  'countersignatures',
  'users',
  'settings',
  'my-work',
  'notifications',
  'current-user',
] as const

export const sign = (id: number, body: SigningGiven) =>
  call(countersignaturesApi.sign, { params: { id }, body })

export const refuse = (id: number, note: string) =>
  call(countersignaturesApi.refuse, { params: { id }, body: { note } })

export const withdraw = (id: number) => call(countersignaturesApi.withdraw, { params: { id } })
