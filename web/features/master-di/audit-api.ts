import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { auditApi } from '#core/contract/audit.ts'
import type { QueryInput } from '#core/contract/endpoint.ts'
import { callList, download } from '#web/platform/api-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'

export const auditQuery = (state: TableState, search: string, action: string | undefined) =>
  queryOptions({
    // Under the noun whose changes it tells, so that every change refreshes it.
    queryKey: ['master-di', 'audit-trail', state, search, action] as const,
    queryFn: ({ signal }) => {
      const query = { ...pageQuery(state), ...filters(search, action) } as QueryInput<typeof auditApi.master>
      return callList(auditApi.master, { query, signal })
    },
    placeholderData: keepPreviousData,
  })

export const auditExport = (search: string, action: string | undefined) =>
  download(auditApi.masterExport, { query: filters(search, action) })

/** As many as a list answers at once: more is a file, not paper. */
const mostPrinted = 1000

export const auditPrint = (search: string, action: string | undefined) =>
  callList(auditApi.master, {
    query: { ...filters(search, action), limit: mostPrinted } as QueryInput<typeof auditApi.master>,
  })

const filters = (search: string, action: string | undefined) => ({
  ...(search && { search }),
  ...(action !== undefined && { action }),
})
