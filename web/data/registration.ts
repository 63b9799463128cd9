import { queryOptions } from '@tanstack/react-query'
import { authApi } from '#core/contract/auth.ts'
import { call } from '#web/platform/api-client.ts'

/** Who may register, and what passwords have to be like: an administrator may change it at any time. */
export const registrationQuery = queryOptions({
  queryKey: ['auth', 'registration'] as const,
  queryFn: ({ signal }) => call(authApi.registration, { signal }),
  staleTime: 0,
})
