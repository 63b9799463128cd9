import { sql } from 'kysely'
import { directiveCertificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import type { Project } from '#core/contract/projects.ts'
import type { RenewalSource, RenewedThing } from '#core/lifecycle/renewals.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { isReplaced } from '#server/renewals/certificate-reliance-queries.ts'
import { isInForce, isReal, isUsable, mayReplace } from '#server/renewals/certificate-status-queries.ts'
import {
  certificateThing,
  certificationThing,
  complianceThing,
  isNotBegun,
  isOf,
} from '#server/renewals/renewal-state-queries.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'
import { isNoLongerPlaced } from '#server/submissions/no-longer-placed-queries.ts'
import { statedRows, statesCertificate } from './scope-queries.ts'

/** What runs out and is not being renewed, and what came of what is. */

export interface EndingThing {
  readonly source: RenewalSource
  readonly sourceId: number | null
  readonly number: string
  readonly notifiedBody: string | null
  /** A code of a market, or what somebody wrote for one. */
  readonly country: string | null
  readonly about: string | null
  readonly expiresOn: string
}

interface Window {
  readonly today: string
  readonly until: string
  readonly atMost: number
}

/** Of a device whose record is in use and that is still placed on the market. */
const ofDeviceInUse = sql`(not ${isNoLongerPlaced} and exists (select from master_records
  where master_records.device_number = submissions.device_number and ${inUse}))`

/**
 * Of the certificates EUDAMED shows: those of production that are in force and not replaced, of an operator the hub has, or of the
 * manufacturer of a device in use or stated for one, in whatever market: Switzerland takes the Union's certificates.
 */
export async function endingCertificates(tx: Tx, { today, until, atMost }: Window): Promise<EndingThing[]> {
  const { rows } = await sql<EndingThing>`
    select 'certificate' as source, id as "sourceId", number, notified_body as "notifiedBody", market as country,
      null as about, expiry_date as "expiresOn"
    from certificates
    where ${isReal} and expiry_date between ${today} and ${until}
      and ${isInForce} and ${isNotBegun(certificateThing)} and not ${isReplaced(today)}
      and (exists (select from operators where not operators.deleted and operators.srn = certificates.srn)
        or exists (select from submissions where ${ofDeviceInUse}
          and (submissions.market = certificates.market and submissions.document ->> 'manufacturerSrn' = certificates.srn
            or exists (select from ${statedRows} where row ->> 'certificateNumber' = certificates.number
              and coalesce(row ->> 'notifiedBody', certificates.notified_body) = certificates.notified_body))))
    order by expiry_date, id limit ${atMost}`.execute(tx)
  return rows
}

/**
 * Of the certificates that submissions of devices in use state: those nothing read from EUDAMED tells of, each once
 * in all markets. One without a notified body is the same as one of that number with a notified body.
 */
export async function endingStated(tx: Tx, { today, until, atMost }: Window): Promise<EndingThing[]> {
  const { rows } = await sql<EndingThing>`
    select 'stated' as source, null::int as "sourceId", number, "notifiedBody", country, null as about, "expiresOn"
    from (
      select number, "notifiedBody", case when count(distinct market) = 1 then min(market) end as country,
        max(expiry) as "expiresOn"
      from (
        select number, market, expiry,
          coalesce(body, min(body) over (partition by number)) as "notifiedBody"
        from (
          select row ->> 'certificateNumber' as number, row ->> 'notifiedBody' as body,
            submissions.market, row ->> 'expiryDate' as expiry
          from submissions cross join lateral ${statedRows}
          where row ->> 'certificateNumber' is not null and ${ofDeviceInUse}
            and not exists (select from certificates
              where ${isReal} and certificates.expiry_date is not null
                and certificates.number = row ->> 'certificateNumber'
                and certificates.notified_body = coalesce(row ->> 'notifiedBody', certificates.notified_body))
        ) as written
      ) as folded
      group by number, "notifiedBody") as stated
    where "expiresOn" between ${today} and ${until} and ${isNotBegun({
      source: 'stated',
      id: sql`null::int`,
      expiry: sql`stated."expiresOn"`,
      stated: {
        number: sql`stated.number`,
        notifiedBody: sql`coalesce(stated."notifiedBody", renewed.notified_body, '')`,
      },
    })}
    order by "expiresOn", number limit ${atMost}`.execute(tx)
  return rows
}

/** A certificate is the same whether EUDAMED shows it or a submission states it. */
function thingOf({ source, sourceId, number, notifiedBody, expiresOn }: RenewedThing) {
  const body = sql`coalesce(${notifiedBody}::text, renewed.notified_body, '')`
  return {
    source,
    id: sql`${sourceId}::int`,
    expiry: sql`${expiresOn}::text`,
    ...((source === 'certificate' || source === 'stated') && {
      stated: { number: sql`${number}`, notifiedBody: body },
    }),
  }
}

const ofDirectives = directiveCertificateTypes.map(({ code }): string => code)

/** Whether submissions state the certificate as one of a directive. */
export async function isOfDirective(tx: Tx, thing: RenewedThing): Promise<boolean> {
  if (thing.source !== 'certificate' && thing.source !== 'stated') return false
  const isOne = sql<boolean>`row ->> 'certificateType' = any(${ofDirectives}::text[])`
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from submissions where ${statesCertificate(thing, isOne)}) as "is"`.execute(tx)
  return rows[0]?.is ?? false
}

/** Whether something found before is still not being renewed: what was begun meanwhile may be the same. */
export async function isStillDue(tx: Tx, ending: EndingThing): Promise<boolean> {
  const thing = thingOf(ending)
  const { rows } = await sql<{ due: boolean }>`select ${isNotBegun(thing)} as due`.execute(tx)
  return rows[0]?.due ?? false
}

export async function endingCertifications(tx: Tx, { today, until, atMost }: Window): Promise<EndingThing[]> {
  const { rows } = await sql<EndingThing>`
    select 'certification' as source, certifications.id as "sourceId", certification_number as number,
      null as "notifiedBody", null as country, certification_type as about, expiry_date as "expiresOn"
    from certifications join operators on operators.id = operator_id
    where not certifications.deleted and not operators.deleted
      and expiry_date between ${today} and ${until} and ${isNotBegun(certificationThing)}
    order by expiry_date, certifications.id limit ${atMost}`.execute(tx)
  return rows
}

export async function endingCompliance(tx: Tx, { today, until, atMost }: Window): Promise<EndingThing[]> {
  const { rows } = await sql<EndingThing>`
    select 'compliance' as source, rim_items.id as "sourceId", rim_items.name as number, null as "notifiedBody",
      rim_items.document ->> 'jurisdiction' as country, null as about, rim_items.due_date as "expiresOn"
    from rim_items
    where rim_items.kind = 'rim-compliance' and not rim_items.deleted
      and rim_items.due_date between ${today} and ${until} and ${isNotBegun(complianceThing)}
    order by rim_items.due_date, rim_items.id limit ${atMost}`.execute(tx)
  return rows
}

/** Who owned the renewal of the same thing before this one, if she can still sign in. */
export async function earlierOwner(tx: Tx, thing: RenewedThing): Promise<number | null> {
  const { rows } = await sql<{ owner: number }>`
    select owner_id as owner from rim_renewals as renewed
    join rim_items on rim_items.id = project_id join users on users.id = owner_id and users.is_active
    where ${isOf(thingOf(thing))} order by project_id desc limit 1`.execute(tx)
  return rows[0]?.owner ?? null
}

/** How many of these projects nobody owns. */
export async function countWithoutOwner(tx: Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rim_items
    where id = any(${[...ids]}::int[]) and owner_id is null and not deleted`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The number and the end that a certification or compliance item has now, held until the renewal is completed. */
export async function lockEnd(
  tx: Tx,
  source: 'certification' | 'compliance',
  id: number,
): Promise<{ readonly number: string | null; readonly expiryDate: string | null } | undefined> {
  const found =
    source === 'certification'
      ? sql`certification_number as number, expiry_date from certifications`
      : sql`null as number, due_date::text as expiry_date from rim_items`
  const { rows } = await sql<{ number: string | null; expiryDate: string | null }>`
    select number, expiry_date as "expiryDate" from (
      select ${found} where id = ${id} and not deleted for update) as held`.execute(tx)
  return rows[0]
}

/**
 * A certificate of production that can be used today, with a later end, or what may be its successor: of the same body and holder, with another
 * number.
 */
export async function renewedCertificates(
  db: Db,
  projectId: number,
  today: string,
): Promise<Project['renewed']> {
  const { rows } = await sql<Project['renewed'][number]>`
    select certificates.id as "certificateId", certificates.number, certificates.expiry_date as "expiryDate",
      certificates.number = renewed.number as "isSame"
    from rim_renewals renewed
    left join certificates old on renewed.source = 'certificate' and old.id = renewed.source_id
    join certificates on certificates.expiry_date > renewed.expires_on::text
      and ${isReal} and ${isUsable('certificates', today)} and (
      (certificates.number = renewed.number
        and certificates.notified_body = coalesce(renewed.notified_body, certificates.notified_body))
      or ${mayReplace('old', 'certificates', today)})
    where renewed.project_id = ${projectId} and renewed.source in ('certificate', 'stated')
    order by certificates.number = renewed.number desc, certificates.expiry_date desc, certificates.id
    limit 5`.execute(db)
  return rows
}

/** What the register shows of the certificate that a project renews. */
export async function shownOfRenewed(db: Db, projectId: number) {
  const { rows } = await sql<{ market: string; status: string | null; statusReadAt: Date }>`
    select certificates.market, certificates.status, certificates.status_read_at as "statusReadAt"
    from rim_renewals renewed
    join certificates on ${isReal} and (
      (renewed.source = 'certificate' and certificates.id = renewed.source_id)
      or (renewed.source = 'stated' and certificates.number = renewed.number
        and certificates.notified_body = coalesce(renewed.notified_body, certificates.notified_body)))
    where renewed.project_id = ${projectId} order by certificates.id limit 1`.execute(db)
  return rows[0]
}

/** The end of the certification or compliance item of a renewal, where it is later by now. */
export async function renewedEntry(db: Db, projectId: number): Promise<Project['renewed']> {
  const { rows } = await sql<Project['renewed'][number]>`
    select null::int as "certificateId", coalesce(certification_number, rim_items.name) as number,
      coalesce(certifications.expiry_date, rim_items.due_date::text) as "expiryDate", true as "isSame"
    from rim_renewals renewed
    left join certifications on renewed.source = 'certification' and certifications.id = renewed.source_id
    left join rim_items on renewed.source = 'compliance' and rim_items.id = renewed.source_id
    where renewed.project_id = ${projectId}
      and coalesce(certifications.expiry_date, rim_items.due_date::text) > renewed.expires_on::text`.execute(
    db,
  )
  return rows
}
