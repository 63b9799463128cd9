import { sql } from 'kysely'
import { defaultMarket } from '#core/code-lists/markets.ts'
import { draftStatuses } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** A device that is classified, as far as it decides which family it belongs to. */
export interface FamilyRow {
  readonly id: number
  readonly deviceNumber: string
  readonly deviceName: string
  readonly manufacturerName: string
  readonly manufacturerKey: string
  readonly udiDi: string | null
  readonly riskClass: string | null
  readonly emdnCode: string | null
  /** Of the folded text: it may be long. */
  readonly useHash: string
}

/** The newest versions of devices of which anything is said that a family is made by. */
export async function familyRows(db: Db | Tx): Promise<FamilyRow[]> {
  const blank = (field: string) => sql`coalesce(document ->> ${sql.lit(field)}, '') = ''`
  const { rows } = await sql<FamilyRow>`
    select id, device_number as "deviceNumber", device_name as "deviceName",
      manufacturer_name as "manufacturerName", manufacturer_key as "manufacturerKey",
      document ->> 'udiDi' as "udiDi", document ->> 'riskClass' as "riskClass",
      document ->> 'emdnCode' as "emdnCode",
      md5(lower(btrim(coalesce(document ->> 'intendedUse', '')))) as "useHash"
    from master_records
    where is_latest and status not in ('deleted', 'archived')
      and not (${blank('riskClass')} and ${blank('emdnCode')} and ${blank('intendedUse')})
    order by device_number collate "C", id`.execute(db)
  return rows
}

export async function intendedUses(db: Db | Tx, ids: readonly number[]): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ id: number; text: string | null }>`
    select id, document ->> 'intendedUse' as text from master_records where id = any(${ids}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** What the submissions of a device say for the market families are made for. */
export interface FamilySubmission {
  readonly id: number
  readonly deviceNumber: string
  readonly basicUdiDi: string | null
  readonly udiDi: string | null
  readonly srn: string | null
  readonly isDraft: boolean
}

export async function familySubmissions(
  db: Db | Tx,
  deviceNumbers: readonly string[],
): Promise<FamilySubmission[]> {
  const { rows } = await sql<FamilySubmission>`
    select id, device_number as "deviceNumber", nullif(basic_udi_di, '') as "basicUdiDi",
      nullif(udi_di, '') as "udiDi", nullif(document ->> 'manufacturerSrn', '') as srn,
      status = any(${draftStatuses}::text[]) as "isDraft"
    from submissions
    where market = ${defaultMarket} and device_number = any(${deviceNumbers}::text[])
    order by id`.execute(db)
  return rows
}
