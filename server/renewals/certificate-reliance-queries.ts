import { sql } from 'kysely'
import { marketModules } from '#core/markets/index.ts'
import type { Condition } from '#server/lists/list.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'
import { isNoLongerPlaced } from '#server/submissions/no-longer-placed-queries.ts'
import {
  isCompletedWith,
  isLost,
  isReal,
  isUsable,
  namesSubmission,
  replacesPartly,
  replacesWhole,
} from './certificate-status-queries.ts'

/** Which submissions rely on a certificate, and which still state one that was replaced (decision D148). */

/** The row of a submission that states this certificate. */
export const stated = sql`jsonb_build_object('certificateNumber', certificates.number, 'notifiedBody', certificates.notified_body)`
export const states: Condition = sql`submissions.document -> 'certificates' @> jsonb_build_array(${stated})`

const taken = marketModules.flatMap(({ code, takesCertificatesOf }) =>
  takesCertificatesOf ? [sql`(${sql.lit(code)}, ${sql.lit(takesCertificatesOf)})`] : [],
)

/** Whether the market of a submission takes the certificates of this one's market: Switzerland those of the Union. */
const takesIt: Condition = sql`(submissions.market = certificates.market
  or (submissions.market, certificates.market) in (${sql.join(taken)}))`

/** Whether the register names the certificate for the Basic UDI-DI of a submission; by the index of submissions. */
export const namesIt: Condition = sql`(${takesIt} and submissions.basic_udi_di = any(certificates.basic_udi_dis))`

/** Of a device that was not deleted and is still placed on its market. */
const isInUse: Condition = sql`((submissions.device_number is null or exists (select from master_records
    where master_records.device_number = submissions.device_number and ${inUse}))
  and not ${isNoLongerPlaced})`

/** Whether it states the number of another certificate of the same type, or of any where none is known: that one counts. */
const statesAnother: Condition = sql`jsonb_path_exists(submissions.document, '$.certificates[*] ?
  (($type == null || @.certificateType == $type) && @.certificateNumber like_regex "[^ ]" && @.certificateNumber != $number)',
  jsonb_build_object('type', certificates.type, 'number', certificates.number))`

/**
 * Whether a submission of a device in use relies on the certificate: it states it, in whatever market, or the register
 * names the certificate for its Basic UDI-DI while it states no other one of the type and no other one of the type that
 * can be used is named. `among` leaves out other submissions. Asked in two parts: each has an index of its own.
 */
export const isReliedOn = (today: string, among: Condition = sql`true`): Condition =>
  sql`(exists (select from submissions where ${among} and ${isInUse} and ${states})
    or exists (select from submissions where ${among} and ${isInUse} and ${namesIt}
      and not ${statesAnother}
      and not exists (select from certificates as other
        where other.market = certificates.market and other.environment = certificates.environment
          and other.id <> certificates.id and other.type is not distinct from certificates.type
          and ${isUsable('other', today)} and ${namesSubmission('other')})))`

/** Withdrawn, cancelled or suspended while submissions rely on it: work until none does. */
export const isLostToDevices = (today: string, among?: Condition): Condition =>
  sql`(${isReal} and ${isLost} and ${isReliedOn(today, among)})`

const [old, next] = ['certificates', 'next'] as const
/** Whether the next certificate is told to be for the device of a submission. */
const isForIt = (today: string): Condition =>
  sql`(${namesSubmission(next)} or ${isCompletedWith(old, next, today)})`

/** Another certificate has taken its place for a device whose submission still states it: work until none does. */
export const isStatedThoughReplaced = (today: string): Condition => sql`(${isReal} and not ${isLost}
  and exists (select from certificates as next join submissions on ${isInUse} and ${states}
    where (${replacesWhole(old, next, today)} or ${replacesPartly(old, next, today)}) and ${isForIt(today)}))`

/** Another certificate has taken its place, also for every device whose submission states it: its end matters no more. */
export const isReplaced = (today: string): Condition =>
  sql`exists (select from certificates as next where ${replacesWhole(old, next, today)}
    and not exists (select from submissions where ${isInUse} and ${states} and not ${isForIt(today)}))`
