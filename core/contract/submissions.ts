import { z } from 'zod'
import { patchShape, plainText, presentedShape } from '#core/dictionary/field-schema.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { masterStatuses } from '#core/lifecycle/master-status.ts'
import { standings } from '#core/lifecycle/standing.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { Deletion } from './actors.ts'
import { endpoint } from './endpoint.ts'
import { FileNature } from './file-nature.ts'
import { IdParams } from './id-params.ts'
import { submissionSortFields } from './list-filters.ts'
import { day, listQuery, several, wholeList } from './list-query.ts'
import { Sending } from './master-commands.ts'
import { ApprovalRequest, requestsApi } from './requests.ts'
import { statsPeriods } from './stats-periods.ts'
import { AlsoChanged, Sharing, UsedBasicUdiDi } from './submission-sharing.ts'
import { SubmissionStats } from './submission-stats.ts'
import { ValidationResults } from './validation-results.ts'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

export const SubmissionAbilities = z.object({
  edit: z.boolean(),
  validate: z.boolean(),
  sendForApproval: z.boolean(),
  approve: z.boolean(),
  download: z.boolean(),
  acknowledge: z.boolean(),
  delete: z.boolean(),
})

/** With the fields every market shares, those of its own market, and what the hub says about it. */
export const Submission = z.looseObject({
  ...presentedShape(submissionFields),
  /** The flags that say neither yes nor no; they are false above. */
  notStated: z.array(z.string()),
  id: z.int(),
  /** The one market of the submission (decision D9). */
  targetCountries: z.array(z.string()),
  /** The version of its record in force: a submission follows it (decision D52). */
  masterDiId: z.int().nullable(),
  /** The status of that version; `deleted` where every version of the device is. */
  recordStatus: z.enum(masterStatuses).nullable(),
  /** It was exported with a UDI-DI other than that of the version in force. */
  hasFormerUdiDi: z.boolean(),
  deviceNumber: z.string().nullable(),
  versionNumber: z.string().nullable(),
  status: z.enum(submissionStatuses),
  revision: z.int(),
  /** The product family it is matched to. */
  portfolioId: z.int().nullable(),
  /** Where it stands with the regulator's register, in the environment the hub works for. */
  standing: z.enum(standings),
  registeredVersion: z.string().nullable(),
  registeredAt: z.string().nullable(),
  /** The register has taken it, and nothing shows yet that whoever has to confirm it has done so. */
  toBeConfirmed: z.boolean(),
  /** The publish date in a file that was made by that day, was sent, and has no answer yet. */
  publishDateSent: z.string().nullable(),
  validationResults: ValidationResults.nullable(),
  createdAt: z.string(),
  createdBy: z.int().nullable(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.int().nullable(),
  updatedByName: z.string().nullable(),
  abilities: SubmissionAbilities,
  /** The files made of it, each saying what it is. */
  files: z.array(
    z.object({
      ...{ id: z.string(), label: z.string(), format: z.enum(['xml', 'csv', 'xlsx', 'json']) },
      nature: FileNature,
    }),
  ),
})
export type Submission = z.infer<typeof Submission>

/** As it was saved, with the others that changed with it. */
export const SavedSubmission = z.looseObject({
  ...Submission.shape,
  alsoChanged: z.array(AlsoChanged).optional(),
})
export type SavedSubmission = z.infer<typeof SavedSubmission>

/**
 * Status, numbers and people are the server's; the market is given once and never changed. The fields of one market
 * alone are read by its folder; what no field of the market is, is ignored.
 */
export const SubmissionInput = z.looseObject({
  ...patchShape(submissionFields),
  /** Flags whose `false` means "not stated". */
  notStated: z.array(z.string()).nullish(),
  masterDiId: givenNumber(),
  targetCountries: z.array(z.string()).max(1, 'A submission has one market').nullish(),
  revision: givenNumber(),
})
/** As a client writes it. */
export type SubmissionInput = z.input<typeof SubmissionInput>
/** As the server reads it. */
export type SubmissionChange = z.output<typeof SubmissionInput>

export const SubmissionListQuery = listQuery(Submission, submissionSortFields, {
  masterDiId: Id.optional(),
  masterDiIds: several.optional(),
  country: several.optional(),
  status: several.optional(),
  portfolioId: Id.optional(),
  standing: several.optional(),
  /** Changed on this day or later, in UTC. */
  changedSince: day.optional(),
  submissionIds: several.optional(),
  /** What this upload made. */
  importId: Id.optional(),
  /** Those that name this operator by an SRN it no longer has, or its former representative (decision D149). */
  formerOf: Id.optional(),
  /** In which this validation found errors (POST /api/validations). */
  invalidIn: Id.optional(),
})
export type SubmissionListQuery = z.output<typeof SubmissionListQuery>

/** How many there are in each status, those without any too; for figures above a list. */
export const StatusCounts = z.object({
  total: z.int(),
  byStatus: z.record(z.enum(submissionStatuses), z.int()),
})
export type StatusCounts = z.infer<typeof StatusCounts>

export const Reversion = z.object({
  versionNumber: wholeNumber(1, 2_147_483_647),
  /** The revision this is based on; another one on the server answers 409 stale_record. */
  revision: givenNumber(),
})
export type Reversion = z.output<typeof Reversion>

export const submissionsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/submissions',
    access: 'view-submissions',
    summary: 'Submissions of all markets, or of a master record and country',
    query: SubmissionListQuery,
    response: z.array(Submission),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/submissions/export',
    access: 'export-data',
    summary: 'The submissions a list shows as CSV',
    query: SubmissionListQuery.omit(wholeList),
    response: 'file',
  }),
  basicUdiDis: endpoint({
    method: 'GET',
    path: '/api/submissions/basic-udi-dis',
    access: 'view-submissions',
    summary:
      'Basic UDI-DIs the manufacturer of a record uses for a market, those of its family first; 50 at most',
    query: z.strictObject({
      masterDiId: Id,
      country: z.string().max(10),
      /** Part of the code, or of the name or model number of a device it is used for. */
      search: plainText(200).optional(),
    }),
    response: z.array(UsedBasicUdiDi),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/submissions/stats',
    access: 'view-submissions',
    summary: 'Submissions created in a period by status and country, against the period before',
    query: z.strictObject({ period: z.enum(statsPeriods).default('30d') }),
    response: SubmissionStats,
  }),
  statusCounts: endpoint({
    method: 'GET',
    path: '/api/submissions/status-counts',
    access: 'view-submissions',
    summary: 'How many submissions are in each status, of all markets or of those named',
    query: z.strictObject({ country: several.optional() }),
    response: StatusCounts,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/submissions/:id',
    access: 'view-submissions',
    summary: 'One submission',
    params: IdParams,
    response: Submission,
  }),
  sharing: endpoint({
    method: 'GET',
    path: '/api/submissions/:id/sharing',
    access: 'view-submissions',
    summary:
      'Which values it has together with the other submissions of its Basic UDI-DI, and how many those are',
    params: IdParams,
    response: Sharing,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/submissions',
    access: 'create-submissions',
    summary: 'A new draft; one market, EU when absent',
    body: SubmissionInput,
    response: SavedSubmission,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/submissions/:id',
    access: 'edit-submissions',
    summary: 'Change what is named; the submission becomes a draft again',
    params: IdParams,
    body: SubmissionInput,
    response: SavedSubmission,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/submissions/:id',
    access: 'delete-submissions',
    summary: 'Delete a draft that never left the hub, with the reason; its revisions and its trail stay',
    params: IdParams,
    body: Deletion,
    response: Submission,
  }),
  revert: endpoint({
    method: 'POST',
    path: '/api/submissions/:id/revert',
    access: 'edit-submissions',
    summary: 'A new version equal to an earlier one; every save is a version, numbered as its revision',
    params: IdParams,
    body: Reversion,
    response: SavedSubmission,
  }),
  validate: endpoint({
    method: 'POST',
    path: '/api/submissions/:id/validate',
    access: 'edit-submissions',
    summary: 'Field rules, the catalogue of 19, the market rules and the schema',
    params: IdParams,
    response: Submission,
  }),
  sendForApproval: endpoint({
    method: 'POST',
    path: '/api/submissions/:id/send-for-approval',
    access: 'edit-submissions',
    summary: 'Hand a validated submission to the person who decides on it',
    params: IdParams,
    body: Sending,
    response: z.looseObject({ ...Submission.shape, pendingChange: ApprovalRequest }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/submissions/:id/approve',
    access: 'approve-submissions',
    summary: 'Approve a validated submission; not by who sent or last edited it',
    params: IdParams,
    body: requestsApi.approve.body,
    response: Submission,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/submissions/:id/reject',
    access: 'approve-submissions',
    summary: 'Turn down a submission that was sent, with the reason; it becomes a draft again',
    params: IdParams,
    body: requestsApi.reject.body,
    response: Submission,
  }),
  xml: endpoint({
    method: 'GET',
    path: '/api/submissions/:id/xml',
    access: 'export-data',
    summary: 'The file the regulator takes, of a validated submission',
    params: IdParams,
    response: 'file',
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/submissions/:id/files/:file',
    access: 'export-data',
    summary:
      'A file of a validated submission, recorded as an export; its nature says whether the regulator accepts it',
    params: z.object({ ...IdParams.shape, file: z.string() }),
    response: 'file',
  }),
  generateXml: endpoint({
    method: 'POST',
    path: '/api/submissions/:id/generate-xml',
    access: 'export-data',
    summary: 'The same file, recorded as an export',
    params: IdParams,
    response: 'file',
  }),
}
