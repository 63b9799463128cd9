import type { MasterChange, MasterRecord, MasterVersion } from '#core/contract/master-di.ts'
import { applyPatch, asStated, type DocumentPatch, missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import {
  allows,
  type MasterStatus,
  readVersionNumber,
  statusOfVersion,
  storedNumber,
  type VersionNumber,
} from '#core/lifecycle/master-status.ts'
import { placeVersion } from '#core/lifecycle/place-version.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import type { Db } from '#server/database/connect.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { followVersions } from '#server/standing/follow-version.ts'
import { lockDevice, markedByEdit, requireRecord } from './master-di-life.ts'
import { presentMaster, presentVersions } from './master-di-presenter.ts'
import {
  asKnownVersion,
  findMaster,
  hasSubmissions,
  listVersions,
  lockVersions,
  type MasterRow,
  numberOf,
  pendingDeletions,
  releasesOf,
  takeNumbers,
  type VersionRow,
} from './master-di-queries.ts'
import { clearLatest, editOf, masterEntities, type NewMaster, newVersion } from './master-di-writes.ts'
import { lastChangesOf } from './version-history-queries.ts'

const duplicateMessage =
  'This device already exists in the system. Please check your Device Number and Device Name.'
const pendingMessage =
  'A version of this device is pending approval. Please wait for approval before creating a new version.'

const deletionMessage =
  'A request to delete this record is pending. The record cannot be changed until it is decided.'

export async function loadRecord(hub: Hub, id: number): Promise<MasterRow> {
  const row = await findMaster(hub.db, id)
  if (!row) throw notFound('Master DI record not found')
  return row
}

/** Checks that it exists and which device it belongs to. */
export async function knownRecord(hub: Hub, id: number): Promise<Pick<MasterRow, 'id' | 'device_number'>> {
  const device_number = await numberOf(hub.db, id)
  if (device_number === undefined) throw notFound('Master DI record not found')
  return { id, device_number }
}

export async function recordVersions(hub: Hub, actor: Actor, row: MasterRow): Promise<MasterVersion[]> {
  const rows = await listVersions(hub.db, row.device_number)
  const ids = rows.map(({ id }) => id)
  const releases = await releasesOf(hub.db, ids)
  const changes = await lastChangesOf(hub.db, ids)
  return presentVersions(rows, { releases, changes }, actor)
}

/** The dictionary fields of an input, without metadata. */
function patchOf(input: MasterChange): DocumentPatch {
  const given = Object.fromEntries(
    Object.keys(masterFields).map((id) => [id, input[id as keyof MasterChange]]),
  ) as DocumentPatch
  // Trim the number, as uploads do: surrounding spaces do not make a different device.
  const patch = { ...given, deviceNumber: input.deviceNumber?.trim() ?? input.deviceNumber }
  return asStated(masterFields, patch, input.notStated ?? [])
}

export async function createRecord(hub: Hub, actor: Actor, input: MasterChange): Promise<MasterRecord> {
  const document = applyPatch({}, patchOf(input))
  const asked = input.versionNumber ?? '1.0'
  const version = readVersionNumber(asked)
  const issues = missingFields(masterFields, document)
  if (!version)
    issues.push({ path: 'versionNumber', message: 'Write a version number like 1.0 or 2.0-draft' })
  if (!version || issues.length > 0) throw invalid(issues)
  const wanted = {
    version,
    parentId: input.parentId ?? null,
    changeReason: input.changeReason ?? null,
  }
  try {
    return await inTransaction(hub, actor, async (unit) => {
      await takeNumbers(unit.tx, 'one')
      const known = (await lockVersions(unit.tx, String(document.deviceNumber))).map(asKnownVersion)
      const placement = placeVersion(known, wanted)
      if (placement.kind !== 'new-device' && placement.kind !== 'new-version') {
        throw await refusalOf(unit.tx, actor, placement)
      }
      const ids = known.map((version) => version.id)
      if ((await pendingDeletions(unit.tx, ids)).size > 0) {
        throw new Refusal('pending_approval', deletionMessage)
      }
      const parentId = placement.kind === 'new-version' ? placement.parentId : null
      const stored = storedVersion(asked, version, actor.rules)
      const values = { document, ...wanted, ...stored, parentId, sourceData: null }
      const made = await insertOne(unit, actor, values, placement.kind === 'new-version')
      // The first version after all others were deleted takes over what those left.
      await followVersions(unit, known.length > 0 ? [String(document.deviceNumber)] : [])
      return made
    })
  } catch (error) {
    throw await asDuplicate(hub, actor, String(document.deviceNumber), error)
  }
}

/** Number and status of a first version. */
export function storedVersion(asked: string, version: VersionNumber, rules: HouseRules) {
  const versionNumber = storedNumber(asked, rules)
  const stored = { ...version, draft: versionNumber.endsWith('-draft') }
  return { versionNumber, version: stored, status: statusOfVersion(stored) }
}

/** Why a version cannot be changed now. */
export const notEditable = (status: MasterStatus): string =>
  status === 'active'
    ? 'A record in force changes only by a new version. Create one and send it for approval.'
    : `A record that is ${status} cannot be edited`

/** The unique index reports that the device number was taken in the meantime. */
async function asDuplicate(hub: Hub, actor: Actor, deviceNumber: string, error: unknown): Promise<unknown> {
  if ((error as { code?: string }).code !== '23505') return error
  const versions = await listVersions(hub.db, deviceNumber)
  return duplicateOf(hub.db, actor, versions.find(({ status }) => status !== 'deleted') ?? versions[0])
}

/** Of a device of which every version is deleted, the last deletion is told. */
async function duplicateOf(db: Db | Tx, actor: Actor, found: MasterRow | undefined): Promise<Refusal> {
  if (!found) return new Refusal('duplicate_record', duplicateMessage)
  const isGone = found.status === 'deleted' && found.version_in_force === null
  const row = isGone ? lastDeleted(await listVersions(db, found.device_number), found) : found
  const message = isGone ? deletedMessage(row) : duplicateMessage
  return new Refusal('duplicate_record', message, { record: presentMaster(row, actor) })
}

const lastDeleted = (versions: readonly MasterRow[], found: MasterRow): MasterRow =>
  versions.reduce((last, each) => (each.updated_at > last.updated_at ? each : last), versions[0] ?? found)

/** Deleted versions cannot be changed, so that the last change is the deletion. */
const deletedMessage = ({ device_number, updated_by_name, updated_at }: MasterRow): string =>
  `Device Number ${device_number} belongs to a device that ${updated_by_name ?? 'somebody'} deleted on ${updated_at.toISOString().slice(0, 10)}. To use it again, open that device and create a new version. Otherwise enter another Device Number.`

async function refusalOf(
  tx: Tx,
  actor: Actor,
  placement: Exclude<ReturnType<typeof placeVersion>, { kind: 'new-device' | 'new-version' }>,
): Promise<Refusal> {
  switch (placement.kind) {
    case 'invalid':
      return invalid([{ path: placement.path, message: placement.message }])
    case 'pending':
      return new Refusal('pending_approval', pendingMessage)
    case 'open':
      return new Refusal(
        'invalid_transition',
        `There is already a draft version ${placement.versionNumber} of this device. Edit that draft instead.`,
      )
    case 'duplicate':
      return duplicateOf(tx, actor, await findMaster(tx, placement.id))
  }
}

export async function insertOne(
  unit: Unit,
  actor: Actor,
  values: NewMaster,
  hasEarlier = true,
): Promise<MasterRecord> {
  if (hasEarlier) await clearLatest(unit.tx, [String(values.document.deviceNumber)])
  const [id] = await masterEntities.create(unit, actor, [newVersion(values, null)])
  const row = id && (await findMaster(unit.tx, id))
  if (!row) throw new Error('The record just added cannot be read')
  return presentMaster(row, actor)
}

export async function updateRecord(
  hub: Hub,
  actor: Actor,
  { id, device_number: known }: Pick<MasterRow, 'id' | 'device_number'>,
  input: MasterChange,
): Promise<MasterRecord> {
  try {
    return await inTransaction(hub, actor, async (unit) => {
      const patch = patchOf(input)
      const wanted = patch.deviceNumber?.toString()
      const { row: before, versions } = await lockDevice(unit.tx, id, { known, wanted })
      const document = applyPatch(before.document, patch)
      await refuseUpdate(unit.tx, actor, { before, versions }, input, document)
      const marked = await markedByEdit(unit.tx, [before])
      const changeReason = input.changeReason?.trim() || null
      const edit = { before, ...editOf(before, document, { changeReason, marked }) }
      const changed = await masterEntities.change(unit, actor, [edit])
      return presentMaster(changed.length > 0 ? await requireRecord(unit.tx, id) : before, actor)
    })
  } catch (error) {
    throw await asDuplicate(hub, actor, String(patchOf(input).deviceNumber), error)
  }
}

/** Content errors first (400), then conflicts with the state (409). */
async function refuseUpdate(
  tx: Tx,
  actor: Actor,
  { before, versions }: { before: MasterRow; versions: readonly VersionRow[] },
  input: MasterChange,
  document: AnyDocument,
): Promise<void> {
  const issues = missingFields(masterFields, document)
  const fixed = (path: string, message: string) => issues.push({ path, message })
  if (input.versionNumber && input.versionNumber !== before.version_number) {
    fixed('versionNumber', 'The version number of a record cannot be changed')
  }
  if (input.parentId !== undefined && input.parentId !== null && input.parentId !== before.parent_id) {
    fixed('parentId', 'The parent of a version cannot be changed')
  }
  const renamed = document.deviceNumber !== undefined && document.deviceNumber !== before.device_number
  if (renamed && (versions.length > 1 || (await hasSubmissions(tx, before.device_number)))) {
    fixed('deviceNumber', 'The device number cannot be changed: the device has other versions or submissions')
  }
  if (issues.length > 0) throw invalid(issues)
  if (!allows('edit', before.status, actor.rules)) {
    throw new Refusal('invalid_transition', notEditable(before.status))
  }
  if (before.pending_requests.includes('delete')) throw new Refusal('pending_approval', deletionMessage)
  refuseStale('record', before, input.revision, () => presentMaster(before, actor))
  const others = renamed ? await lockVersions(tx, String(document.deviceNumber)) : []
  const taken = others.find(({ status }) => status !== 'deleted') ?? others[0]
  if (taken) throw await duplicateOf(tx, actor, await findMaster(tx, taken.id))
}
