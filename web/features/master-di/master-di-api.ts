import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { auditApi } from '#core/contract/audit.ts'
import type { QueryInput } from '#core/contract/endpoint.ts'
import { importsApi, type Job } from '#core/contract/imports.ts'
import { type MasterInput, type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { call, callList, download } from '#web/platform/api-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'
import type { FilterField, RecordFilters } from './records-search.ts'

type ListQuery = NonNullable<Parameters<typeof callList<typeof masterDiApi.list>>[1]>['query']

/** What the table shows, but for its page. */
const shownQuery = (sort: string | undefined, search: string, filters: RecordFilters) =>
  ({ ...filters, latest: 'true', ...(search && { search }), ...(sort && { sort }) }) as ListQuery

export const recordsQuery = (state: TableState, search: string, filters: RecordFilters) =>
  queryOptions({
    queryKey: ['master-di', 'list', state, search, filters] as const,
    queryFn: ({ signal }) => {
      const { sort, ...page } = pageQuery(state)
      return callList(masterDiApi.list, { query: { ...page, ...shownQuery(sort, search, filters) }, signal })
    },
    placeholderData: keepPreviousData,
  })

/** All pages of it, as a file. */
export const recordsExport = (state: TableState, search: string, filters: RecordFilters) =>
  download(masterDiApi.export, { query: shownQuery(pageQuery(state).sort, search, filters) })

/** As many as a list answers at once. */
const most = 1000

/** All drafts that search and filters leave. */
export const draftsQuery = (search: string, filters: RecordFilters) =>
  queryOptions({
    queryKey: ['master-di', 'drafts', search, filters] as const,
    queryFn: async ({ signal }) => {
      const drafts: MasterRecord[] = []
      for (;;) {
        const query = {
          ...filters,
          latest: 'true',
          status: 'draft',
          sort: 'deviceNumber',
          limit: most,
          offset: drafts.length,
          ...(search && { search }),
        } as QueryInput<typeof masterDiApi.list>
        const { items, total } = await callList(masterDiApi.list, { query, signal })
        drafts.push(...items)
        if (items.length === 0 || drafts.length >= (total ?? 0)) return drafts
      }
    },
  })

/** So many values of a column are offered at once. */
export const offeredValues = 50

/** The values of a column among the records the other filters leave. */
export const valuesQuery = (
  field: FilterField,
  valueSearch: string,
  search: string,
  filters: RecordFilters,
) =>
  queryOptions({
    queryKey: ['master-di', 'values', field, valueSearch, search, filters] as const,
    queryFn: ({ signal }) => {
      const { [field]: _own, ...others } = filters
      const query = {
        ...others,
        field,
        latest: 'true',
        limit: offeredValues,
        ...(search && { search }),
        ...(valueSearch && { valueSearch }),
      } as QueryInput<typeof masterDiApi.values>
      return call(masterDiApi.values, { query, signal })
    },
    placeholderData: keepPreviousData,
  })

export const statsQuery = queryOptions({
  queryKey: ['master-di', 'stats'] as const,
  queryFn: ({ signal }) => call(masterDiApi.stats, { signal }),
})

export const recordQuery = (id: number) =>
  queryOptions({
    queryKey: ['master-di', id] as const,
    queryFn: ({ signal }) => call(masterDiApi.get, { params: { id }, signal }),
  })

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['master-di', 'versions', id] as const,
    queryFn: ({ signal }) => call(masterDiApi.versions, { params: { id }, signal }),
  })

/** Under the noun whose changes it follows: a submission that is saved is one of them. */
export const readinessQuery = (id: number) =>
  queryOptions({
    queryKey: ['submissions', 'readiness', id] as const,
    queryFn: ({ signal }) => call(readinessApi.ofRecord, { params: { id }, signal }),
  })

/** So many entries stand on the record's page. */
const lastEntries = 8

export const recordTrailQuery = (id: number) =>
  queryOptions({
    queryKey: ['master-di', 'trail-of', id] as const,
    queryFn: ({ signal }) =>
      callList(auditApi.master, { query: { masterDiId: id, limit: lastEntries }, signal }),
  })

export function saveRecord(id: number | undefined, body: MasterInput): Promise<MasterRecord> {
  return id === undefined
    ? call(masterDiApi.create, { body })
    : call(masterDiApi.update, { params: { id }, body })
}

/** Starts an upload; the answer is the job, whose progress can then be asked for. */
export async function startUpload(file: File): Promise<Job> {
  const job = await call(masterDiApi.bulkUpload, { file, headers: { Prefer: 'respond-async' } })
  return job as unknown as Job
}

/** The same for a device file of AccessGUDID too large for the usual upload, or in XML. */
export async function startGudidUpload(file: File): Promise<Job> {
  const headers = { Prefer: 'respond-async' }
  const job = await call(importsApi.create, { query: { source: 'gudid' }, file, headers })
  return job as unknown as Job
}

export const downloadTemplate = (kind: 'records' | 'bulk') =>
  download(masterDiApi.template, { query: { for: kind } })
