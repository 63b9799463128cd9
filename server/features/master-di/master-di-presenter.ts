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
  return {
    edit: may('edit-submissions') && allows('edit', row.status),
    createVersion:
      may('create-submissions') && allows('createVersion', row.status) && row.open_version === null,
    createSubmission: may('create-submissions') && row.status !== 'deleted',
  }
}
