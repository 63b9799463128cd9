import { sql } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Candidate } from '#core/lifecycle/market-standing.ts'
import type { Standing } from '#core/lifecycle/standing.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'
import type { SourceData } from '#server/database/schema.ts'
import { standingColumns } from '#server/exchange/register-standing-queries.ts'
import type { Tx } from '#server/platform/hub.ts'
import { isNoLongerPlaced } from '#server/submissions/no-longer-placed-queries.ts'

/** Reads the facts that decide where devices stand; `core/markets/device-standing.ts` decides (decision D51). */

/**
 * Orders the versions of one device so that the one in force comes first: the active one, else the last that was active,
 * else the latest. A draft is in force only if no other version ever was, a deleted one only if all are deleted.
 */
export const inForceFirst = sql`(status = 'deleted'), (status = 'active') desc, (status = 'archived') desc, is_latest desc,
  version_major desc, version_minor desc`

/** A device by any of its versions. */
export interface DeviceRow {
  /** The requested version. */
  readonly id: number
  readonly deviceNumber: string
  /** Of the latest version. */
  readonly targetCountries: readonly string[]
  /** The version in force. */
  readonly versionId: number
  readonly revision: number
  readonly udiDi: string | null
  readonly document: AnyDocument
  readonly dictionary: string
  readonly source_data: SourceData | null
}

/** The devices these records are versions of, each with its version in force. */
export async function devicesOf(db: Db | Tx, recordIds: readonly number[]): Promise<readonly DeviceRow[]> {
  if (recordIds.length === 0) return []
  const { rows } = await sql<DeviceRow>`
    select asked.id, asked.device_number as "deviceNumber",
      latest.target_countries as "targetCountries",
      force.id as "versionId", force.revision, force.document ->> 'udiDi' as "udiDi",
      force.document, force.dictionary, force.source_data
    from master_records asked
    join lateral (
      select target_countries from master_records where device_number = asked.device_number
      order by is_latest desc, version_major desc, version_minor desc limit 1) latest on true
    join lateral (
      select * from master_records where device_number = asked.device_number
      order by ${inForceFirst} limit 1) force on true
    where asked.id = any(${[...recordIds]}::int[])
    order by asked.id`.execute(db)
  return rows
}

/** The part of a submission that decides whether it stands for its device. */
export interface CandidateRow extends Candidate {
  readonly market: string
  readonly deviceNumber: string
  readonly basicUdiDi: string | null
}

const candidate = sql`id, market, device_number as "deviceNumber", udi_di as "udiDi", basic_udi_di as "basicUdiDi",
  has_former_udi_di as "hasFormerUdiDi", (extract(epoch from updated_at) * 1000)::float8 as "updatedAt",
  exists (select 1 from registrations where submission_id = submissions.id) as "isRegistered",
  ${isNoLongerPlaced} as "isNoLongerPlaced"`

const ofDevices = (deviceNumbers: readonly string[], market: string | undefined) => sql`
  device_number = any(${[...deviceNumbers]}::text[]) ${market === undefined ? sql`` : sql`and market = ${market}`}`

/** The submissions of these devices that may stand for them; of one market where it is named. */
export async function candidatesOf(
  db: Db | Tx,
  deviceNumbers: readonly string[],
  market?: string,
): Promise<readonly CandidateRow[]> {
  if (deviceNumbers.length === 0) return []
  const { rows } = await sql<CandidateRow>`
    select ${candidate} from submissions where ${ofDevices(deviceNumbers, market)} order by id`.execute(db)
  return rows
}

export function byDevice<T extends { readonly deviceNumber: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const all = new Map<string, T[]>()
  for (const row of rows) {
    const own = all.get(row.deviceNumber)
    if (own) own.push(row)
    else all.set(row.deviceNumber, [row])
  }
  return all
}

export interface DeviceSubmissionRow extends CandidateRow {
  readonly masterDiId: number | null
  readonly status: SubmissionStatus
  readonly standing: Standing
  readonly publishDateSent: string | null
  readonly copiedRecordId: number | null
  readonly copiedRevision: number | null
  readonly errors: number | null
  readonly document: AnyDocument
  readonly dictionary: string
}

/** All submissions of these devices; of one market where it is named. */
export async function submissionsOf(
  db: Db | Tx,
  deviceNumbers: readonly string[],
  market?: string,
): Promise<readonly DeviceSubmissionRow[]> {
  if (deviceNumbers.length === 0) return []
  const { rows } = await sql<DeviceSubmissionRow>`
    select ${candidate}, master_di_id as "masterDiId", status, ${standingColumns.standing} as standing,
      ${standingColumns.publish_date_sent} as "publishDateSent",
      copied_record_id as "copiedRecordId", copied_revision as "copiedRevision",
      case when validation is not null then (
        select count(*)::int from jsonb_array_elements(validation -> 'issues') issue
        where issue ->> 'severity' = 'error') end as errors,
      document, dictionary
    from submissions
    where ${ofDevices(deviceNumbers, market)}
    order by id`.execute(db)
  return rows
}

export interface EarlierVersion {
  readonly deviceNumber: string
  readonly recordId: number
  readonly revision: number
  readonly document: AnyDocument
  readonly dictionary: string
  readonly sourceData: SourceData | null
  /** It belongs to a deleted version after the one asked for, which may have been in force until then. */
  readonly isUndone: boolean
}

/**
 * All revisions of the versions of devices, up to each named version, oldest first, so that the last is its current one.
 * Later versions that are deleted come before all others.
 */
export async function revisionsUpTo(
  db: Db | Tx,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, readonly EarlierVersion[]>> {
  const all = new Map<number, EarlierVersion[]>()
  if (recordIds.length === 0) return all
  const { rows } = await sql<EarlierVersion & { readonly asked: number }>`
    select asked.id as asked, version.device_number as "deviceNumber", record_id as "recordId",
      master_revisions.revision, master_revisions.document, master_revisions.dictionary,
      version.source_data as "sourceData", later.yes as "isUndone"
    from master_records asked
    join master_records version on version.device_number = asked.device_number
    cross join lateral (
      select (version.version_major, version.version_minor) > (asked.version_major, asked.version_minor) as yes
    ) later
    join master_revisions on record_id = version.id
    where asked.id = any(${[...recordIds]}::int[]) and (not later.yes or version.status = 'deleted')
    order by asked.id, later.yes desc, version.version_major, version.version_minor, master_revisions.revision`.execute(
    db,
  )
  for (const row of rows) all.set(row.asked, [...(all.get(row.asked) ?? []), row])
  return all
}

/** The revisions of these records, except records that have a later, deleted version. */
export async function revisionsWithoutUndone(db: Db | Tx, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; revision: number }>`
    select id, revision from master_records
    where id = any(${[...ids]}::int[]) and not exists (
      select 1 from master_records later
      where later.device_number = master_records.device_number and later.status = 'deleted'
        and (later.version_major, later.version_minor) > (master_records.version_major, master_records.version_minor))`.execute(
    db,
  )
  return rows
}
