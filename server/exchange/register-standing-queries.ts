import { sql } from 'kysely'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import type { Standing } from '#core/lifecycle/standing.ts'
import { marketModules } from '#core/markets/index.ts'
import type { isToBeConfirmed } from '#core/markets/shown-registered.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { wasSent } from './attempt-queries.ts'

/** Where submissions stand with the register, told by the database: lists filter by it. */

/** The environment the hub works for, where a setting chooses it; else a register has the one. */
const chosen = marketModules.flatMap(({ code, exchange }) => {
  const setting = exchange?.environmentSetting
  if (!setting) return []
  return [
    sql`when submissions.market = ${sql.lit(code)} then coalesce(
      (select content ->> ${sql.lit(setting)} from settings limit 1), ${sql.lit(settingsOutOfTheBox[setting])})`,
  ]
})
const environment = sql<string>`case ${sql.join(chosen, sql` `)} else 'production' end`

const registration = (column: string) =>
  sql`(select ${sql.ref(column)} from registrations
    where submission_id = submissions.id and environment = ${environment})`

const ofSubmission = sql`submission_id = submissions.id and environment = ${environment}`

/** A file made from the current revision and not marked as sent, with its approval in force. */
const isFileOfIt = sql`outcome is null and sent_at is null and not approval_lapsed and submission_revision = submissions.revision`

/**
 * The standing by its files: whether one of those it was last sent in was refused or is unanswered, and whether one was
 * made since. All files are read once, as a longer statement would take longer to plan in every list.
 */
const byFiles = sql`(
  select case when waits and refused is not true then 'sent' when made_since then 'file-made'
    when refused then 'refused' when made then 'file-made' end
  from (
    select bool_or(of_last and outcome = 'rejected') as refused,
      bool_or(of_last and outcome is null and sent_at is not null) as waits,
      bool_or(is_file and sending > coalesce(last_sending, 0)) as made_since, bool_or(is_file) as made
    from (
      select sending, outcome, sent_at, last_sending, ${isFileOfIt} as is_file,
        ${wasSent('each_file')} and sending = last_sending as of_last
      from (
        select *, max(sending) filter (where ${wasSent('attempts')}) over () as last_sending
        from attempts where ${ofSubmission}) each_file) judged) told)`

/** A publish date that was sent in a file made by that day, while the answer to it or to a later file is open (D154). */
const publishing = marketModules.flatMap(({ code, publishedFrom }) =>
  publishedFrom === undefined ? [] : [{ code: sql.lit(code), field: sql.lit(publishedFrom) }],
)
const publishDateSent = sql<string | null>`case ${sql.join(
  publishing.map(
    ({ code, field }) => sql`when submissions.market = ${code} then (
      select max(day) filter (where to_char(made_at at time zone 'utc', 'YYYY-MM-DD') <= day)
      from (select attempts.*, (select document ->> ${field} from submission_revisions sent
          where sent.submission_id = attempts.submission_id and revision = submission_revision) as day
        from attempts where ${ofSubmission}) told
      where sent_at is not null and (outcome is null or outcome = 'replaced') having bool_or(outcome is null))`,
  ),
  sql` `,
)} end`

/** The register has taken the submission, whatever has changed since. */
export const isRegistered = sql<boolean>`(submissions.status = 'approved-eudamed' or exists (
  select from registrations where ${ofSubmission}))`

/** What each device of a group keeps for itself is no difference where the register has another's (decision D41). */
const ownFields = sql.join(
  marketModules.flatMap(({ exchange }) => exchange?.groups?.ownFields.map((id) => sql.lit(id)) ?? []),
)
/** Nor is what nobody knows the register to have, but what every change replaces there. */
const replaced = sql.join(
  marketModules.flatMap(({ exchange }) => exchange?.groups?.replaced.map((id) => sql.lit(id)) ?? []),
)
const groupedMarkets = sql.join(
  marketModules.flatMap(({ code, exchange }) => (exchange?.groups ? [sql.lit(code)] : [])),
)
/** Nor is what the register takes with the registration only. */
const kept = sql.join(
  marketModules.flatMap(({ exchange }) => exchange?.groups?.kept.map((id) => sql.lit(id)) ?? []),
)
const ofHub = sql`(array[${kept}] || case when named_by_another then array[${ownFields}] else '{}' end
  || array(select unnest(unstated) except select unnest(array[${replaced}])))`
const isSameOtherwise = sql`(submissions.market in (${groupedMarkets})
  and registrations.document - ${ofHub} = submissions.document - ${ofHub})`

/** Nor is what the register gave with the registration, entered since. */
const isSameButGiven = sql`(case submissions.market ${sql.join(
  marketModules.flatMap(({ code, givenByRegister: given = [] }) =>
    given.length > 0
      ? [
          sql`when ${sql.lit(code)} then registrations.document - array[${sql.join(given.map((id) => sql.lit(id)))}]
            = submissions.document - array[${sql.join(given.map((id) => sql.lit(id)))}]`,
        ]
      : [],
  ),
  sql` `,
)} else false end)`

const confirming = marketModules.flatMap(({ code, exchange }) =>
  exchange?.toBeConfirmed ? [sql.lit(code)] : [],
)

/**
 * Columns a row of submissions has besides its own. What was refused is no matter any more where nothing is left to send.
 * With “offset 0” each of the two is asked once a row.
 */
export const standingColumns = {
  standing: sql<Standing>`(
    select case when files = 'refused' and register = 'registered' then register
      else coalesce(files, register, 'not-sent') end
    from (select ${byFiles} as files, (
      select case when registrations.document = submissions.document or ${isSameOtherwise} or ${isSameButGiven}
        then 'registered' else 'changed' end
      from registrations where ${ofSubmission}) as register offset 0) both_told)`,
  registered_version: sql<string | null>`${registration('registered_version')}`,
  registered_at: sql<Date | null>`${registration('registered_at')}`,
  publish_date_sent: publishDateSent,
  /** Only of registers that do not register at once all they take. */
  taken: sql<Parameters<typeof isToBeConfirmed>[1]>`case
    when submissions.market in (${sql.join(confirming)}) then (
      select jsonb_build_object('source', source, 'versions', versions, 'document', document)
      from registrations where ${ofSubmission}) end`,
}

/** What the register has taken of these submissions, where it does not register at once all it takes. */
export async function takenOf(db: Db | Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; market: string; taken: Parameters<typeof isToBeConfirmed>[1] }>`
    select id, market, ${standingColumns.taken} as taken from submissions where id = any(${ids}::int[])`.execute(
    db,
  )
  return rows
}

/** Those of the submissions that match the register: there is nothing to send, whatever their status. */
export async function standingAsRegistered(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from submissions
    where id = any(${ids}::int[]) and ${standingColumns.standing} = 'registered'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
