import type { MasterRecord, MasterVersion } from '#core/contract/master-di.ts'
import { notStated } from '#core/dictionary/document.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { allows, nextVersionNumber, readVersionNumber } from '#core/lifecycle/master-status.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { validityOf } from '#core/lifecycle/validity.ts'
import { masterFindings } from '#core/rules/master-rules.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, documentProperties, instant, storedDocument } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import type { Actor } from '#server/platform/hub.ts'
import { asKnownVersion, type MasterRow, type releasesOf } from './master-di-queries.ts'
import type { lastChangesOf } from './version-history-queries.ts'

const as = column<MasterRow>()
const at = instant<MasterRow>()

/** The properties of a version in the API, with the columns each is read from. */
export const masterProperties: Properties<MasterRow, MasterRecord> = {
  ...(documentProperties<MasterRow>(masterFields) as Properties<
    MasterRow,
    Pick<MasterRecord, keyof typeof masterFields>
  >),
  notStated: { from: storedDocument, value: ({ document }) => notStated(masterFields, document) },
  findings: { from: storedDocument, value: ({ document }) => masterFindings(document) },
  // Lists show these, and read them without the document.
  deviceNumber: as('device_number'),
  deviceName: as('device_name'),
  manufacturerName: as('manufacturer_name'),
  deviceFamily: as('device_family'),
  targetCountries: as('target_countries'),
  id: as('id'),
  versionNumber: as('version_number'),
  nextVersionNumber: { from: ['highest_major'], value: (row) => nextVersionNumber(row.highest_major) },
  status: as('status'),
  isLatestVersion: as('is_latest'),
  parentId: as('parent_id'),
  revision: as('revision'),
  changeReason: as('change_reason'),
  deleteReason: as('delete_reason'),
  editedAfterApproval: as('edited_after_approval'),
  openVersion: as('open_version'),
  versionInForce: as('version_in_force'),
  versionBefore: as('version_before'),
  pendingRequests: as('pending_requests'),
  sourceData: as('source_data'),
  createdAt: at('created_at'),
  createdBy: as('created_by'),
  createdByName: as('created_by_name'),
  updatedAt: at('updated_at'),
  updatedBy: as('updated_by'),
  updatedByName: as('updated_by_name'),
  notApprovedHere: {
    from: ['status', 'release'],
    value: (row, { rules }) => rules.controlled && row.status === 'active' && row.release !== 'controlled',
  },
  abilities: {
    from: [
      'id',
      'status',
      'highest_major',
      'open_version',
      'version_in_force',
      'pending_requests',
      'release',
    ],
    value: abilitiesOf,
  },
}

/** A stored version as clients see it, with what this person may do with it. */
export const presentMaster = (row: MasterRow, actor: Actor): MasterRecord =>
  presentWhole(row, actor, masterProperties)

/** In controlled mode, a draft that was sent for approval needs a deletion request (decision D46). */
export const wasSent = ({ release }: Pick<MasterRow, 'release'>, { controlled }: HouseRules): boolean =>
  controlled && release !== 'none'

function abilitiesOf(
  row: Pick<
    MasterRow,
    'id' | 'status' | 'highest_major' | 'open_version' | 'version_in_force' | 'pending_requests' | 'release'
  >,
  actor: Actor,
): MasterRecord['abilities'] {
  const may = (permission: Actor['permissions'][number]) => actor.permissions.includes(permission)
  const waiting = (intent: MasterRow['pending_requests'][number]) => row.pending_requests.includes(intent)
  // No new version while a deletion request is pending (decision D5).
  const free = !waiting('delete')
  // A deleted version is the ground of the next only where none is left.
  const isGround = row.status !== 'deleted' || row.version_in_force === null
  // A number of more digits is no version number.
  const numbersLeft = readVersionNumber(nextVersionNumber(row.highest_major)) !== undefined
  return {
    edit: may('edit-submissions') && allows('edit', row.status, actor.rules) && free,
    createVersion:
      may('create-submissions') &&
      allows('createVersion', row.status) &&
      isGround &&
      row.open_version === null &&
      numbersLeft &&
      free,
    createSubmission: may('create-submissions') && row.status !== 'deleted',
    sendForApproval: may('edit-submissions') && allows('sendForApproval', row.status),
    requestUpdate:
      may('edit-submissions') && allows('requestUpdate', row.status) && free && !waiting('open-version'),
    requestDelete:
      may('edit-submissions') &&
      allows('requestDelete', row.status, actor.rules) &&
      (row.open_version === null || row.open_version.id === row.id) &&
      (row.status === 'active' || wasSent(row, actor.rules)) &&
      free,
    delete:
      may('delete-submissions') && allows('delete', row.status, actor.rules) && !wasSent(row, actor.rules),
  }
}

interface VersionFacts {
  readonly releases: Awaited<ReturnType<typeof releasesOf>>
  readonly changes: Awaited<ReturnType<typeof lastChangesOf>>
}

/** The versions of a device, each with who released it and when it was in force. */
export function presentVersions(
  rows: readonly MasterRow[],
  { releases, changes }: VersionFacts,
  actor: Actor,
): MasterVersion[] {
  const lived = rows.map((row) => ({
    version: { ...asKnownVersion(row).version, draft: row.version_number.endsWith('-draft') },
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    approvedAt: releases.get(row.id)?.resolved_at?.toISOString() ?? null,
  }))
  return rows.map((row, at) => {
    const release = releases.get(row.id)
    const own = lived[at]
    return {
      ...presentMaster(row, actor),
      approvedBy: release?.resolved_by ?? null,
      approvedByName: release?.resolved_by_name ?? null,
      approvedAt: own?.approvedAt ?? null,
      changedAt: changes.get(row.id)?.at.toISOString() ?? null,
      changedByName: changes.get(row.id)?.byName ?? null,
      ...(own ? validityOf(own, lived) : { validFrom: null, validTo: null }),
    }
  })
}
