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

/** Those a manufacturer has for a market, the latest ones. */
export const submissionsOfManufacturerQuery = (manufacturerName: string, country: string) =>
  queryOptions({
    queryKey: ['submissions', 'list', { manufacturerName, country }] as const,
    queryFn: ({ signal }) =>
      callList(submissionsApi.list, {
        query: { country: [country], search: manufacturerName.slice(0, 200), sort: '-updatedAt', limit: 500 },
        signal,
      }),
    enabled: manufacturerName !== '',
  })

/** The records of a device family, by id. */
export const familyQuery = (deviceFamily: string) =>
  queryOptions({
    queryKey: ['master-di', 'family', deviceFamily] as const,
    queryFn: async ({ signal }) => {
      const { items } = await callList(masterDiApi.list, {
        query: { deviceFamily: [deviceFamily], limit: 1000 },
        signal,
      })
      return new Set(items.map(({ id }) => id))
    },
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
export const downloadFile = (submission: Submission) =>
  download(submissionsApi.file, { params: { id: submission.id, file: submission.files[0]?.id ?? '' } })
