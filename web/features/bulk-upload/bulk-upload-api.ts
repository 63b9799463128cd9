import { importsApi, type Job } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { submissionUploadApi } from '#core/contract/submission-upload.ts'
import { call, download } from '#web/platform/api-client.ts'

/** Each starts an upload; the answer is the job, whose progress can then be asked for. */

const headers = { Prefer: 'respond-async' }

export async function uploadSubmissions(file: File): Promise<Job> {
  return (await call(submissionUploadApi.bulkUpload, { file, headers })) as unknown as Job
}

export async function uploadRecords(file: File): Promise<Job> {
  return (await call(masterDiApi.bulkUpload, { file, headers })) as unknown as Job
}

/** A device file of AccessGUDID too large for the usual upload, or in XML. */
export async function uploadDeviceFile(file: File): Promise<Job> {
  return (await call(importsApi.create, { query: { source: 'gudid' }, file, headers })) as unknown as Job
}

export const downloadSubmissionTemplate = () => download(submissionUploadApi.template)
export const downloadRecordTemplate = () => download(masterDiApi.template, { query: { for: 'bulk' } })
