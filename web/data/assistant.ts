import { queryOptions } from '@tanstack/react-query'
import { assistantApi } from '#core/contract/assistant.ts'
import { call } from '#web/platform/api-client.ts'

export const knowledgeQuery = queryOptions({
  queryKey: ['assistant', 'sources'] as const,
  queryFn: ({ signal }) => call(assistantApi.knowledge, { signal }),
  // An administrator may switch the model on meanwhile.
  staleTime: 60_000,
})

export const modelQuery = queryOptions({
  queryKey: ['assistant', 'model'] as const,
  queryFn: ({ signal }) => call(assistantApi.model, { signal }),
})
