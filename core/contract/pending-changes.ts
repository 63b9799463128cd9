import { z } from 'zod'
import { reasonText } from '#core/dictionary/reason.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery, several, wholeList } from './list-query.ts'

/** What somebody asked to be decided (specification, document 2 section 3; decision D6). */
export const changeStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type ChangeStatus = (typeof changeStatuses)[number]

/** What approving will do: release a version, open the next draft, or delete. */
export const changeIntents = ['release', 'open-version', 'delete'] as const
export type ChangeIntent = (typeof changeIntents)[number]

export const changeTypes = ['update', 'delete'] as const

/** A value of a document, whatever its field is. */
const Value = z.unknown()

export const ProposedChange = z.object({ field: z.string(), from: Value, to: Value })

export const PendingChange = z.object({
  id: z.int(),
  entityType: z.enum(['master-di', 'submission']),
  masterDiId: z.int().nullable(),
  submissionId: z.int().nullable(),
  deviceName: z.string().nullable(),
  deviceNumber: z.string().nullable(),
  versionNumber: z.string().nullable(),
  changeType: z.enum(changeTypes),
  intent: z.enum(changeIntents),
  status: z.enum(changeStatuses),
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
export type PendingChange = z.infer<typeof PendingChange>

export const changeSortFields = ['createdAt', 'dueDate', 'resolvedAt'] as const

export const PendingChangeQuery = listQuery(PendingChange, changeSortFields, {
  status: several.optional(),
  changeType: several.optional(),
  id: IdParams.shape.id.optional(),
  masterDiId: IdParams.shape.id.optional(),
  /** Those waiting for the person who asks, ever assigned to her, or asked for by her. */
  mine: z.enum(['to-decide', 'assigned', 'requested']).optional(),
})
export type PendingChangeQuery = z.output<typeof PendingChangeQuery>

export const PendingChangeCounts = z.object({
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

export const pendingChangesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/pending-changes',
    access: 'view-submissions',
    summary: 'What waits for a decision, and what was decided; newest first',
    query: PendingChangeQuery,
    response: z.array(PendingChange),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/pending-changes/export',
    access: 'export-data',
    summary: 'The requests a list shows as CSV',
    query: PendingChangeQuery.omit(wholeList),
    response: 'file',
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/pending-changes/counts',
    access: 'view-submissions',
    summary: 'How many are pending, approved and rejected',
    response: PendingChangeCounts,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/pending-changes/:id/approve',
    access: 'view-submissions',
    summary: 'Do what was asked; by its assignee or a holder of approve-submissions, not by its requester',
    params: IdParams,
    body: z.object({ approvalNotes: notes }),
    response: PendingChange,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/pending-changes/:id/reject',
    access: 'view-submissions',
    summary: 'Turn it down, with the reason; a version goes back to draft',
    params: IdParams,
    body: z.object({ rejectionNotes: notes }),
    response: PendingChange,
  }),
  approvers: endpoint({
    method: 'GET',
    path: '/api/users/approvers',
    access: 'view-submissions',
    summary: 'Active people who may decide, by name',
    response: z.array(Approver),
  }),
}
