import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { jobStatuses } from './imports.ts'
import { wholeList } from './list-query.ts'
import { ReadinessQuery } from './readiness.ts'
import { SubmissionListQuery } from './submissions.ts'
import { Id } from './whole-number.ts'

/** Validation of many submissions as a job (decision D72). */

/** So many submissions are validated by one job. */
export const mostInRun = 100_000

const filterOnly = { ...wholeList, sort: true } as const

/** The submissions of one run; named, or found by what a list was asked. */
export const RunSelection = z
  .strictObject({
    ids: z
      .array(Id)
      .min(1, 'Name the submissions')
      .max(mostInRun, `At most ${mostInRun.toLocaleString('en')} submissions at once`)
      .optional(),
    /** All that GET /api/submissions would list. */
    matching: SubmissionListQuery.omit(filterOnly).optional(),
    /** Of all devices that GET /api/readiness would list, the submission that stands for each in `market`. */
    devices: ReadinessQuery.omit(filterOnly).optional(),
    market: z.string().min(1).max(10).optional().meta({ description: 'Needed with devices' }),
  })
  .superRefine(({ ids, matching, devices, market }, context) => {
    if ([ids, matching, devices].filter((one) => one !== undefined).length !== 1) {
      context.addIssue({ code: 'custom', message: 'Give one of ids, matching and devices' })
    }
    if ((devices === undefined) !== (market === undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['market'],
        message: devices
          ? 'Name the market in which the devices are validated'
          : 'A market goes with devices',
      })
    }
  })
export type RunSelection = z.output<typeof RunSelection>

/** done = valid + invalid + skipped. */
export const ValidationRun = z.object({
  id: z.int(),
  status: z.enum(jobStatuses),
  total: z.int(),
  done: z.int(),
  valid: z.int(),
  /** Validated, with errors; GET /api/submissions?invalidIn={id} lists them. */
  invalid: z.int(),
  /** Could not be validated. */
  skipped: z.int(),
  skippedBecause: z.array(z.object({ message: z.string(), count: z.int() })),
  invalidByMarket: z.array(z.object({ country: z.string(), count: z.int() })),
  /** Why it failed as a whole, or who cancelled it. */
  message: z.string().nullable(),
  createdAt: z.string(),
})
export type ValidationRun = z.infer<typeof ValidationRun>

export const validationRunsApi = {
  start: endpoint({
    method: 'POST',
    path: '/api/validations',
    access: 'edit-submissions',
    summary:
      'Start a job that validates the named submissions, or all that a list shows; 100,000 at most, and one job a person. POST /api/jobs/{id}/cancel ends it; what is validated by then stays validated',
    body: RunSelection,
    response: ValidationRun,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/validations/:id',
    access: 'signed-in',
    summary: 'How far a validation of yours is, and what it found',
    params: IdParams,
    response: ValidationRun,
  }),
}
