import { sql } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { leadingOf } from '#core/lifecycle/market-standing.ts'
import type { Db } from '#server/database/connect.ts'
import type { SourceData } from '#server/database/schema.ts'
import type { Tx } from '#server/platform/hub.ts'
import { byDevice, candidatesOf, inForceFirst } from '#server/standing/standing-queries.ts'

/** The data a submission copies from a record. */
export async function masterToCopy(db: Db, id: number) {
  return db
    .selectFrom('master_records')
    .select(['document', 'dictionary', 'source_data', 'target_countries'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The data submissions are created from, by requested record. Deleted records are left out. */
export interface RecordToCopy {
  /** The requested version. */
  readonly id: number
  readonly device_number: string
  readonly device_name: string | null
  /** The version in force (decision D52): its values are copied, and submissions belong to it. */
  readonly version: { readonly id: number; readonly device_number: string; readonly version_number: string }
  readonly document: AnyDocument
  readonly source_data: SourceData | null
  readonly target_countries: readonly string[]
}

export async function recordsToCopy(db: Db | Tx, ids: readonly number[]): Promise<RecordToCopy[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<RecordToCopy & { readonly dictionary: string }>`
    select asked.id, asked.device_number, force.device_name, force.document, force.dictionary, force.source_data,
      force.target_countries,
      json_build_object('id', force.id, 'device_number', force.device_number,
        'version_number', force.version_number) as version
    from master_records asked
    join lateral (select * from master_records
      where device_number = asked.device_number and status <> 'deleted'
      order by ${inForceFirst} limit 1) force on true
    where asked.id = any(${[...ids]}::int[]) and asked.status <> 'deleted'
    order by asked.id`.execute(db)
  return rows
}

/** Locks the devices, so that no other sheet creates drafts for them at the same time. */
export async function lockDevices(tx: Tx, deviceNumbers: readonly string[]): Promise<void> {
  if (deviceNumbers.length === 0) return
  const versions = tx
    .selectFrom('master_records')
    .select('id')
    .where(sql<boolean>`device_number = any(${deviceNumbers}::text[])`)
  // A weaker lock: submissions may still reference these records.
  await versions.orderBy('id').forNoKeyUpdate().execute()
}

/** Locks the devices as well: no other version of them comes into force, and no one else creates drafts from them. */
export async function lockRecordsToCopy(tx: Tx, ids: readonly number[]): Promise<RecordToCopy[]> {
  const records = await recordsToCopy(tx, ids)
  await lockDevices(
    tx,
    records.map(({ device_number }) => device_number),
  )
  return recordsToCopy(tx, ids)
}

/** The submission that stands for each of these devices in the market, by device number (decision D52). */
export async function submissionsOfDevices(
  db: Db | Tx,
  market: string,
  records: readonly Pick<RecordToCopy, 'device_number' | 'document'>[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly basicUdiDi: string | null }>> {
  const candidates = await candidatesOf(
    db,
    records.map(({ device_number }) => device_number),
    market,
  )
  const ofDevice = byDevice(candidates)
  return new Map(
    records.flatMap(({ device_number, document }) => {
      const own = ofDevice.get(device_number) ?? []
      const leading = leadingOf(typeof document.udiDi === 'string' ? document.udiDi : null, own)
      return leading ? [[device_number, leading] as const] : []
    }),
  )
}
