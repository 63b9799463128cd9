import type { FieldChange } from '#core/dictionary/document.ts'

/** What can happen, as a closed list (specification, document 1 section 3; decision D28). */
export const auditActions = [
  'created',
  'sent_for_approval',
  'approved',
  'rejected',
  'updated',
  'imported',
  'validated',
  'exported',
  'signed_in',
  'signed_out',
  'registered',
] as const
export type AuditAction = (typeof auditActions)[number]

export const auditEntityTypes = ['master-di', 'submission', 'user', 'import'] as const
export type AuditEntityType = (typeof auditEntityTypes)[number]

/** What a change did; the platform adds who, when and the place in the chain. */
export interface AuditEvent {
  readonly action: AuditAction
  readonly entityType: AuditEntityType
  readonly entityId: number | null
  readonly changeReason?: string | null
  readonly importId?: number
  readonly changesData?: AuditChanges
}

export interface AuditChanges {
  readonly deviceName?: string | null
  readonly deviceNumber?: string | null
  readonly versionNumber?: string | null
  readonly previousStatus?: string | null
  readonly newStatus?: string | null
  readonly status?: string | null
  readonly dueDate?: string | null
  readonly actionNotes?: string | null
  readonly changes?: readonly FieldChange[]
}
