import { queryOptions } from '@tanstack/react-query'
import type { BodyInput } from '#core/contract/endpoint.ts'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { call } from '#web/platform/api-client.ts'

/** The own second factor; another browser may have changed it. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'] as const,
  queryFn: ({ signal }) => call(secondFactorApi.get, { signal }),
  staleTime: 0,
})

/** Who changes what guards the account: the password, or a fresh sign-in of who signs in with a provider. */
export interface OwnerProof {
  readonly password: string | null
  readonly confirmation: string | null
}
export interface Proof extends OwnerProof {
  readonly code: string
}

export const beginAuthenticator = (body: OwnerProof) => call(secondFactorApi.begin, { body })
export const confirmAuthenticator = (code: string) => call(secondFactorApi.confirm, { body: { code } })
export const renewRecoveryCodes = (body: Proof) => call(secondFactorApi.newRecoveryCodes, { body })
export const removeSecondFactor = (body: Proof) => call(secondFactorApi.remove, { body })

interface Proved extends OwnerProof {
  readonly code: string | null
}

export const beginPasskey = (body: Proved) => call(secondFactorApi.beginPasskey, { body })
export const addPasskey = (body: BodyInput<typeof secondFactorApi.addPasskey>) =>
  call(secondFactorApi.addPasskey, { body })
export const removePasskey = ({ id, ...body }: Proved & { readonly id: number }) =>
  call(secondFactorApi.removePasskey, { params: { id }, body })
export const askPasskey = () => call(secondFactorApi.askPasskey)

export const resetStateQuery = (id: number) =>
  queryOptions({
    queryKey: ['second-factor', 'of', id] as const,
    queryFn: ({ signal }) => call(secondFactorApi.resetState, { params: { id }, signal }),
    staleTime: 0,
  })
export const resetSecondFactor = (id: number) => call(secondFactorApi.reset, { params: { id } })
