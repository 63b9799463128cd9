import type { FieldChange } from '#core/dictionary/document.ts'
import type { SigningProof } from './signing-proof.ts'

/**
 * What can happen to master records: the five the specification names (document 1 section 3), then those the hub
 * tells besides (decision D28).
 */
export const masterActions = [
  'created',
  'sent_for_approval',
  'approved',
  'rejected',
  'updated',
  'update_requested',
  'delete_requested',
  'request_withdrawn',
  'reassigned',
  'archived',
  'reinstated',
  'deleted',
  'imported',
  'commented',
  'comment_changed',
  'comment_deleted',
] as const
export type MasterAction = (typeof masterActions)[number]

/** Everything that can happen, as a closed list. */
export const auditActions = [
  ...masterActions,
  'validated',
  'reverted',
  'carried_over',
  'moved_to_version',
  'revalidated',
  'exported',
  'sent',
  'sending_undone',
  'acknowledged',
  'transmission',
  'signed_in',
  'signed_out',
  'registered',
  'invited',
  'password_changed',
  'deactivated',
  'activated',
  'sessions_ended',
  'second_factor_set',
  'second_factor_removed',
  'second_factor_reset_asked',
  'settings_changed',
  'approval_lapsed',
  'countersignature_asked',
  'countersignature_refused',
  'countersignature_withdrawn',
  'countersignature_outdated',
  'reviewed',
  'completed',
  'reopened',
  'backed_up',
  'restored',
  'security_digest',
  'security_alert',
  'recorded',
  'key_changed',
] as const
export type AuditAction = (typeof auditActions)[number]

export const auditEntityTypes = [
  'master-di',
  'submission',
  'user',
  'import',
  'export',
  'audit-trail',
  'security-event',
  'settings',
  'operator',
  'certification',
  'certificate',
  'device-link',
  'portfolio',
  'backup',
  'emdn',
  'api-token',
  'webhook',
  'connection',
  'workbook',
  'rim-submission',
  'rim-compliance',
  'rim-document',
  'task',
  'assessment',
  'regulatory-update',
  'assistant-feedback',
] as const
export type AuditEntityType = (typeof auditEntityTypes)[number]

/** Entries about people and their sign-ins: only who manages users may see them. */
export const personalEntityTypes: readonly AuditEntityType[] = ['user', 'security-event', 'api-token']

/** The change; the platform adds user, time and sequence number. */
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
  readonly assignedToName?: string | null
  readonly changes?: readonly FieldChange[]
  readonly securityDigest?: SecurityDigest
  readonly decision?: DecisionFacts
  readonly countersigned?: CountersignedFacts
}

/** Of a change that two people signed: who asked for it, and the second one as she was called then. */
export interface CountersignedFacts {
  readonly askedBy: number
  readonly askedByName: string
  readonly signerId: number
  readonly username: string
  readonly printedName: string
  readonly provenWith?: readonly SigningProof[]
}

/** What exactly was decided on, and how it was signed. */
export interface DecisionFacts {
  readonly revision: number
  /** SHA-256 of the content, hex. */
  readonly hash: string
  /** The decider wrote a revision of it. */
  readonly byContributor: boolean
  /** SHA-256 of the files that were approved with it, hex. */
  readonly files?: readonly { readonly file: string; readonly sha256: string }[]
  readonly signature: {
    readonly printedName: string
    readonly userId?: number | null
    readonly username?: string | null
    readonly meaning: string
    /** Of the request that was decided on. */
    readonly intent?: 'release' | 'open-version' | 'delete' | null | undefined
    readonly provenWith?: readonly SigningProof[] | null | undefined
  } | null
}

/** What was refused within an hour, bound into the chain by the hash of its rows. */
export interface SecurityDigest {
  /** The hour's beginning. */
  readonly hour: string
  /** How often each kind was counted. */
  readonly counts: Readonly<Record<string, number>>
  readonly addresses: number
  readonly accounts: number
  /** SHA-256 of the hour's rows as canonical JSON, hex. */
  readonly rowsHash: string
}
