import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Condition } from '#server/lists/list.ts'
import type { Tx } from '#server/platform/hub.ts'
import {
  inForce,
  isReal,
  mayReplace,
  replacedBy,
  sharesDevices,
} from '#server/renewals/certificate-status-queries.ts'
import { certificateThing, renewalOf } from '#server/renewals/renewal-state-queries.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'
import { isNoLongerPlaced } from '#server/submissions/no-longer-placed-queries.ts'

/** Certificates as the register told them last, and what the submissions of the hub say of them. */

/** The row of a submission that states this certificate, with what else the register states of it. */
const stated = sql`jsonb_build_object('certificateNumber', certificates.number, 'notifiedBody', certificates.notified_body)`
const statedAlike = sql`jsonb_strip_nulls(${stated} || jsonb_build_object(
  'revisionNumber', certificates.revision, 'expiryDate', certificates.expiry_date))`

const states = sql<boolean>`submissions.document -> 'certificates' @> jsonb_build_array(${stated})`
const statesOtherwise = sql<boolean>`not (submissions.document -> 'certificates' @> jsonb_build_array(${statedAlike}))`

export const derivedColumns = {
  submissions: sql<number>`(select count(*)::int from submissions
    where submissions.market = certificates.market and ${states})`,
  differing: sql<number>`(select count(*)::int from submissions
    where submissions.market = certificates.market and ${states} and ${statesOtherwise})`,
  /** The project of its renewal, for as long as it is in sight and was not rejected. */
  renewal: renewalOf(certificateThing),
  replaced_by: replacedBy,
}

/** Of a device that was not deleted and is still placed on its market. */
const isInUse = sql<boolean>`((submissions.device_number is null or exists (select from master_records
    where master_records.device_number = submissions.device_number and ${inUse}))
  and not ${isNoLongerPlaced})`

/** Whether a submission of a device in use states it, in whatever market, as Switzerland takes the Union's. */
export const isStatedInUse = sql<boolean>`exists (select 1 from submissions where ${isInUse} and ${states})`

/**
 * Whether a submission relies on the certificate: it states it, or the register names the certificate for its Basic
 * UDI-DI while it states none and no other certificate of the type in force is named.
 */
export const isReliedOn = sql<boolean>`(${isStatedInUse} or exists (select 1 from submissions
  where ${isInUse} and submissions.market = certificates.market
    and submissions.basic_udi_di = any(certificates.basic_udi_dis)
    and not jsonb_path_exists(submissions.document, '$.certificates[*]')
    and not exists (select from certificates as other
      where other.market = certificates.market and other.environment = certificates.environment
        and other.id <> certificates.id and other.type is not distinct from certificates.type
        and ${inForce('other')} and submissions.basic_udi_di = any(other.basic_udi_dis))))`

