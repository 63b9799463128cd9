import { importsApi, type Job } from '#core/contract/imports.ts'
import { type MasterInput, type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { call, download } from '#web/platform/api-client.ts'

/** What is done with records and files of them; what is read of records stands in web/data. */

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
