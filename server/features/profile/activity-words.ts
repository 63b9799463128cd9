import type { AuditAction, AuditEvent } from '#core/audit/audit-entry.ts'
import { entityNouns } from '#core/audit/entity-nouns.ts'

/** Describes an action in a sentence. */

/** Actions that need no object. */
const whole: Partial<Record<AuditAction, string>> = {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  registered: 'Registered',
  password_changed: 'Changed the password',
  sessions_ended: 'Ended sessions',
  second_factor_set: 'Set up a second factor',
  second_factor_removed: 'Removed a second factor',
  second_factor_reset_asked: 'Asked to reset a second factor',
  settings_changed: 'Changed the settings',
  backed_up: 'Made a backup',
  restored: 'Restored a backup',
}

const verbs: Partial<Record<AuditAction, string>> = {
  created: 'Created',
  sent_for_approval: 'Sent for approval:',
  approved: 'Approved',
  rejected: 'Rejected',
  updated: 'Changed',
  update_requested: 'Requested an update of',
  delete_requested: 'Requested the deletion of',
  request_withdrawn: 'Withdrew a request about',
  archived: 'Archived',
  reinstated: 'Put in force again:',
  deleted: 'Deleted',
  imported: 'Imported',
  validated: 'Validated',
  reverted: 'Reverted',
  carried_over: 'Carried values over into',
  moved_to_version: 'Moved to the version in force',
  revalidated: 'Validated again',
  sent: 'Marked as sent:',
  sending_undone: 'Marked as not sent:',
  transmission: 'Sent through a connection:',
  exported: 'Exported',
  invited: 'Created a one-time link for',
  deactivated: 'Deactivated',
  activated: 'Activated',
  reassigned: 'Reassigned',
  commented: 'Commented on',
  comment_changed: 'Changed a comment on',
  completed: 'Completed',
  reopened: 'Reopened',
  comment_deleted: 'Deleted a comment on',
}

/** `account`: the name of the one it was done to, where it was one. */
export function activityWords(event: AuditEvent, viewer: number, account: string | null): string {
  const { action, entityType, entityId, changesData } = event
  const said = whole[action]
  if (said) return entityType === 'user' && entityId !== viewer ? `${said}: ${account ?? ''}` : said
  if (entityType === 'user') {
    return `${verbs[action] ?? action} ${entityId === viewer ? 'your own account' : `account ${account ?? ''}`}`
  }
  const verb = verbs[action] ?? action.replaceAll('_', ' ')
  const noun = entityNouns[entityType] ?? entityType
  return `${verb} ${noun}${nameOf(entityId, changesData)}`
}

function nameOf(entityId: number | null, data: AuditEvent['changesData']): string {
  const { deviceNumber, deviceName, versionNumber } = data ?? {}
  const name = deviceNumber ?? deviceName ?? (entityId === null ? '' : `no. ${entityId}`)
  const version = versionNumber ? `, version ${versionNumber}` : ''
  return name === '' ? '' : ` ${name}${version}`
}
