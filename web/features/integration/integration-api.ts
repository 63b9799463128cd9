import { queryOptions } from '@tanstack/react-query'
import { apiTokensApi, type NewApiToken } from '#core/contract/api-tokens.ts'
import { type WebhookChange, webhooksApi } from '#core/contract/webhooks.ts'
import { call } from '#web/platform/api-client.ts'

/** Programs use them while one looks. */
const fresh = { staleTime: 0 } as const

export const tokensQuery = (of: 'me' | 'everybody') =>
  queryOptions({
    queryKey: ['integration', 'tokens', of] as const,
    queryFn: ({ signal }) => call(apiTokensApi.list, { query: { of }, signal }),
    ...fresh,
  })

export const makeToken = (body: NewApiToken) => call(apiTokensApi.create, { body })
export const revokeToken = (id: number) => call(apiTokensApi.revoke, { params: { id } })

export const webhooksQuery = queryOptions({
  queryKey: ['integration', 'webhooks'] as const,
  queryFn: ({ signal }) => call(webhooksApi.list, { signal }),
  ...fresh,
})

export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['integration', 'deliveries', id] as const,
    queryFn: ({ signal }) => call(webhooksApi.deliveries, { params: { id }, signal }),
    ...fresh,
  })

export const makeWebhook = (body: WebhookChange) => call(webhooksApi.create, { body })
export const changeWebhook = ({ id, ...body }: WebhookChange & { id: number }) =>
  call(webhooksApi.update, { params: { id }, body })
export const removeWebhook = (id: number) => call(webhooksApi.delete, { params: { id } })
export const testWebhook = (id: number) => call(webhooksApi.test, { params: { id } })
export const sendAgain = (id: number) => call(webhooksApi.again, { params: { id } })
