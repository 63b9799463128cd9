import type { AuditChanges } from '#core/audit/audit-entry.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { asDraft } from './submission-entities.ts'

/** How the audit trail names a submission’s device. */
export const deviceNamed = (row: {
  readonly device_name: string | null
  readonly device_number: string | null
  readonly version_number: string | null
}) => ({
  deviceName: row.device_name,
  deviceNumber: row.device_number,
  versionNumber: row.version_number,
})

/** Audit details besides the changed fields: every write turns the submission into a draft. */
export function auditDetailsOf(
  document: AnyDocument,
  row: { readonly device_number: string | null; readonly version_number: string | null },
  { from, notes }: { readonly from: string | null; readonly notes?: string | undefined },
): AuditChanges {
  return {
    deviceName: typeof document.deviceName === 'string' ? document.deviceName : null,
    deviceNumber: row.device_number,
    versionNumber: row.version_number,
    previousStatus: from,
    newStatus: asDraft.status,
    ...(notes !== undefined && { actionNotes: notes }),
  }
}
