import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

/** One refused cell or row; `row` is the spreadsheet's own number, the header being row 1. */
export const ImportError = z.object({ row: z.int(), field: z.string().nullable(), message: z.string() })
export type ImportError = z.infer<typeof ImportError>

/** processed = successful + failed + skipped (decision D23). */
export const ImportResult = z.object({
  jobId: z.int(),
  processed: z.int(),
  successful: z.int(),
  failed: z.int(),
  skipped: z.int(),
  errors: z.array(ImportError),
  /** Where all errors can be downloaded as CSV; null when there are none. */
  errorFile: z.string().nullable(),
  /** What the hub understood of the file: 'master template, comma, UTF-8'. */
  recognised: z.string(),
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
