import { sql } from 'kysely'
import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MasterStatus, VersionNumber } from '#core/lifecycle/master-status.ts'
import { fold } from '#core/text/fold.ts'
import { columnNames, manyRows } from '#server/database/many-rows.ts'
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

const recordColumns = {
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
  version_number: 'text',
  version_major: 'integer',
  version_minor: 'integer',
  status: 'text',
  is_latest: 'boolean',
  parent_id: 'integer',
  revision: 'integer',
  document: 'jsonb',
  source_data: 'jsonb',
  change_reason: 'text',
  import_id: 'integer',
  created_at: 'timestamptz',
  created_by: 'integer',
  updated_at: 'timestamptz',
  updated_by: 'integer',
} as const

/** Stores new versions, each the latest of its device, with their first revisions. */
export async function insertMasters(
  tx: Tx,
  records: readonly NewMaster[],
  by: Authorship,
): Promise<{ id: number; deviceNumber: string }[]> {
  const values = records.map((record) => ({
    ...indexColumns(record.document),
    version_number: record.versionNumber,
    version_major: record.version.major,
    version_minor: record.version.minor,
    status: record.status,
    is_latest: true,
    parent_id: record.parentId,
    revision: 1,
    document: record.document,
    source_data: record.sourceData,
    change_reason: record.changeReason,
    import_id: by.importId,
    created_at: by.now,
    created_by: by.actorId,
    updated_at: by.now,
    updated_by: by.actorId,
  }))
  const { rows } = await sql<{ id: number; deviceNumber: string; major: number; minor: number }>`
    insert into master_records (${columnNames(recordColumns)})
    select ${columnNames(recordColumns)} from ${manyRows(recordColumns, values)}
    returning id, device_number as "deviceNumber", version_major as "major", version_minor as "minor"`.execute(
    tx,
  )
  const ids = new Map(rows.map((row) => [keyOf(row.deviceNumber, row), row.id]))
  const revisions = records.map((record) => ({
    id: ids.get(keyOf(text(record.document.deviceNumber), record.version)) ?? 0,
    hash: hashOf(record.document),
  }))
  await insertRevisions(tx, revisions)
  return rows
}

const hashOf = (document: AnyDocument): string => sha256(canonicalJson(document as JsonValue))

const keyOf = (deviceNumber: string, version: { major: number; minor: number }) =>
  `${version.major}.${version.minor} ${deviceNumber}`

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

export interface MasterUpdate {
  readonly id: number
  /** The new one. */
  readonly revision: number
  readonly document: AnyDocument
  /** The one of the record stays where none is given. */
  readonly changeReason: string | null
  readonly editedAfterApproval: boolean
}

const changedColumns = {
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
  revision: 'integer',
  document: 'jsonb',
  updated_at: 'timestamptz',
  updated_by: 'integer',
} as const

/** Stores changed documents as the next revisions of their records. */
export async function updateMasters(tx: Tx, changes: readonly MasterUpdate[], by: Authorship): Promise<void> {
  const values = changes.map((change) => ({
    id: change.id,
    ...indexColumns(change.document),
    revision: change.revision,
    document: change.document,
    reason: change.changeReason,
    edited: change.editedAfterApproval,
    updated_at: by.now,
    updated_by: by.actorId,
  }))
  const set = Object.keys(changedColumns).map((name) => sql`${sql.ref(name)} = many_rows.${sql.ref(name)}`)
  await sql`
    update master_records set ${sql.join(set)},
      change_reason = coalesce(many_rows.reason, change_reason),
      edited_after_approval = edited_after_approval or many_rows.edited
    from ${manyRows({ id: 'integer', reason: 'text', edited: 'boolean', ...changedColumns }, values)}
    where master_records.id = many_rows.id`.execute(tx)
  await insertRevisions(
    tx,
    changes.map(({ id, document }) => ({ id, hash: hashOf(document) })),
  )
}

/** The documents are there already: the database need not be sent, nor read, them again. */
async function insertRevisions(tx: Tx, rows: readonly { id: number; hash: string }[]): Promise<void> {
  await sql`
    insert into master_revisions (record_id, revision, document, hash, created_at, created_by)
    select id, revision, document, hash, updated_at, updated_by
    from ${manyRows({ id: 'integer', hash: 'text' }, rows)} join master_records using (id)`.execute(tx)
}

type By = Pick<Authorship, 'now' | 'actorId'>

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
