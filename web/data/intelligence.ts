import { queryOptions } from '@tanstack/react-query'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import type { UpdateCategory, UpdatePriority } from '#core/intelligence/update-lists.ts'
import { call, callList, download } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What is read of regulatory intelligence. */

export interface UpdateFilters {
  readonly country: string | undefined
  readonly category: UpdateCategory | undefined
  readonly priority: UpdatePriority | undefined
  readonly unread: 'true' | undefined
  readonly own: 'true' | undefined
  readonly affects: 'true' | undefined
  readonly unassessed: 'true' | undefined
  readonly alert: number | undefined
  readonly search: string
}

/** What filters nothing is left out. */
const shownBy = ({
  country,
  category,
  priority,
  unread,
  own,
  affects,
  unassessed,
  alert,
  search,
}: UpdateFilters) => ({
  ...(country && { country: [country] }),
  ...(category && { category: [category] }),
  ...(priority && { priority: [priority] }),
  ...(unread && { unread }),
  ...(own && { own }),
  ...(affects && { affects }),
  ...(unassessed && { unassessed }),
  ...(alert && { alert }),
  ...(search && { search }),
})

const noun = 'regulatory-intelligence'

export const updatesQuery = listPage(
  [noun, 'updates'],
  (page, filters: UpdateFilters, signal) =>
    callList(intelligenceApi.updates, {
      query: { ...page, ...shownBy(filters) },
      signal,
    }),
  {
    // Feeds are asked behind everybody's back.
    staleTime: 0,
  },
)

export const exportUpdates = (state: TableState, filters: UpdateFilters) =>
  download(intelligenceApi.updatesExport, { query: { ...orderOf(state), ...shownBy(filters) } })

export const analyticsQuery = queryOptions({
  queryKey: [noun, 'analytics'] as const,
  queryFn: ({ signal }) => call(intelligenceApi.analytics, { signal }),
  staleTime: 0,
})

export const alertsQuery = queryOptions({
  queryKey: [noun, 'alerts'] as const,
  queryFn: ({ signal }) => call(intelligenceApi.alerts, { signal }),
  staleTime: 0,
})

export const feedsQuery = queryOptions({
  queryKey: [noun, 'feeds'] as const,
  queryFn: ({ signal }) => call(intelligenceApi.feeds, { signal }),
  staleTime: 0,
})

const stillRunning = 500

/** How far the feeds are asked, or when they last were. */
export const refreshQuery = queryOptions({
  queryKey: [noun, 'refresh'] as const,
  queryFn: ({ signal }) => call(intelligenceApi.lastRefresh, { signal }),
  refetchInterval: ({ state }) => (state.data?.status === 'running' ? stillRunning : false),
  staleTime: 0,
})
