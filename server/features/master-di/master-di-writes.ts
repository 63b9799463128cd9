import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MasterStatus, VersionNumber } from '#core/lifecycle/master-status.ts'
import { fold } from '#core/text/fold.ts'
import type { SourceData } from '#server/database/schema.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/hub.ts'

export interface NewMaster {
  readonly document: AnyDocument
  readonly versionNumber: string
  readonly version: VersionNumber
  readonly status: MasterStatus
  readonly parentId: number | null
  readonly changeReason: string | null
  readonly sourceData: SourceData | null
}

interface Authorship {
  readonly now: Date
  readonly actorId: number
  readonly importId: number | null
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The columns lists, search and filters look at, derived from the document. */
function indexColumns(document: AnyDocument) {
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
    // A separator no one types keeps a search from matching across two values.
    search_text: [keys.device_number_key, keys.device_name_key, keys.manufacturer_key].join('\n'),
  }
}

/** Stores new versions, each the latest of its device, with their first revisions; returns ids in order. */
export async function insertMasters(
  tx: Tx,
  records: readonly NewMaster[],
  by: Authorship,
): Promise<{ id: number; deviceNumber: string; versionMajor: number; versionMinor: number }[]> {
  const rows = await tx
    .insertInto('master_records')
    .values(
      records.map((record) => ({
        ...indexColumns(record.document),
        version_number: record.versionNumber,
        version_major: record.version.major,
        version_minor: record.version.minor,
        status: record.status,
        is_latest: true,
        parent_id: record.parentId,
        revision: 1,
        document: JSON.stringify(record.document),
        source_data: record.sourceData ? JSON.stringify(record.sourceData) : null,
        change_reason: record.changeReason,
        delete_reason: null,
        import_id: by.importId,
        created_at: by.now,
        created_by: by.actorId,
        updated_at: by.now,
        updated_by: by.actorId,
      })),
    )
    .returning(['id', 'device_number', 'version_major', 'version_minor'])
    .execute()
  const inserted = rows.map((row) => ({
    id: row.id,
    deviceNumber: row.device_number,
    versionMajor: row.version_major,
    versionMinor: row.version_minor,
  }))
  const ids = new Map(
    inserted.map((row) => [keyOf(row.deviceNumber, row.versionMajor, row.versionMinor), row.id]),
  )
  await insertRevisions(
    tx,
    records.map((record) => ({
      recordId:
        ids.get(keyOf(text(record.document.deviceNumber), record.version.major, record.version.minor)) ?? 0,
      revision: 1,
      document: record.document,
    })),
    by,
  )
  return inserted
}

const keyOf = (deviceNumber: string, major: number, minor: number) => `${major}.${minor} ${deviceNumber}`

async function insertRevisions(
  tx: Tx,
  revisions: readonly { recordId: number; revision: number; document: AnyDocument }[],
  by: Pick<Authorship, 'now' | 'actorId'>,
): Promise<void> {
  await tx
    .insertInto('master_revisions')
    .values(
      revisions.map((revision) => ({
        record_id: revision.recordId,
        revision: revision.revision,
        document: JSON.stringify(revision.document),
        hash: sha256(canonicalJson(revision.document as JsonValue)),
        created_at: by.now,
        created_by: by.actorId,
      })),
    )
    .execute()
}

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

/** Stores a changed document as the next revision of a record. */
export async function updateMaster(
  tx: Tx,
  change: { id: number; revision: number; document: AnyDocument; changeReason: string | null },
  by: Authorship,
): Promise<void> {
  await tx
    .updateTable('master_records')
    .set({
      ...indexColumns(change.document),
      revision: change.revision,
      document: JSON.stringify(change.document),
      ...(change.changeReason === null ? {} : { change_reason: change.changeReason }),
      updated_at: by.now,
      updated_by: by.actorId,
    })
    .where('id', '=', change.id)
    .execute()
  await insertRevisions(
    tx,
    [{ recordId: change.id, revision: change.revision, document: change.document }],
    by,
  )
}
