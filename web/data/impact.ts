import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AffectedDevice, AffectedQuery, ScopeChange } from '#core/contract/impact.ts'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { call, callList, download } from '#web/platform/api-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'

/** What an update concerns, and which devices it affects. */

export interface AffectedFilters {
  readonly concern: AffectedDevice['concern'] | undefined
  readonly search: string
}

export type AffectedSort = NonNullable<AffectedQuery['sort']>

export const affectedBy = ({ concern, search }: AffectedFilters) => ({
  ...(concern && { concern }),
  ...(search && { search }),
})

export const updateQuery = (id: number) =>
  queryOptions({
    queryKey: ['regulatory-intelligence', 'update', id] as const,
    queryFn: ({ signal }) => call(intelligenceApi.update, { params: { id }, signal }),
    staleTime: 0,
  })

export const affectedQuery = (id: number, state: TableState, filters: AffectedFilters) =>
  queryOptions({
    queryKey: ['regulatory-intelligence', 'devices', id, state, filters] as const,
    queryFn: ({ signal }) => {
      const { sort, ...page } = pageQuery(state)
      const query = { ...page, sort: sort as AffectedSort, ...affectedBy(filters) }
      return callList(intelligenceApi.devices, { params: { id }, query, signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const exportAffected = (id: number, { sort }: TableState, filters: AffectedFilters) =>
  download(intelligenceApi.devicesExport, {
    params: { id },
    query: { sort: sort as AffectedSort, ...affectedBy(filters) },
  })

export const saveScope = ({ id, ...body }: ScopeChange & { id: number }) =>
  call(intelligenceApi.changeScope, { params: { id }, body })
