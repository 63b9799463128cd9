import type { ApprovalRequest, RequestEntityType } from '#core/contract/requests.ts'
import type { Properties, Property } from '#server/lists/list.ts'
import { column, instant } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { RequestRow } from './request-store.ts'

/**
 * Who may decide (decision D6): the assignee, or anyone who approves; the one who asked only as an
 * administrator.
 */
export function mayDecide(request: Pick<RequestRow, 'assigned_to' | 'requested_by'>, actor: Actor): boolean {
  if (request.requested_by === actor.id) return actor.roles.includes('admin')
  return request.assigned_to === actor.id || actor.permissions.includes('approve-submissions')
}

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
  selfApproved: {
    from: ['status', 'resolved_by', 'requested_by'],
    value: (row) => approved(row) && row.resolved_by === row.requested_by,
  },
  abilities: {
    from: ['status', 'assigned_to', 'requested_by'],
    value: (row, actor) => ({ decide: row.status === 'pending' && mayDecide(row, actor) }),
  },
}

export const presentRequest = (row: RequestRow, actor: Actor): ApprovalRequest =>
  presentWhole(row, actor, requestProperties)
