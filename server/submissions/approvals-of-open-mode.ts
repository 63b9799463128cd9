import type { Unit } from '#server/platform/hub.ts'
import { approvalsThatEnd } from './approvals-of-open-mode-queries.ts'
import { deviceNamed } from './submission-audit-details.ts'

/**
 * Approvals of open mode do not count in controlled mode (decision D60): what has only those is validated, and is sent
 * for approval again before a file of it leaves.
 */
export async function endApprovalsOfOpenMode({ tx, record }: Unit): Promise<void> {
  for (const row of await approvalsThatEnd(tx)) {
    record({
      action: 'approval_lapsed',
      entityType: 'submission',
      entityId: row.id,
      changesData: {
        ...deviceNamed(row),
        previousStatus: 'approved-user',
        newStatus: 'validated',
        actionNotes: 'Approved in open mode; controlled mode asks for another approval',
      },
    })
  }
}
