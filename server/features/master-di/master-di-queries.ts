import { sql } from 'kysely'
import { marketsWithRelease } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { RequestIntent } from '#core/contract/requests.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { statesNo } from '#core/dictionary/upgrades/index.ts'
import type { KnownVersion } from '#core/lifecycle/place-version.ts'
import { compiledOnce } from '#server/database/compiled.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { SourceData } from '#server/database/schema.ts'
import type { Tx } from '#server/platform/hub.ts'
import { inForceFirst } from '#server/standing/standing-queries.ts'

/** The kinds of import that make records. */
export const masterImports: readonly string[] = [
  'master-di',
  'gudid',
  ...marketsWithRelease.map((code) => `release-${code}`),
]

/** What a row has besides its columns, looked up for each. */
export const derivedColumns = {
  created_by_name: personName('master_records.created_by'),
  updated_by_name: personName('master_records.updated_by'),
  highest_major: sql<number>`(select max(other.version_major) from master_records other
    where other.device_number = master_records.device_number)`,
  open_version: sql<MasterRecord['openVersion']>`(
    select json_build_object('id', other.id, 'versionNumber', other.version_number, 'status', other.status)
    from master_records other
    where other.device_number = master_records.device_number
    and other.status in ('draft', 'pending-approval') limit 1)`,
  version_in_force: sql<MasterRecord['versionInForce']>`(
    select case when force.id <> master_records.id then
      json_build_object('id', force.id, 'versionNumber', force.version_number, 'status', force.status) end
    from (select id, version_number, status from master_records other
      where other.device_number = master_records.device_number and other.status <> 'deleted'
      order by ${inForceFirst} limit 1) force)`,
  version_before: sql<MasterRecord['versionBefore']>`(case when master_records.status = 'active' then (
    select json_build_object('id', other.id, 'versionNumber', other.version_number)
    from master_records other
    where other.device_number = master_records.device_number and other.status = 'archived'
    order by version_major desc, version_minor desc limit 1) end)`,
  pending_requests: sql<RequestIntent[]>`coalesce((
    select array_agg(intent order by intent) from requests
    where entity_type = 'master-di' and entity_id = master_records.id and requests.status = 'pending'), '{}')`,
  /** Whether this version was approved in this hub; `controlled`: as it is now, in controlled mode (decision D60). */
  release: sql<'none' | 'sent' | 'approved' | 'controlled'>`(
    select case when count(*) = 0 then 'none'
      when bool_or(requests.status = 'approved' and decided_controlled and decided_hash = (
        select hash from master_revisions
        where record_id = master_records.id and revision = master_records.revision)) then 'controlled'
      when bool_or(requests.status = 'approved') then 'approved' else 'sent' end
    from requests where entity_type = 'master-di' and entity_id = master_records.id and intent = 'release')`,
}

export function withPeople(db: Db | Tx) {
  return db
    .selectFrom('master_records')
    .selectAll('master_records')
    .select([
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
      derivedColumns.highest_major.as('highest_major'),
      derivedColumns.open_version.as('open_version'),
      derivedColumns.version_in_force.as('version_in_force'),
      derivedColumns.version_before.as('version_before'),
      derivedColumns.pending_requests.as('pending_requests'),
      derivedColumns.release.as('release'),
    ])
}

export type MasterRow = NonNullable<Awaited<ReturnType<typeof findMaster>>>

const byId = compiledOnce((db, id: number) => withPeople(db).where('master_records.id', '=', id))

export async function findMaster(db: Db | Tx, id: number) {
  return (await byId(db, id)).rows[0]
}

export async function findMasters(tx: Tx, ids: readonly number[]): Promise<MasterRow[]> {
  if (ids.length === 0) return []
  return withPeople(tx).where('master_records.id', 'in', ids).execute()
}

