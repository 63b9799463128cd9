import { z } from 'zod'
import type { FieldChange } from '#core/dictionary/document.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery, several } from './list-query.ts'

/** A value of a document, whatever its field is. */
const Value = z.unknown()

export const importErrorKinds = ['other-values', 'invalid', 'not-validated'] as const
export type ImportErrorKind = (typeof importErrorKinds)[number]

/**
 * One refused cell or row; `row` is the spreadsheet's own number, the header being row 1. In an XML file it is the
 * device's number, counted from 1.
 */
export const ImportError = z.object({
  row: z.int(),
  field: z.string().nullable(),
  message: z.string(),
  /**
   * `other-values`: the record is there with another value of the field; POST /api/jobs/{id}/updates takes the file's
   * (decision D34). The others tell of a submission in a validation, whose number `row` is then.
   */
  kind: z.enum(importErrorKinds).optional(),
})
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
  /** What was saved though it cannot be right; the first 100 (decision D35). */
  findings: z.array(ImportError.omit({ kind: true })),
  /** Rows that were saved with such values. */
  rowsWithFindings: z.int(),
  /** What the hub understood of the file: 'master template, comma, UTF-8'. */
  recognised: z.string(),
  /** Columns of the file that are in no field. */
  unreadColumns: z.array(z.string()),
  /** Why, or which column may have been meant, in the same order; blank where nothing is known. */
  unreadReasons: z.array(z.string()),
  /** Rows whose record has other values; they are among the failed ones. */
  otherValues: z.int(),
  /** Rows that can be updated now. */
  updatable: z.int(),
  /** Rows already updated. */
  updated: z.int(),
})
export type ImportResult = z.infer<typeof ImportResult>

/** A job is queued while the maximum number of jobs is running. */
export const jobStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** It has not ended. */
export const isUnfinished = (status: JobStatus): boolean => status === 'waiting' || status === 'running'

export const Job = ImportResult.omit({ jobId: true }).extend({
  id: z.int(),
  status: z.enum(jobStatuses),
  fileName: z.string(),
  done: z.int(),
  /** Rows in the file; null until they are counted. */
  total: z.int().nullable(),
  /** Why it failed as a whole, or who cancelled it. */
  message: z.string().nullable(),
  /** The import whose rows this job takes over; null when it is an import itself. */
  updatesJob: z.int().nullable(),
  /** The import whose records this job takes back. */
  undoesJob: z.int().nullable(),
  createdAt: z.string(),
  /** Records it made; lists show them by `importId`. */
  created: z.int(),
  /** Of them those that were taken back, and those POST /api/jobs/{id}/undo would try; of an update, its rows. */
  undone: z.int(),
  undoable: z.int(),
  /** Whether who asks may take other values over into records of this kind. */
  mayUpdate: z.boolean(),
  /**
   * Whether values taken over into records in force go into drafts of their next versions; of an update, `created` says
   * how many it opened.
   */
  byNewVersion: z.boolean(),
})
export type Job = z.infer<typeof Job>

/** What a row says otherwise than its record: `from` is the hub's value, `to` the file's. */
export interface LabelledChange extends FieldChange {
  readonly label: string
}

/** A row of a file whose record has different values. */
export const RowWithOtherValues = z.object({
  id: z.int(),
  row: z.int(),
  recordId: z.int(),
  /** Which record that is, for people. */
  subject: z.string(),
  changes: z.array(z.object({ field: z.string(), label: z.string(), from: Value, to: Value })),
  /** Why it cannot be updated. */
  problem: z.string().nullable(),
  updated: z.boolean(),
})
export type RowWithOtherValues = z.infer<typeof RowWithOtherValues>

export const OtherValuesQuery = listQuery(RowWithOtherValues, ['row'], {})
export type OtherValuesQuery = z.output<typeof OtherValuesQuery>

export const UpdateRequest = z.object({
  /** Of the file; all that can be updated where none is named. */
  rows: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(100_000).nullish(),
  changeReason: reasonText.nullish(),
})
export type UpdateRequest = z.output<typeof UpdateRequest>

/** An upload as a list shows it. */
export const JobSummary = Job.pick({
  id: true,
  status: true,
  fileName: true,
  createdAt: true,
  updatesJob: true,
  undoesJob: true,
  total: true,
  successful: true,
  failed: true,
  skipped: true,
  otherValues: true,
  created: true,
  undone: true,
}).extend({ kind: z.string() })
export type JobSummary = z.infer<typeof JobSummary>

export const JobListQuery = listQuery(JobSummary, ['createdAt'], { kind: several.optional() })
export type JobListQuery = z.output<typeof JobListQuery>

export const UndoRequest = z.object({
  reason: z
    .string('Enter the reason for undoing the import')
    .trim()
    .min(1, 'Enter the reason for undoing the import')
    .pipe(reasonText),
})
export type UndoRequest = z.output<typeof UndoRequest>

export const jobsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/jobs',
    access: 'signed-in',
    summary: 'Your uploads and validations, the newest first, with what became of their rows',
    query: JobListQuery,
    response: z.array(JobSummary),
    list: true,
  }),
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
  otherValues: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/other-values',
    access: 'signed-in',
    summary: 'Rows of an upload whose records have other values, field by field, in the order of the file',
    params: IdParams,
    query: OtherValuesQuery,
    response: z.array(RowWithOtherValues),
    list: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/updates',
    access: 'signed-in',
    summary:
      'Take the values of the file over into the records, of all rows or of the named ones, in one act. Needs edit-submissions; for operators and their certifications manage-actors instead',
    params: IdParams,
    body: UpdateRequest,
    response: ImportResult,
    accepted: Job,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/cancel',
    access: 'signed-in',
    summary:
      'End a job that waits or runs; what it has saved by then stays. For who started it, and administrators',
    params: IdParams,
    response: Job,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/undo',
    access: 'signed-in',
    summary:
      'Delete what an upload made, where nobody has changed it since and nothing hangs on it; or, of an update, give the records the values they had, where nobody has changed them since. The answer says what is left and why. For who uploaded it, and administrators. Needs delete-submissions, of an update edit-submissions; for operators and their certifications manage-actors instead',
    params: IdParams,
    body: UndoRequest,
    response: ImportResult,
    accepted: Job,
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
