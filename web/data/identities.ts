import { queryOptions } from '@tanstack/react-query'
import { authApi } from '#core/contract/auth.ts'
import { identitiesApi } from '#core/contract/identities.ts'
import { call } from '#web/platform/api-client.ts'

/** The provider people sign in with; it changes with the environment of the server alone. */
export const providerQuery = queryOptions({
  queryKey: ['auth', 'provider'] as const,
  queryFn: ({ signal }) => call(authApi.provider, { signal }),
})

export const identityQuery = (id: number) =>
  queryOptions({
    queryKey: ['identities', id] as const,
    queryFn: ({ signal }) => call(identitiesApi.get, { params: { id }, signal }),
    staleTime: 0,
  })

export const linkIdentity = (id: number, subject: string) =>
  call(identitiesApi.link, { params: { id }, body: { subject } })
export const unlinkIdentity = (id: number) => call(identitiesApi.unlink, { params: { id } })
