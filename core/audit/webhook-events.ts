import type { AuditEvent } from './audit-entry.ts'

/** Webhook events: a closed list of entity type and action. */
export const webhookEvents = [
  'master-di.created',
  'master-di.updated',
  'master-di.sent_for_approval',
  'master-di.approved',
  'master-di.rejected',
  'master-di.archived',
  'master-di.reinstated',
  'master-di.deleted',
  'submission.created',
  'submission.updated',
  'submission.validated',
  'submission.sent_for_approval',
  'submission.approved',
  'submission.rejected',
  'submission.moved_to_version',
  'submission.sent',
  'submission.acknowledged',
  'submission.deleted',
  'operator.created',
  'operator.updated',
  'import.imported',
  'export.exported',
  'alert.triggered',
  'certificate.changed',
  'certificate.expiring',
  'security-event.security_alert',
  'audit.head',
  'ping',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

const known = new Set<string>(webhookEvents)

/**
 * The event an entry of the trail is; rows of an import are told of by the import alone. A file that was only read,
 * and nothing of it stored, is no import that others could look at; a validation of many is told of by each of them.
 */
export function webhookEventOf(entry: AuditEvent): WebhookEvent | undefined {
  const { entityType, action, entityId, importId } = entry
  if (importId !== undefined && entityType !== 'import') return undefined
  const isOfOne = (entityId ?? null) !== null
  if (!isOfOne && (entityType === 'import' || entityType === 'submission')) return undefined
  const name = `${entityType}.${action}`
  return known.has(name) ? (name as WebhookEvent) : undefined
}
