import { z } from 'zod'
import { auditActions } from '#core/audit/audit-entry.ts'
import { roles } from '#core/lifecycle/permissions.ts'
import { AuditEntry } from './audit.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { wholeNumber } from './whole-number.ts'

/** Versions of submissions, what happened to them, and what differs (specification, document 2 section 2.5; D12). */

export const versionChangeTypes = ['create', 'update', 'delete', 'validate', 'revert'] as const
export type VersionChangeType = (typeof versionChangeTypes)[number]

const Values = z.record(z.string(), z.unknown())

/** One line of the time line: a saved version, or a validation or decision, which has no number of its own. */
export const VersionEntry = z.object({
  versionNumber: z.int().nullable(),
  changeType: z.enum(versionChangeTypes),
  /** What exactly happened, as the trail calls it. */
  action: z.enum(auditActions),
  changeDescription: z.string(),
  changedFields: z.array(z.string()),
  /** Of the changed fields, what they said before, and what they say since. */
  previousData: Values,
  currentData: Values,
  userId: z.int().nullable(),
  userEmail: z.string().nullable(),
  userName: z.string().nullable(),
  createdAt: z.string(),
})
export type VersionEntry = z.infer<typeof VersionEntry>

const ComparedVersion = z.object({
  versionNumber: z.int(),
  createdAt: z.string(),
  userName: z.string().nullable(),
  /** The whole document; what is not stated is absent. */
  data: Values,
})
export type ComparedVersion = z.infer<typeof ComparedVersion>

export const VersionComparison = z.object({
  from: ComparedVersion,
  to: ComparedVersion,
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
export type VersionComparison = z.infer<typeof VersionComparison>

const version = wholeNumber(1, 2_147_483_647)

/** An entry of the trail of one submission. */
export const SubmissionAuditEntry = z.object({
  id: z.int(),
  entityType: z.string(),
  entityId: z.int().nullable(),
  action: z.enum(auditActions),
  actionDetails: z.string(),
  userId: z.int().nullable(),
  userName: z.string(),
  /** The user’s most powerful role; `system` if the hub acted itself. */
  userRole: z.enum([...roles, 'system']),
  timestamp: z.string(),
  /** False for a validation that found errors. */
  success: z.boolean(),
  metadata: AuditEntry.shape.changesData,
})
export type SubmissionAuditEntry = z.infer<typeof SubmissionAuditEntry>

export const SubmissionAuditQuery = listQuery(SubmissionAuditEntry, ['timestamp'], {
  action: several.optional(),
})
export type SubmissionAuditQuery = z.output<typeof SubmissionAuditQuery>

export const VersionControlSummary = z.object({
  submissions: z.int(),
  versions: z.int(),
  /** People with an entry in the trail of the last 30 days. */
  activeUsers: z.int(),
  /**
   * What verifying the trail found, null until it has been verified once: the share of entries that match, in percent, and
   * whether all the rest does too, such as its end, revisions and what stands in the tables.
   */
  integrity: z
    .object({
      ok: z.boolean(),
      percent: z.number(),
      entries: z.int(),
      firstBroken: z.int().nullable(),
      problems: z.int(),
      at: z.string(),
    })
    .nullable(),
  /** The trail is being read: ask again. */
  verifying: z.boolean(),
})
export type VersionControlSummary = z.infer<typeof VersionControlSummary>

export const versionControlApi = {
  summary: endpoint({
    method: 'GET',
    path: '/api/version-control/summary',
    access: 'view-submissions',
    summary: 'How many versions there are, who was active, and how much of the audit trail verifies',
    response: VersionControlSummary,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/submissions/:id/versions',
    access: 'view-submissions',
    summary: 'Every saved version, with the validations and decisions between them; newest first',
    params: IdParams,
    response: z.array(VersionEntry),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/submissions/:id/compare',
    access: 'view-submissions',
    summary: 'Two versions of a submission, and what differs',
    params: IdParams,
    query: z.strictObject({ from: version, to: version }),
    response: VersionComparison,
  }),
  auditTrail: endpoint({
    method: 'GET',
    path: '/api/submissions/:id/audit-trail',
    access: 'view-submissions',
    summary: 'What happened to a submission, newest first',
    params: IdParams,
    query: SubmissionAuditQuery,
    response: z.array(SubmissionAuditEntry),
    list: true,
  }),
  auditTrailFile: endpoint({
    method: 'GET',
    path: '/api/submissions/:id/audit-trail/export',
    access: 'export-data',
    summary: 'The same as CSV',
    params: IdParams,
    query: SubmissionAuditQuery.omit(wholeList),
    response: 'file',
  }),
}
