import { importsApi, type Job } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { submissionUploadApi } from '#core/contract/submission-upload.ts'
import { call, download } from '#web/platform/api-client.ts'

/** A device file of AccessGUDID too large to be looked at first; the answer is its job. */
export async function uploadDeviceFile(file: File): Promise<Job> {
  const headers = { Prefer: 'respond-async' }
  return (await call(importsApi.create, { query: { source: 'gudid' }, file, headers })) as unknown as Job
}

export const downloadSubmissionTemplate = () => download(submissionUploadApi.template)
export const downloadRecordTemplate = () => download(masterDiApi.template, { query: { for: 'bulk' } })
