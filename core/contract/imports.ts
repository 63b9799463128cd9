import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

/**
 * One refused cell or row; `row` is the spreadsheet's own number, the header being row 1. In an XML file it is the
 * device's number, counted from 1.
 */
export const ImportError = z.object({ row: z.int(), field: z.string().nullable(), message: z.string() })
export type ImportError = z.infer<typeof ImportError>

/** processed = successful + failed + skipped (decision D23). */
export const ImportResult = z.object({
  jobId: z.int(),
  processed: z.int(),
  successful: z.int(),
  failed: z.int(),
  skipped: z.int(),
  /** All of them; of a larger file (POST /api/imports) the first 1,000: the error file has the others. */
  errors: z.array(ImportError),
  errorCount: z.int(),
  /** Where all errors can be downloaded as CSV; null when there are none. */
  errorFile: z.string().nullable(),
  /** What the hub understood of the file: 'master template, comma, UTF-8'. */
  recognised: z.string(),
  /** Columns of the file that are in no field. */
  unreadColumns: z.array(z.string()),
})
export type ImportResult = z.infer<typeof ImportResult>

export const jobStatuses = ['running', 'done', 'failed'] as const

export const Job = ImportResult.omit({ jobId: true }).extend({
  id: z.int(),
  status: z.enum(jobStatuses),
  fileName: z.string(),
  done: z.int(),
  /** Rows in the file; null until they are counted. */
  total: z.int().nullable(),
  /** Why it failed as a whole. */
  message: z.string().nullable(),
})
export type Job = z.infer<typeof Job>

export const jobsApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/jobs/:id',
    access: 'signed-in',
    summary: 'How far a long job of yours is',
    params: IdParams,
    response: Job,
  }),
  errorFile: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/errors',
    access: 'signed-in',
    summary: 'Every refused row of an upload as CSV',
    params: IdParams,
    response: 'file',
  }),
}

/** Whose files POST /api/imports reads. */
export const importSources = ['gudid'] as const

export const importsApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/imports',
    access: 'create-submissions',
    summary: 'A device file of AccessGUDID up to 200 MB, CSV or XML, becomes Master DI records',
    query: z.strictObject({ source: z.enum(importSources) }),
    body: 'file',
    response: ImportResult,
    accepted: Job,
  }),
}
