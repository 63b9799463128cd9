import type { AnyDocument } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import type { MasterStatus, VersionNumber } from '#core/lifecycle/master-status.ts'
import { fold } from '#core/text/fold.ts'
import type { SourceData } from '#server/database/schema.ts'
import { entitiesOf } from '#server/entities/entities-of.ts'
import type { NewEntity } from '#server/entities/entity-kind.ts'
import { noteFormerOfRecords } from '#server/exchange/former-udi-di-writes.ts'
import type { Tx } from '#server/platform/hub.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const own = {
  version_number: 'text',
  version_major: 'integer',
  version_minor: 'integer',
  status: 'text',
  is_latest: 'boolean',
  parent_id: 'integer',
  source_data: 'jsonb',
  change_reason: 'text',
  edited_after_approval: 'boolean',
  import_id: 'integer',
} as const

const stored = entitiesOf({
  table: 'master_records',
  revisions: { table: 'master_revisions', key: 'record_id' },
  dictionary: 'master',
  entityType: 'master-di',
  own,
  found: {
    device_number: 'text',
    device_name: 'text',
    manufacturer_name: 'text',
    device_family: 'text',
    target_countries: 'text[]',
    device_number_key: 'text',
    device_name_key: 'text',
    manufacturer_key: 'text',
    family_key: 'text',
    search_text: 'text',
  },
  find: foundBy,
})

/** Versions as stored entities; their transitions are in core/lifecycle. */
export const masterEntities = {
  ...stored,
  /** What was registered with another UDI-DI is no longer of the device as it is. */
  async change(...given: Parameters<typeof stored.change>): ReturnType<typeof stored.change> {
    const ids = await stored.change(...given)
    const [unit, , changes] = given
    const renamed = changes.filter(({ before, document }) => before.document.udiDi !== document.udiDi)
    await noteFormerOfRecords(
      unit.tx,
      renamed.map(({ before }) => before.id),
    )
    return ids
  },
}

/** The columns lists, search and filters look at. */
function foundBy(document: AnyDocument) {
  const keys = {
    device_number_key: fold(text(document.deviceNumber)),
    device_name_key: fold(text(document.deviceName)),
    manufacturer_key: fold(text(document.manufacturerName)),
    family_key: fold(text(document.deviceFamily)),
  }
  return {
    device_number: text(document.deviceNumber),
    device_name: text(document.deviceName),
    manufacturer_name: text(document.manufacturerName),
    device_family: text(document.deviceFamily) || null,
    target_countries: [...((document.targetCountries as readonly string[] | undefined) ?? [])],
    ...keys,
    // A separator that users do not type, so that a search cannot match across two values.
    search_text: [keys.device_number_key, keys.device_name_key, keys.manufacturer_key].join('\n'),
  }
}

export interface NewMaster {
  readonly document: AnyDocument
  readonly versionNumber: string
  readonly version: VersionNumber
  readonly status: MasterStatus
  readonly parentId: number | null
  readonly changeReason: string | null
  readonly sourceData: SourceData | null
}

/** A new version, the latest of its device. */
export function newVersion(record: NewMaster, importId: number | null): NewEntity<typeof own> {
  const { document, status, versionNumber, version, changeReason } = record
  return {
    document,
    own: {
      version_number: versionNumber,
      version_major: version.major,
      version_minor: version.minor,
      status,
      is_latest: true,
      parent_id: record.parentId,
      source_data: record.sourceData,
      change_reason: changeReason,
      edited_after_approval: false,
      import_id: importId,
    },
    fields: masterFields,
    changeReason,
    told: { ...nameOf(document), versionNumber, previousStatus: null, newStatus: status },
  }
}

interface Changed {
  readonly id: number
  readonly status: MasterStatus
  readonly version_number: string
  readonly change_reason: string | null
  readonly edited_after_approval: boolean
}

interface Edit {
  readonly changeReason: string | null
  /** The versions an edit marks as edited after approval. */
  readonly marked: ReadonlySet<number>
}

/** Columns that change with the document. */
export function editOf(before: Changed, document: AnyDocument, { changeReason, marked }: Edit) {
  const { status, version_number: versionNumber } = before
  return {
    document,
    own: {
      change_reason: changeReason ?? before.change_reason,
      edited_after_approval: before.edited_after_approval || marked.has(before.id),
    },
    fields: masterFields,
    changeReason,
    told: { ...nameOf(document), versionNumber, previousStatus: status, newStatus: status },
  }
}

const nameOf = (document: AnyDocument) => ({
  deviceName: text(document.deviceName),
  deviceNumber: text(document.deviceNumber),
})

/** Takes the mark "latest" from a version; the unique index lets only one of a device have it. */
export async function clearLatest(tx: Tx, deviceNumbers: readonly string[]): Promise<void> {
  if (deviceNumbers.length === 0) return
  await tx
    .updateTable('master_records')
    .set({ is_latest: false })
    .where('device_number', 'in', [...deviceNumbers])
    .where('is_latest', '=', true)
    .execute()
}

interface By {
  readonly now: Date
  readonly actorId: number
}

const touched = (by: By) => ({ updated_at: by.now, updated_by: by.actorId })

export async function setStatus(tx: Tx, id: number, status: MasterStatus, by: By): Promise<void> {
  await tx
    .updateTable('master_records')
    .set({ status, ...touched(by) })
    .where('id', '=', id)
    .execute()
}

/** A draft becomes the version in force under its final number. */
export async function releaseVersion(tx: Tx, id: number, versionNumber: string, by: By): Promise<void> {
  await tx
    .updateTable('master_records')
    .set({ status: 'active', version_number: versionNumber, edited_after_approval: false, ...touched(by) })
    .where('id', '=', id)
    .execute()
}

/** Deleted versions stay in the database, and are never the latest. */
export async function markDeleted(tx: Tx, id: number, reason: string, by: By): Promise<void> {
  await tx
    .updateTable('master_records')
    .set({ status: 'deleted', delete_reason: reason, is_latest: false, ...touched(by) })
    .where('id', '=', id)
    .execute()
}

export async function markLatest(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('master_records').set({ is_latest: true }).where('id', '=', id).execute()
}
