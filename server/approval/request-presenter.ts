import type { ApprovalRequest, RequestEntityType, Signature } from '#core/contract/requests.ts'
import type { Properties, Property } from '#server/lists/list.ts'
import { column, instant } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { RequestRow } from './request-queries.ts'

/**
 * Why somebody may not decide (decisions D6, D46); null where she may. Assigned or not, she has to be an approver as
 * she decides. Who asked decides only as an administrator, and in the controlled way neither she nor anybody who
 * wrote part of it. What can be decided without a request counts as requested by its last editor.
 */
export function refusalToDecide(
  request: Pick<RequestRow, 'requested_by' | 'contributors'> & { readonly ask?: unknown },
  { id, roles, permissions, rules }: Actor,
): string | null {
  if (!permissions.includes('approve-submissions')) return 'This needs the permission approve-submissions'
  if (request.requested_by === id && (rules.controlled || !roles.includes('admin'))) {
    const did = request.ask ? 'edited this last' : 'asked for this yourself'
    return `You ${did}. Someone else has to decide on it.`
  }
  if (rules.controlled && request.contributors.includes(id)) {
    return 'You edited part of this. Someone who has not edited it has to decide.'
  }
  return null
}

/** Who asked, who is assigned and whoever approves may give a decision to somebody else. */
export const mayReassign = (
  request: Pick<RequestRow, 'requested_by' | 'assigned_to'>,
  actor: Actor,
): boolean =>
  request.requested_by === actor.id ||
  request.assigned_to === actor.id ||
  actor.permissions.includes('approve-submissions')

const as = column<RequestRow>()
const at = instant<RequestRow>()
const approved = (row: RequestRow) => row.status === 'approved'

/** The number of the entity where it is of this kind. */
const about = (kind: RequestEntityType): Property<RequestRow, number | null> => ({
  from: ['entity_type', 'entity_id'],
  value: (row) => (row.entity_type === kind ? row.entity_id : null),
})

/** What a record was, and which dictionary it was stored in. */
const storedData = ['current_data', 'dictionary'] as const

/** What clients see of a request, each with the columns it is made of. */
export const requestProperties: Properties<RequestRow, ApprovalRequest> = {
  id: as('id'),
  entityType: as('entity_type'),
  masterDiId: about('master-di'),
  submissionId: about('submission'),
  deviceName: as('entity_name'),
  deviceNumber: as('device_number'),
  versionNumber: as('version_number'),
  changeType: as('change_type'),
  intent: as('intent'),
  status: as('status'),
  currentData: { from: storedData, value: (row) => row.current_data },
  proposedChanges: as('proposed_changes'),
  changeReason: as('change_reason'),
  requestNotes: as('request_notes'),
  requestedBy: as('requested_by'),
  requestedByName: { from: ['requested_by_name'], value: (row) => row.requested_by_name ?? '' },
  createdAt: at('created_at'),
  assignedTo: as('assigned_to'),
  assignedToName: as('assigned_to_name'),
  dueDate: as('due_date'),
  approvedBy: { from: ['status', 'resolved_by'], value: (row) => (approved(row) ? row.resolved_by : null) },
  approvedByName: {
    from: ['status', 'resolved_by_name'],
    value: (row) => (approved(row) ? row.resolved_by_name : null),
  },
  resolvedByName: as('resolved_by_name'),
  resolvedAt: at('resolved_at'),
  approvalNotes: as('approval_notes'),
  rejectionNotes: as('rejection_notes'),
  fieldNotes: as('field_notes'),
  selfApproved: {
    from: ['status', 'resolved_by', 'requested_by'],
    value: (row) => approved(row) && row.resolved_by === row.requested_by,
  },
  byContributor: as('by_contributor'),
  contentRevision: as('content_revision'),
  decidedRevision: as('decided_revision'),
  decidedHash: as('decided_hash'),
  signature: { from: ['signature', 'content_hash'], value: signatureOf },
  cannotDecide: {
    from: ['status', 'requested_by', 'contributors'],
    value: (row, actor) => (row.status === 'pending' ? refusalToDecide(row, actor) : null),
  },
  abilities: {
    from: ['status', 'assigned_to', 'requested_by', 'contributors'],
    value: (row, actor) => ({
      decide: row.status === 'pending' && refusalToDecide(row, actor) === null,
      reassign: row.status === 'pending' && mayReassign(row, actor),
    }),
  },
}

/** A signature is of one content: whatever is stored after it is not signed (decision D6). */
function signatureOf({ signature, content_hash }: RequestRow): Signature | null {
  return (
    signature && {
      userId: null,
      username: null,
      intent: null,
      provenWith: null,
      ...signature,
      isVoid: signature.hash !== content_hash,
    }
  )
}

export const presentRequest = (row: RequestRow, actor: Actor): ApprovalRequest =>
  presentWhole(row, actor, requestProperties)
