import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { markets } from '#core/code-lists/markets.ts'
import { type MasterRecord, masterDiApi, type valueFields } from '#core/contract/master-di.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { masterStatuses } from '#core/lifecycle/master-status.ts'
import { call, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What is read of master records, for every feature that shows some. */

/** The columns that can be filtered, as the server names them. */
export type FilterField = (typeof valueFields)[number]
export type RecordFilters = { readonly [F in FilterField]?: readonly string[] | undefined } & {
  readonly search: string
  /** What this upload made. */
  readonly importId?: number | undefined
}

/** What a list of them shows, and acts by. */
const listed = [
  'deviceNumber',
  'versionNumber',
  'nextVersionNumber',
  'deviceName',
  'deviceFamily',
  'manufacturerName',
  'status',
  'editedAfterApproval',
  'notApprovedHere',
  'openVersion',
  'versionBefore',
  'pendingRequests',
  'abilities',
] as const
export type ListedRecord = Shown<MasterRecord, (typeof listed)[number]>

/** The latest version of every device that search and filters leave. */
const shownBy = ({ search, importId, ...filters }: RecordFilters) => ({
  ...(filters as Partial<Record<FilterField, string[]>>),
  ...(importId !== undefined && { importId }),
  latest: 'true' as const,
  ...(search && { search }),
})

export const recordsQuery = listPage(['master-di', 'list'], (page, filters: RecordFilters, signal) =>
  callShown(masterDiApi.list, listed, { ...page, ...shownBy(filters) }, signal),
)

/** What a list by region shows besides. */
const listedByRegion = [
  'deviceNumber',
  'versionNumber',
  'deviceName',
  'manufacturerName',
  'status',
  'targetCountries',
  'implantableDevice',
  'activeDevice',
  'softwareDevice',
  'sterile',
  'abilities',
] as const
export type RegionRecord = Shown<MasterRecord, (typeof listedByRegion)[number]>

export interface RegionFilters {
  readonly region: string
  readonly country?: string | undefined
  readonly search: string
}

/** Archived ones are in no list by region. */
const inRegions = masterStatuses.filter((status) => status !== 'archived' && status !== 'deleted')

const shownInRegion = ({ region, country, search }: RegionFilters) => ({
  latest: 'true' as const,
  status: [...inRegions],
  region: [region],
  ...(country && { country: [country] }),
  ...(search && { search }),
})

export const regionRecordsQuery = listPage(['master-di', 'region'], (page, filters: RegionFilters, signal) =>
  callShown(masterDiApi.list, listedByRegion, { ...page, ...shownInRegion(filters) }, signal),
)

export const exportRegion = (state: TableState, filters: RegionFilters) =>
  download(masterDiApi.export, { query: { ...orderOf(state), ...shownInRegion(filters) } })

/** How many records each country has. */
export const distributionQuery = queryOptions({
  queryKey: ['master-di', 'distribution'] as const,
  queryFn: ({ signal }) => call(masterDiApi.distribution, { signal }),
})

/** All pages of it, as a file. */
export const exportRecords = (state: TableState, filters: RecordFilters) =>
  download(masterDiApi.export, { query: { ...orderOf(state), ...shownBy(filters) } })

/** All that search and filters leave, to be acted upon together. */
export async function loadMatching(filters: RecordFilters): Promise<readonly ListedRecord[]> {
  return (await callShown(masterDiApi.list, listed, { ...shownBy(filters), sort: 'id' })).items
}

/** So many values of a column are offered at once. */
export const offeredValues = 50

/** The values of a column among the records the other filters leave. */
export const valuesQuery = (field: FilterField, valueSearch: string, filters: RecordFilters) =>
  queryOptions({
    queryKey: ['master-di', 'values', field, valueSearch, filters] as const,
    queryFn: ({ signal }) => {
      const { [field]: _own, ...others } = filters
      const query = {
        ...shownBy({ ...others, search: filters.search }),
        field,
        limit: offeredValues,
        ...(valueSearch && { valueSearch }),
      }
      return call(masterDiApi.values, { query, signal })
    },
    placeholderData: keepPreviousData,
  })

/** The devices somebody looks for by a few letters, as many as fit into a short list. */
export async function findRecords(search: string, limit: number, signal: AbortSignal) {
  const fields = ['deviceNumber', 'deviceName', 'manufacturerName'] as const
  return (await callShown(masterDiApi.list, fields, { latest: 'true', search, limit }, signal)).items
}

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

/** What a record lacks for each market; under the noun whose changes it follows: a submission that is saved is one. */
export const readinessQuery = (id: number) =>
  queryOptions({
    queryKey: ['submissions', 'readiness', id] as const,
    queryFn: ({ signal }) => call(readinessApi.ofRecord, { params: { id }, signal }),
  })

/** Where the device of a record stands in one market: others make and change its submission meanwhile. */
export const standingInMarketQuery = (id: number, country: string) =>
  queryOptions({
    queryKey: ['submissions', 'readiness', id, country] as const,
    queryFn: async ({ signal }) => {
      const all = await call(readinessApi.ofRecord, { params: { id }, query: { country: [country] }, signal })
      return all[0] ?? null
    },
    staleTime: 0,
  })

/** What is missing of a record for every market of the hub. */
export const readinessOfAllQuery = (id: number) =>
  queryOptions({
    queryKey: ['submissions', 'readiness', id, 'all'] as const,
    queryFn: ({ signal }) =>
      call(readinessApi.ofRecord, {
        params: { id },
        query: { country: markets.map(({ code }) => code) },
        signal,
      }),
  })
