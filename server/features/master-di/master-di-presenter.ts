import type { MasterRecord } from '#core/contract/master-di.ts'
import { presentDocument } from '#core/dictionary/document.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { allows, nextVersionNumber } from '#core/lifecycle/master-status.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { MasterRow } from './master-di-queries.ts'

/** A stored version as clients see it, with what this person may do with it. */
export function presentMaster(row: MasterRow, actor: Actor): MasterRecord {
  return {
    ...(presentDocument(masterFields, row.document) as Pick<MasterRecord, keyof typeof masterFields>),
    id: row.id,
    versionNumber: row.version_number,
    nextVersionNumber: nextVersionNumber(row.highest_major),
    status: row.status,
    isLatestVersion: row.is_latest,
    parentId: row.parent_id,
    revision: row.revision,
    changeReason: row.change_reason,
    deleteReason: row.delete_reason,
    editedAfterApproval: row.edited_after_approval,
    openVersion: row.open_version,
    pendingRequests: row.pending_requests,
    sourceData: row.source_data,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    createdByName: row.created_by_name,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    updatedByName: row.updated_by_name,
    abilities: abilitiesOf(row, actor),
  }
}

function abilitiesOf(row: MasterRow, actor: Actor): MasterRecord['abilities'] {
  const may = (permission: Actor['permissions'][number]) => actor.permissions.includes(permission)
  const waiting = (intent: MasterRow['pending_requests'][number]) => row.pending_requests.includes(intent)
  // While it may be deleted soon, nothing new begins (decision D5).
  const free = !waiting('delete')
  return {
    edit: may('edit-submissions') && allows('edit', row.status) && free,
    createVersion:
      may('create-submissions') && allows('createVersion', row.status) && row.open_version === null && free,
    createSubmission: may('create-submissions') && row.status !== 'deleted',
    sendForApproval: may('edit-submissions') && allows('sendForApproval', row.status),
    requestUpdate:
      may('edit-submissions') && allows('requestUpdate', row.status) && free && !waiting('open-version'),
    requestDelete:
      may('edit-submissions') && allows('requestDelete', row.status) && row.open_version === null && free,
    delete: may('delete-submissions') && allows('delete', row.status),
  }
}
