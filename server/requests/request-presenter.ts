import type { PendingChange } from '#core/contract/pending-changes.ts'
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

export function presentChange(row: ChangeRow, actor: Actor): PendingChange {
  const approved = row.status === 'approved'
  return {
    id: row.id,
    entityType: row.entity_type,
    masterDiId: row.master_di_id,
    submissionId: row.submission_id,
    deviceNumber: row.device_number,
    versionNumber: row.version_number,
    changeType: row.change_type,
    intent: row.intent,
    status: row.status,
    currentData: row.current_data,
    proposedChanges: row.proposed_changes,
    changeReason: row.change_reason,
    requestNotes: row.request_notes,
    requestedBy: row.requested_by,
    requestedByName: row.requested_by_name ?? '',
    createdAt: row.created_at.toISOString(),
    assignedTo: row.assigned_to,
    assignedToName: row.assigned_to_name,
    dueDate: row.due_date,
    approvedBy: approved ? row.resolved_by : null,
    approvedByName: approved ? row.resolved_by_name : null,
    resolvedByName: row.resolved_by_name,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    approvalNotes: row.approval_notes,
    rejectionNotes: row.rejection_notes,
    selfApproved: approved && row.resolved_by === row.requested_by,
    abilities: { decide: row.status === 'pending' && mayDecide(row, actor) },
  }
}
