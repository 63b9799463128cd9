import { z } from 'zod'
import { reasonText } from '#core/dictionary/reason.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery, several, wholeList } from './list-query.ts'

/** What somebody asked to be decided (specification, document 2 section 3; decision D6). */
export const requestStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** What approving will do: put it in force, open the next draft, or delete. */
export const requestIntents = ['release', 'open-version', 'delete'] as const
export type RequestIntent = (typeof requestIntents)[number]

export const changeTypes = ['update', 'delete'] as const

/** What can be asked about; each kind has a decider on the server. */
export const requestEntityTypes = ['master-di', 'submission'] as const
export type RequestEntityType = (typeof requestEntityTypes)[number]

/** A value of a document, whatever its field is. */
const Value = z.unknown()

export const ProposedChange = z.object({ field: z.string(), from: Value, to: Value })

export const ApprovalRequest = z.object({
  id: z.int(),
  entityType: z.enum(requestEntityTypes),
  masterDiId: z.int().nullable(),
  submissionId: z.int().nullable(),
  deviceName: z.string().nullable(),
  deviceNumber: z.string().nullable(),
  versionNumber: z.string().nullable(),
  changeType: z.enum(changeTypes),
  intent: z.enum(requestIntents),
  status: z.enum(requestStatuses),
  /** The document as it was when this was asked. */
  currentData: z.record(z.string(), Value),
  /** Empty for a request; `from` is null in a first version. */
  proposedChanges: z.array(ProposedChange),
  changeReason: z.string().nullable(),
  /** The sender's words to the one who decides. */
  requestNotes: z.string().nullable(),
  requestedBy: z.int(),
  requestedByName: z.string(),
  createdAt: z.string(),
  assignedTo: z.int().nullable(),
  assignedToName: z.string().nullable(),
  /** YYYY-MM-DD. */
  dueDate: z.string().nullable(),
  approvedBy: z.int().nullable(),
  approvedByName: z.string().nullable(),
  /** Who approved, rejected or withdrew it. */
  resolvedByName: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  approvalNotes: z.string().nullable(),
  rejectionNotes: z.string().nullable(),
  /** Decided by the person who asked; only an administrator can. */
  selfApproved: z.boolean(),
  abilities: z.object({ decide: z.boolean() }),
})
export type ApprovalRequest = z.infer<typeof ApprovalRequest>

export const requestSortFields = ['createdAt', 'dueDate', 'resolvedAt'] as const

export const RequestListQuery = listQuery(ApprovalRequest, requestSortFields, {
  status: several.optional(),
  changeType: several.optional(),
  id: IdParams.shape.id.optional(),
  masterDiId: IdParams.shape.id.optional(),
  submissionId: IdParams.shape.id.optional(),
  /** Those waiting for the person who asks, ever assigned to her, or asked for by her. */
  mine: z.enum(['to-decide', 'assigned', 'requested']).optional(),
})
export type RequestListQuery = z.output<typeof RequestListQuery>

export const RequestCounts = z.object({
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  /** Pending ones assigned to the person who asks. */
  assignedToMe: z.int(),
})

const notes = reasonText.nullish()

export const Approver = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export type Approver = z.infer<typeof Approver>

export const requestsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/pending-changes',
    access: 'view-submissions',
    summary: 'What waits for a decision, and what was decided; newest first',
    query: RequestListQuery,
    response: z.array(ApprovalRequest),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/pending-changes/export',
    access: 'export-data',
    summary: 'The requests a list shows as CSV',
    query: RequestListQuery.omit(wholeList),
    response: 'file',
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/pending-changes/counts',
    access: 'view-submissions',
    summary: 'How many are pending, approved and rejected',
    response: RequestCounts,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/pending-changes/:id/approve',
    access: 'view-submissions',
    summary: 'Do what was asked; by its assignee or a holder of approve-submissions, not by its requester',
    params: IdParams,
    body: z.object({ approvalNotes: notes }),
    response: ApprovalRequest,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/pending-changes/:id/reject',
    access: 'view-submissions',
    summary: 'Turn it down, with the reason; a version goes back to draft',
    params: IdParams,
    body: z.object({ rejectionNotes: notes }),
    response: ApprovalRequest,
  }),
  approvers: endpoint({
    method: 'GET',
    path: '/api/users/approvers',
    access: 'view-submissions',
    summary: 'Active people who may decide, by name',
    response: z.array(Approver),
  }),
}
