import { sql } from 'kysely'
import { diSpellings } from '#core/identifiers/di-key.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Arbitrary, but unique among the hub’s advisory locks. */
const uploadLock = 7_301_005

/** One upload at a time, so that two with the same rows do not both create them. */
export async function takeUploads(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${uploadLock})`.execute(tx)
}

/** The versions of these devices that are there, the newest first. */
export async function versionsOfDevices(tx: Tx, deviceNumbers: readonly string[]) {
  if (deviceNumbers.length === 0) return []
  return tx
    .selectFrom('master_records')
    .select(['id', 'device_number', 'version_number', 'is_latest', 'document', 'dictionary', 'source_data'])
    .where(sql<boolean>`device_number = any(${deviceNumbers}::text[])`)
    .where('status', '<>', 'deleted')
    .orderBy('version_major', 'desc')
    .orderBy('version_minor', 'desc')
    .execute()
}

/** The version of a record that submissions are to be made of; not one that was deleted. */
export async function versionById(db: Db, id: number): Promise<LinkedVersion | undefined> {
  return db
    .selectFrom('master_records')
    .select(['id', 'device_number', 'version_number', 'is_latest', 'document', 'dictionary', 'source_data'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
}

export type LinkedVersion = Awaited<ReturnType<typeof versionsOfDevices>>[number]

/** The submissions of a market that rows may be about, the newest first. */
export async function submissionsMeant(
  tx: Tx,
  market: string,
  {
    deviceNumbers,
    basicUdiDis,
    udiDis,
  }: Readonly<Record<'deviceNumbers' | 'basicUdiDis' | 'udiDis', string[]>>,
) {
  return tx
    .selectFrom('submissions')
    .select(['id', 'device_number', 'master_di_id', 'basic_udi_di', 'udi_di', 'device_name'])
    .select(['document', 'dictionary'])
    .where('market', '=', market)
    .where(
      sql<boolean>`(device_number = any(${deviceNumbers}::text[])
        or basic_udi_di = any(${basicUdiDis}::text[])
          and (udi_di is null or udi_di = any(${diSpellings(udiDis)}::text[])))`,
    )
    .orderBy('id', 'desc')
    .execute()
}
export type KnownSubmission = Awaited<ReturnType<typeof submissionsMeant>>[number]

/** The submissions of a market with these UDI-DIs, and those of the record that have none; the newest first. */
export async function submissionsOfCodes(
  tx: Tx,
  market: string,
  { udiDis, masterDiId }: { readonly udiDis: readonly string[]; readonly masterDiId: number | undefined },
): Promise<KnownSubmission[]> {
  return tx
    .selectFrom('submissions')
    .select(['id', 'device_number', 'master_di_id', 'basic_udi_di', 'udi_di', 'device_name'])
    .select(['document', 'dictionary'])
    .where('market', '=', market)
    .where(
      sql<boolean>`(udi_di = any(${diSpellings(udiDis)}::text[])
        or udi_di is null and master_di_id = ${masterDiId ?? null})`,
    )
    .orderBy('id', 'desc')
    .execute()
}
