import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Job, jobsApi } from '#core/contract/imports.ts'
import { type MasterInput, type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { call, callList, download } from '#web/platform/api-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'

export const recordsQuery = (state: TableState, search: string) =>
  queryOptions({
    queryKey: ['master-di', 'list', state, search] as const,
    queryFn: ({ signal }) => {
      const { sort, ...page } = pageQuery(state)
      type Sort = NonNullable<Parameters<typeof callList<typeof masterDiApi.list>>[1]>['query']
      const query = { ...page, latest: 'true', ...(search && { search }), ...(sort && { sort }) } as Sort
      return callList(masterDiApi.list, { query, signal })
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

const pollMs = 300

export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', id] as const,
    queryFn: ({ signal }) => call(jobsApi.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'running' ? false : pollMs),
  })

export const downloadErrors = (id: number) => download(jobsApi.errorFile, { params: { id } })

export const downloadTemplate = (kind: 'records' | 'bulk') =>
  download(masterDiApi.template, { query: { for: kind } })
