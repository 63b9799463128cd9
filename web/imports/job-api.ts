import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isUnfinished, type Job, jobsApi } from '#core/contract/imports.ts'
import { call, callList, download } from '#web/platform/api-client.ts'

const pollMs = 300

export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', id] as const,
    queryFn: ({ signal }) => call(jobsApi.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && !isUnfinished(state.data.status) ? false : pollMs),
  })

const uploadsShown = 20
const listPollMs = 3000

/** The last uploads of these kinds. */
export const jobsQuery = (kinds: readonly string[]) =>
  queryOptions({
    queryKey: ['jobs', 'list', kinds] as const,
    queryFn: ({ signal }) =>
      callList(jobsApi.list, { query: { kind: [...kinds], limit: uploadsShown }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => isUnfinished(status)) ? listPollMs : false,
  })

/** Starts taking back what an import made; the answer is its job. */
export async function startUndo(id: number, reason: string): Promise<Job> {
  const headers = { Prefer: 'respond-async' }
  return (await call(jobsApi.undo, { params: { id }, body: { reason }, headers })) as unknown as Job
}

export const cancelJob = (id: number): Promise<Job> => call(jobsApi.cancel, { params: { id } })

export const downloadErrors = (id: number) => download(jobsApi.errorFile, { params: { id } })

/** Rows of a page. */
export const otherValuesShown = 5

/** Rows that say otherwise than their records, a few at a time. */
export const otherValuesQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['jobs', id, 'other-values', page] as const,
    queryFn: ({ signal }) => {
      const query = { limit: otherValuesShown, offset: (page - 1) * otherValuesShown }
      return callList(jobsApi.otherValues, { params: { id }, query, signal })
    },
    placeholderData: keepPreviousData,
  })

/** Starts an update of all rows that can be, or of the named ones; the answer is its job. */
export async function startUpdate(
  id: number,
  rows: readonly number[] | undefined,
  changeReason: string,
): Promise<Job> {
  const body = { ...(rows && { rows: [...rows] }), ...(changeReason && { changeReason }) }
  const headers = { Prefer: 'respond-async' }
  const job = await call(jobsApi.update, { params: { id }, body, headers })
  return job as unknown as Job
}
