import { z } from 'zod'
import { assessmentFields, assessmentOutcomes, assessmentStates } from '#core/dictionary/assessment/index.ts'
import { patchShape, presentedShape } from '#core/dictionary/field-schema.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { Deletion } from './actors.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { AffectedDevice, AffectedQuery } from './impact.ts'
import { assessmentSortFields, taskDues } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { Affected, UpdateScope } from './regulatory-updates.ts'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

/** Impact assessments of regulatory updates (decision D141). */

export const Assessment = z.object({
  ...presentedShape(assessmentFields),
  id: z.int(),
  revision: z.int(),
  /** What is assessed. */
  update: z.object({
    id: z.int(),
    title: z.string(),
    country: z.string(),
    priority: z.string(),
    publishedDate: z.string(),
    url: z.string().nullable(),
  }),
  assigneeId: z.int().nullable(),
  assigneeName: z.string().nullable(),
  /** Until it is completed, negative once it is overdue. */
  daysLeft: z.int().nullable(),
  /** As it was when it was completed last; null before. */
  completion: z
    .object({
      devices: z.int(),
      unclear: z.int(),
      of: z.int(),
      scope: UpdateScope,
      byName: z.string().nullable(),
    })
    .nullable(),
  /** Its tasks: how many there are, and how many are still open. */
  tasks: z.object({ all: z.int(), open: z.int() }),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
  updatedByName: z.string().nullable(),
})
export type Assessment = z.infer<typeof Assessment>

const fields = patchShape(assessmentFields)
const given = { dueDate: fields.dueDate, assigneeId: Id.nullable().optional() }

export const NewAssessment = z.object({ ...given, updateId: Id })
export type NewAssessment = z.output<typeof NewAssessment>

export const AssessmentChange = z.object({
  ...given,
  state: fields.state,
  outcome: fields.outcome,
  rationale: fields.rationale,
  /** What whoever completes it was shown of the affected devices: it is refused if they are others by now. */
  seen: Affected.omit({ whyNone: true }).extend({ scope: UpdateScope }).optional(),
  revision: givenNumber(),
})
export type AssessmentChange = z.output<typeof AssessmentChange>

export const Reopening = z.object({
  reason: z
    .string('Enter the reason for reopening')
    .trim()
    .min(1, 'Enter the reason for reopening')
    .pipe(reasonText),
})
export type Reopening = z.output<typeof Reopening>

const number = wholeNumber(1, 2_147_483_647)
const codes = <const C extends readonly { readonly code: string }[]>(list: C) =>
  several.pipe(z.array(z.enum(list.map(({ code }) => code) as [C[number]['code'], ...C[number]['code'][]])))

export const AssessmentQuery = listQuery(Assessment, assessmentSortFields, {
  /** Those assigned to oneself. */
  mine: z.literal('true').optional(),
  /** Open ones of people who have left. */
  left: z.literal('true').optional(),
  state: codes(assessmentStates).optional(),
  outcome: codes(assessmentOutcomes).optional(),
  country: several.optional(),
  /** Of those that are not completed. */
  due: z.enum(taskDues).optional(),
  assigneeId: number.optional(),
  updateId: number.optional(),
})
export type AssessmentQuery = z.output<typeof AssessmentQuery>

const base = '/api/impact-assessments'
const reading = { method: 'GET', access: 'view-submissions' } as const
const own = {
  access: 'view-submissions',
  andOneOf: ['edit-submissions', 'approve-submissions'],
} as const

export const assessmentsApi = {
  list: endpoint({
    ...reading,
    path: base,
    summary: 'Impact assessments, the one due first at the top',
    query: AssessmentQuery,
    response: z.array(Assessment),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    access: 'export-data',
    path: `${base}/export`,
    summary: 'The same as CSV',
    query: AssessmentQuery.omit(wholeList),
    response: 'file',
  }),
  get: endpoint({
    ...reading,
    path: `${base}/:id`,
    summary: 'One impact assessment',
    params: IdParams,
    response: Assessment,
  }),
  create: endpoint({
    method: 'POST',
    access: 'edit-submissions',
    path: base,
    summary: 'Begin the assessment of an update; of each there is one at a time that is not completed',
    body: NewAssessment,
    response: Assessment,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    ...own,
    path: `${base}/:id`,
    summary:
      'Change what is named; completing keeps the affected devices as they are. Without edit-submissions: state, outcome and rationale of one’s own',
    params: IdParams,
    body: AssessmentChange,
    response: Assessment,
  }),
  reopen: endpoint({
    method: 'POST',
    ...own,
    path: `${base}/:id/reopen`,
    summary: 'Open a completed assessment again, with a reason',
    params: IdParams,
    body: Reopening,
    response: Assessment,
  }),
  delete: endpoint({
    method: 'DELETE',
    access: 'edit-submissions',
    path: `${base}/:id`,
    summary: 'Take an assessment out of sight, and its tasks with it',
    params: IdParams,
    body: Deletion,
    response: Assessment,
  }),
  devices: endpoint({
    ...reading,
    path: `${base}/:id/devices`,
    summary: 'The affected devices as they were when it was completed last; none before',
    params: IdParams,
    query: AffectedQuery,
    response: z.array(AffectedDevice),
    list: true,
  }),
  devicesExport: endpoint({
    method: 'GET',
    access: 'export-data',
    path: `${base}/:id/devices/export`,
    summary: 'The same as CSV',
    params: IdParams,
    query: AffectedQuery.omit(wholeList),
    response: 'file',
  }),
}
