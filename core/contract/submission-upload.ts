import { endpoint } from './endpoint.ts'
import { ImportResult, Job } from './imports.ts'

/** Submissions from a table (decision D23). */
export const submissionUploadApi = {
  template: endpoint({
    method: 'GET',
    path: '/api/submissions/bulk-upload/template',
    access: 'create-submissions',
    summary: 'The empty template of the upload as CSV: the required columns first',
    response: 'file',
  }),
  bulkUpload: endpoint({
    method: 'POST',
    path: '/api/submissions/bulk-upload',
    access: 'create-submissions',
    summary: 'Submissions of the EU from CSV or XLSX under 10 MB; each row becomes a draft',
    body: 'file',
    response: ImportResult,
    accepted: Job,
  }),
}
