import { sql } from 'kysely'
import type { CertificateDetails } from '#core/contract/certificates.ts'
import type { Db } from '#server/database/connect.ts'
import type { Condition } from '#server/lists/list.ts'
import type { Tx } from '#server/platform/hub.ts'
import { namesIt, stated, states } from '#server/renewals/certificate-reliance-queries.ts'
import {
  isReal,
  mayReplace,
  replacedBy,
  replacesPartly,
  replacesWhole,
} from '#server/renewals/certificate-status-queries.ts'
import { certificateThing, renewalOf } from '#server/renewals/renewal-state-queries.ts'

/** Certificates as the register told them last, and what the submissions of the hub say of them. */

/** The row of a submission that states this certificate, with what else the register states of it. */
const statedAlike = sql`jsonb_strip_nulls(${stated} || jsonb_build_object(
  'revisionNumber', certificates.revision, 'expiryDate', certificates.expiry_date))`

const statesOtherwise = sql<boolean>`not (submissions.document -> 'certificates' @> jsonb_build_array(${statedAlike}))`

export const derivedColumns = (today: string) => ({
  submissions: sql<number>`(select count(*)::int from submissions
    where submissions.market = certificates.market and ${states})`,
  differing: sql<number>`(select count(*)::int from submissions
    where submissions.market = certificates.market and ${states} and ${statesOtherwise})`,
  /** The project of its renewal, for as long as it is in sight and was not rejected. */
  renewal: renewalOf(certificateThing),
  replaced_by: replacedBy(today),
})

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
  where submissions.master_di_id = ${masterDiId} and (${states} and submissions.market = certificates.market or ${namesIt}))`

function selected(db: Db | Tx, today: string) {
  const { submissions, differing, renewal, replaced_by } = derivedColumns(today)
  return db
    .selectFrom('certificates')
    .selectAll('certificates')
    .select([
      submissions.as('submissions'),
      differing.as('differing'),
      renewal.as('renewal'),
      replaced_by.as('replaced_by'),
    ])
}

export type CertificateRow = NonNullable<Awaited<ReturnType<typeof findCertificate>>>

export async function findCertificate(db: Db | Tx, id: number, today: string) {
  return selected(db, today).where('certificates.id', '=', id).executeTakeFirst()
}

export async function lockCertificate(
  tx: Tx,
  id: number,
  today: string,
): Promise<CertificateRow | undefined> {
  await tx.selectFrom('certificates').select('id').where('id', '=', id).forUpdate().execute()
  return findCertificate(tx, id, today)
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
    .where(sql<boolean>`(${states} or ${namesIt})`)
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

/**
 * The certificates that have or may have taken the place of one, or those whose place it may have taken; the surest
 * first.
 */
export async function exchangedFor(
  db: Db | Tx,
  { id, today }: { readonly id: number; readonly today: string },
  which: 'replacements' | 'replaces',
) {
  const [old, next] = which === 'replacements' ? ['certificates', 'other'] : ['other', 'certificates']
  const { rows } = await sql<CertificateDetails['replaces'][number]>`
    select * from (select other.id, other.number, other.expiry_date as "expiryDate",
      case when ${replacesWhole(old, next, today)} then 'all'
        when ${replacesPartly(old, next, today)} then 'some' else 'possible' end as extent
    from certificates join certificates as other on ${mayReplace(old, next, today)}
    where certificates.id = ${id}) as found
    order by array_position(array['all', 'some', 'possible'], extent), "expiryDate" desc nulls last, id limit 5`.execute(
    db,
  )
  return rows
}
