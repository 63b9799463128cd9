import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { isReliedOn, isReplaced, namesIt } from '#server/renewals/certificate-reliance-queries.ts'
import { isReal, replacedBy } from '#server/renewals/certificate-status-queries.ts'

/** Certificates as submissions state them, and as a register showed them last. */

/** The product certificates in submissions, of one device where its number is given. */
export async function certificatesOfSubmissions(db: Db, deviceNumber?: string) {
  const { rows } = await sql<{
    number: string
    notifiedBody: string | null
    expiryDate: string | null
    deviceName: string
    deviceNumber: string
  }>`
    select distinct certificate ->> 'certificateNumber' as number, certificate ->> 'notifiedBody' as "notifiedBody",
      certificate ->> 'expiryDate' as "expiryDate",
      submissions.device_name as "deviceName", submissions.device_number as "deviceNumber"
    from submissions, jsonb_array_elements(case jsonb_typeof(submissions.document -> 'certificates') when 'array'
      then submissions.document -> 'certificates' else '[]' end) certificate
    where certificate ->> 'certificateNumber' is not null
      and (${deviceNumber ?? null}::text is null or submissions.device_number = ${deviceNumber ?? null}::text)
    order by 3 nulls last`.execute(db)
  return rows
}

/**
 * Certificates that a register shows: those of these numbers, and those it names for the Basic UDI-DIs of a device; all of
 * them where no device is given. Of a device also whether it relies on them.
 */
export async function certificatesOfRegister(
  db: Db,
  today: string,
  numbers: readonly string[],
  deviceNumber?: string,
) {
  const ofDevice = sql<boolean>`submissions.device_number = ${deviceNumber ?? null}::text`
  const { rows } = await sql<{
    market: string
    number: string
    notifiedBody: string
    holder: string | null
    srn: string
    status: string | null
    statusReadAt: Date
    expiryDate: string | null
    replacedBy: string | null
    isReplaced: boolean
    isReliedOn: boolean
  }>`
    select market, number, notified_body as "notifiedBody", holder, srn, status, status_read_at as "statusReadAt",
      expiry_date as "expiryDate", ${replacedBy(today)} ->> 'number' as "replacedBy", ${isReplaced(today)} as "isReplaced",
      ${deviceNumber === undefined ? sql`false` : isReliedOn(today, ofDevice)} as "isReliedOn"
    from certificates
    where ${isReal} and (${deviceNumber ?? null}::text is null or number = any(${[...numbers]}::text[])
      or exists (select from submissions where ${ofDevice} and ${namesIt}))
    order by expiry_date nulls last, id`.execute(db)
  return rows
}
