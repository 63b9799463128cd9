import type { AuditAction, AuditChanges } from '#core/audit/audit-entry.ts'
import { counted } from '#core/text/counted.ts'

interface Told {
  readonly action: AuditAction
  readonly changeReason?: string | null
  readonly changesData?: AuditChanges
}

const deeds: Partial<Record<AuditAction, string>> = {
  created: 'Created',
  updated: 'Changed',
  imported: 'Imported',
  reverted: 'Reverted',
  carried_over: 'Carried over',
  moved_to_version: 'Moved to the version in force',
  revalidated: 'Validated again',
  sent: 'Sent',
  sending_undone: 'Marked as not sent',
  validated: 'Validated',
  sent_for_approval: 'Sent for approval',
  reassigned: 'Given to another approver',
  request_withdrawn: 'Request withdrawn',
  approved: 'Approved',
  rejected: 'Rejected',
  deleted: 'Deleted',
  exported: 'File created',
}

/** What happened to a submission, in one line. */
export function trailWords({ action, changeReason, changesData = {} }: Told): string {
  const { actionNotes, previousStatus, newStatus, changes = [] } = changesData
  const count = changes.length
  const parts = [
    deeds[action] ?? action.replaceAll('_', ' '),
    previousStatus && newStatus && previousStatus !== newStatus ? `${previousStatus} → ${newStatus}` : null,
    count > 0 ? counted(count, 'field') : null,
    actionNotes,
    changeReason,
  ]
  return parts.filter(Boolean).join(' · ')
}