export async function hasSubmissions(tx: Tx, deviceNumber: string): Promise<boolean> {
  const found = await tx
    .selectFrom('submissions')
    .select('id')
    .where('device_number', '=', deviceNumber)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Which of these devices have submissions, and which of these versions are linked with an economic operator. */
export async function inUse(
  tx: Tx,
  deviceNumbers: readonly string[],
  ids: readonly number[],
  but: readonly number[] = [],
) {
  const submitted = await tx
    .selectFrom('submissions')
    .select('device_number')
    .distinct()
    .where(sql<boolean>`device_number = any(${deviceNumbers}::text[])`)
    .where(sql<boolean>`id <> all(${[...but]}::int[])`)
    .execute()
  const linked = await tx
    .selectFrom('device_links')
    .select('master_di_id')
    .where(sql<boolean>`master_di_id = any(${ids}::int[])`)
    .where('removed', '=', false)
    .execute()
  return {
    submitted: new Set(submitted.map(({ device_number }) => device_number)),
    linked: new Set(linked.map(({ master_di_id }) => master_di_id)),
  }
}

/** The versions with a pending deletion request. */
export async function pendingDeletions(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const found = await tx
    .selectFrom('requests')
    .select('entity_id')
    .where('entity_type', '=', 'master-di')
    .where(sql<boolean>`entity_id = any(${ids}::int[])`)
    .where('intent', '=', 'delete')
    .where('status', '=', 'pending')
    .execute()
  return new Set(found.map((row) => row.entity_id))
}

const versionColumns = [
  'id',
  'device_number',
  'version_number',
  'version_major',
  'version_minor',
  'status',
  'is_latest',
  'parent_id',
  'device_name',
  'revision',
] as const

/** Arbitrary, but unique among the hub’s advisory locks. */
const newNumbersLock = 7_301_003

/**
 * Who gives a device its number takes this before locking any version. One number at a time goes beside others; a
 * batch of hundreds goes alone: its rows would meet those of others in another order, and each would wait for the
 * other, or find again and again that a number was taken since it looked.
 */
export async function takeNumbers(tx: Tx, many: 'one' | 'batch'): Promise<void> {
  const lock = many === 'batch' ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`
  await sql`select ${lock}(${newNumbersLock})`.execute(tx)
}

/**
 * Locks the versions of devices until the transaction ends and returns them, newest number first. Everybody
 * locks in the order of ids, so that no two wait for each other.
 */
export async function lockVersions(tx: Tx, ...deviceNumbers: string[]) {
  const rows = await tx
    .selectFrom('master_records')
    .select(versionColumns)
    .where('device_number', 'in', deviceNumbers)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.toSorted((a, b) => b.version_major - a.version_major || b.version_minor - a.version_minor)
}

/** The device numbers to lock: the current one as last read, and the new one. */
export interface NumberOfDevice {
  readonly known?: string
  readonly wanted?: string | undefined
}

/**
 * The same for the device a record is a version of; empty when there is no such record. Who wants to rename it
 * locks the device that may have the new number in the same order.
 */
export async function lockVersionsAround(
  tx: Tx,
  id: number,
  { known, wanted }: NumberOfDevice = {},
): Promise<VersionRow[]> {
  let number = known ?? (await numberOf(tx, id))
  while (number !== undefined) {
    const renames = wanted !== undefined && wanted !== number
    if (renames) await takeNumbers(tx, 'one')
    const locked = await lockVersions(tx, ...(renames ? [number, wanted] : [number]))
    const versions = locked.filter((version) => version.device_number === number)
    if (versions.some((version) => version.id === id)) return versions
    // The number changed before the lock was acquired.
    number = await numberOf(tx, id)
  }
  return []
}

export async function numberOf(db: Db | Tx, id: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('master_records')
    .select('device_number')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.device_number
}
export type VersionRow = Awaited<ReturnType<typeof lockVersions>>[number]

export async function listVersions(db: Db | Tx, deviceNumber: string) {
  return withPeople(db)
    .where('device_number', '=', deviceNumber)
    .orderBy('version_major', 'desc')
    .orderBy('version_minor', 'desc')
    .execute()
}

/** A version with what it holds, to compare an imported row with. */
export interface StoredVersion extends KnownVersion {
  readonly document: AnyDocument
  readonly sourceData: SourceData | null
  /** Imported when "no" and "not stated" were not yet distinguished. */
  readonly leavesOutNo: boolean
}

/** All versions of several devices, locked until the transaction ends. */
export async function findVersionsOf(
  tx: Tx,
  deviceNumbers: readonly string[],
): Promise<Map<string, StoredVersion[]>> {
  const found = new Map<string, StoredVersion[]>()
  if (deviceNumbers.length === 0) return found
  const rows = await tx
    .selectFrom('master_records')
    .selectAll()
    .where(sql<boolean>`device_number = any(${deviceNumbers}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of rows) {
    const versions = found.get(row.device_number) ?? []
    versions.push({
      ...asKnownVersion(row),
      document: row.document,
      sourceData: row.source_data,
      leavesOutNo: row.import_id !== null && !statesNo(row.dictionary),
    })
    found.set(row.device_number, versions)
  }
  return found
}

/** Who released each version and when; unreleased versions are missing. */
export async function releasesOf(db: Db | Tx, ids: readonly number[]) {
  const found = await db
    .selectFrom('requests')
    .select(['entity_id', 'resolved_by', 'resolved_at', personName('resolved_by').as('resolved_by_name')])
    .where('entity_type', '=', 'master-di')
    .where(sql<boolean>`entity_id = any(${ids}::int[])`)
    .where('intent', '=', 'release')
    .where('status', '=', 'approved')
    .execute()
  return new Map(found.map((release) => [release.entity_id, release]))
}

/** Records as they are stored, locked until the transaction ends. */
export async function lockRecords(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('master_records')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function asKnownVersion(row: VersionRow): KnownVersion {
  return {
    id: row.id,
    versionNumber: row.version_number,
    version: { major: row.version_major, minor: row.version_minor, draft: row.status === 'draft' },
    status: row.status,
    isLatest: row.is_latest,
    parentId: row.parent_id,
  }
}
