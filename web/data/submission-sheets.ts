import { queryOptions } from '@tanstack/react-query'
import { type SubmissionSheet, submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { call } from '#web/platform/api-client.ts'

export const readSheet = (id: number, signal?: AbortSignal): Promise<SubmissionSheet> =>
  call(submissionSheetsApi.get, { params: { id }, ...(signal && { signal }) })

export const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: ['submission-sheets', id] as const,
    queryFn: ({ signal }) => readSheet(id, signal),
    staleTime: 0,
    gcTime: 0,
  })

export interface Chosen {
  readonly masterDiIds?: readonly number[]
  readonly submissionIds?: readonly number[]
}

/** Puts devices together for a market; nothing else is stored by it. */
export const createSheet = (
  country: string,
  { masterDiIds = [], submissionIds = [] }: Chosen,
): Promise<SubmissionSheet> =>
  call(submissionSheetsApi.create, {
    body: { country, masterDiIds: [...masterDiIds], submissionIds: [...submissionIds] },
  })