/** What the first of the certificates that meet a condition are called, those of which the hub read last before others. */
export async function certificateNumbers(db: Db, condition: Condition, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('number')
    .where(condition)
    .orderBy('status_read_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(({ number }) => number)
}

/** Stated by a submission of a Master DI record, or named by the register for its Basic UDI-DI. */
export const knownFor = (masterDiId: number) => sql<boolean>`exists (select 1 from submissions
  where submissions.master_di_id = ${masterDiId} and submissions.market = certificates.market
    and (${states} or submissions.basic_udi_di = any(certificates.basic_udi_dis)))`

function selected(db: Db | Tx) {
  return db
    .selectFrom('certificates')
    .selectAll('certificates')
    .select([
      derivedColumns.submissions.as('submissions'),
      derivedColumns.differing.as('differing'),
      derivedColumns.renewal.as('renewal'),
      derivedColumns.replaced_by.as('replaced_by'),
    ])
}

export type CertificateRow = NonNullable<Awaited<ReturnType<typeof findCertificate>>>

export async function findCertificate(db: Db | Tx, id: number) {
  return selected(db).where('certificates.id', '=', id).executeTakeFirst()
}

export async function lockCertificate(tx: Tx, id: number): Promise<CertificateRow | undefined> {
  await tx.selectFrom('certificates').select('id').where('id', '=', id).forUpdate().execute()
  return findCertificate(tx, id)
}

/** What readings told otherwise than the one before, newest first. */
export async function changesOf(db: Db | Tx, certificateId: number) {
  return db
    .selectFrom('certificate_changes')
    .select(['changed_at', 'file_name', 'changes'])
    .where('certificate_id', '=', certificateId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

/** The submissions that state a certificate, in whatever market, or whose Basic UDI-DI the register names with it. */
export async function submissionsUnder(db: Db | Tx, certificateId: number, atMost: number) {
  return db
    .selectFrom('certificates')
    .innerJoin('submissions', (join) => join.onTrue())
    .select([
      'submissions.market',
      'submissions.id',
      'submissions.revision',
      'submissions.device_name',
      'submissions.udi_di',
      'submissions.basic_udi_di',
      'submissions.status',
      'submissions.master_di_id',
      'submissions.document',
      'submissions.dictionary',
      sql<boolean>`coalesce(${states}, false)`.as('states_it'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('certificates.id', '=', certificateId)
    .where(
      sql<boolean>`(${states} or (submissions.market = certificates.market
        and submissions.basic_udi_di = any(certificates.basic_udi_dis)))`,
    )
    .orderBy('submissions.id')
    .limit(atMost)
    .execute()
}

export interface UnseenRow {
  readonly number: string
  readonly notified_body: string | null
  readonly type: string | null
  readonly expiry_date: string | null
  readonly submissions: number
  readonly submission_id: number
  readonly total: number
}

/** Certificates that submissions state and no reading told of. */
export async function unseenCertificates(db: Db, market: string, atMost: number): Promise<UnseenRow[]> {
  const { rows } = await sql<UnseenRow>`
    select row ->> 'certificateNumber' as number, row ->> 'notifiedBody' as notified_body,
      min(row ->> 'certificateType') as type, min(row ->> 'expiryDate') as expiry_date,
      count(distinct submissions.id)::int as submissions, min(submissions.id) as submission_id,
      (count(*) over ())::int as total
    from submissions
    cross join lateral jsonb_array_elements(case jsonb_typeof(document -> 'certificates')
      when 'array' then document -> 'certificates' else '[]' end) as row
    where submissions.market = ${market} and row ->> 'certificateNumber' is not null
      and not exists (select 1 from certificates
        where ${isReal} and certificates.market = submissions.market and certificates.number = row ->> 'certificateNumber'
          and certificates.notified_body = coalesce(row ->> 'notifiedBody', certificates.notified_body))
    group by 1, 2
    order by 4 nulls last, 1, 2
    limit ${atMost}`.execute(db)
  return rows
}

/** Those of the SRNs that the hub has: of an operator, or of the manufacturer of a submission. */
export async function knownSrns(tx: Tx, market: string, srns: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ srn: string }>`
    select srn from operators where not deleted and srn = any(${[...srns]}::text[])
    union
    select document ->> 'manufacturerSrn' from submissions
    where market = ${market} and document ->> 'manufacturerSrn' = any(${[...srns]}::text[])`.execute(tx)
  return new Set(rows.map(({ srn }) => srn))
}

/** The certificates that may have taken the place of one, or those whose place it may have taken; the likeliest first. */
export async function exchangedFor(db: Db | Tx, id: number, which: 'replacements' | 'replaces') {
  const [old, next] = which === 'replacements' ? ['certificates', 'other'] : ['other', 'certificates']
  const { rows } = await sql<{
    id: number
    number: string
    expiryDate: string | null
    sharesDevices: boolean
  }>`
    select other.id, other.number, other.expiry_date as "expiryDate", ${sharesDevices(old, next)} as "sharesDevices"
    from certificates join certificates as other on ${mayReplace(old, next)}
    where certificates.id = ${id}
    order by 4 desc, other.expiry_date desc nulls last, other.id limit 5`.execute(db)
  return rows
}
