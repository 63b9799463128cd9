import type { PendingChange } from '#core/contract/pending-changes.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, instant } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { ChangeRow } from './request-store.ts'

/**
 * Who may decide (decision D6): the assignee, or anyone who approves; the one who asked only as an
 * administrator.
 */
export function mayDecide(change: Pick<ChangeRow, 'assigned_to' | 'requested_by'>, actor: Actor): boolean {
  if (change.requested_by === actor.id) return actor.roles.includes('admin')
  return change.assigned_to === actor.id || actor.permissions.includes('approve-submissions')
}

const as = column<ChangeRow>()
const at = instant<ChangeRow>()
const approved = (row: ChangeRow) => row.status === 'approved'

/** What a record was, and which dictionary it was stored in. */
const storedData = ['current_data', 'dictionary'] as const

/** What clients see of a request, each with the columns it is made of. */
export const changeProperties: Properties<ChangeRow, PendingChange> = {
  id: as('id'),
  entityType: as('entity_type'),
  masterDiId: as('master_di_id'),
  submissionId: as('submission_id'),
  deviceName: {
    from: storedData,
    part: 'deviceName',
    value: ({ current_data: { deviceName } }) => (typeof deviceName === 'string' ? deviceName : null),
  },
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

export const presentChange = (row: ChangeRow, actor: Actor): PendingChange =>
  presentWhole(row, actor, changeProperties)
