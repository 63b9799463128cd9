import { queryOptions } from '@tanstack/react-query'
import { masterDiApi } from '#core/contract/master-di.ts'
import { type Submission, type SubmissionInput, submissionsApi } from '#core/contract/submissions.ts'
import { call, callList, download } from '#web/platform/api-client.ts'

export const masterRecordQuery = (id: number) =>
  queryOptions({
    queryKey: ['master-di', id] as const,
    queryFn: ({ signal }) => call(masterDiApi.get, { params: { id }, signal }),
  })

/** The submissions of a master record for one market, newest first. */
export const submissionsOfQuery = (masterDiId: number, country: string) =>
  queryOptions({
    queryKey: ['submissions', 'list', { masterDiId, country }] as const,
    queryFn: ({ signal }) =>
      callList(submissionsApi.list, { query: { masterDiId, country: [country] }, signal }),
  })

export const submissionQuery = (id: number) =>
  queryOptions({
    queryKey: ['submissions', id] as const,
    queryFn: ({ signal }) => call(submissionsApi.get, { params: { id }, signal }),
  })

export function saveSubmission(id: number | undefined, body: SubmissionInput): Promise<Submission> {
  return id === undefined
    ? call(submissionsApi.create, { body })
    : call(submissionsApi.update, { params: { id }, body })
}

export const validateSubmission = (id: number): Promise<Submission> =>
  call(submissionsApi.validate, { params: { id } })

/** Made and recorded as an export, so that the trail knows the file that left. */
export const downloadXml = (id: number) => download(submissionsApi.generateXml, { params: { id } })
