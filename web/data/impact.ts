import { queryOptions } from '@tanstack/react-query'
import type { AffectedDevice, ScopeChange } from '#core/contract/impact.ts'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { call, callList, download } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What an update concerns, and which devices it affects. */

export interface AffectedFilters {
  readonly concern: AffectedDevice['concern'] | undefined
  readonly search: string
}

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
  listPage(
    ['regulatory-intelligence', 'devices', id],
    (page, by: AffectedFilters, signal) =>
      callList(intelligenceApi.devices, { params: { id }, query: { ...page, ...affectedBy(by) }, signal }),
    { staleTime: 0 },
  )(state, filters)

export const exportAffected = (id: number, state: TableState, filters: AffectedFilters) =>
  download(intelligenceApi.devicesExport, {
    params: { id },
    query: { ...orderOf(state), ...affectedBy(filters) },
  })

export const saveScope = ({ id, ...body }: ScopeChange & { id: number }) =>
  call(intelligenceApi.changeScope, { params: { id }, body })
