import { sql } from 'kysely'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import type { Standing } from '#core/lifecycle/standing.ts'

/** Where submissions stand with the register, told by the database: lists filter by it. */

/** The environment the hub works for. */
const environment = sql<string>`coalesce(
  (select content ->> 'eudamedEnvironment' from settings limit 1), ${sql.lit(settingsOutOfTheBox.eudamedEnvironment)})`

const registration = (column: string) =>
  sql`(select ${sql.ref(column)} from registrations
    where submission_id = submissions.id and environment = ${environment})`

/** Of the files it was sent in last: refused where one was, waiting where one has no answer. */
const lastSending = sql`(
  select case when bool_or(outcome = 'rejected') then 'refused' when bool_or(outcome is null) then 'sent' end
  from attempts
  where submission_id = submissions.id and environment = ${environment} and outcome is distinct from 'replaced'
    and sending = (
      select max(sending) from attempts
      where submission_id = submissions.id and environment = ${environment}
        and outcome is distinct from 'replaced'))`

/** Columns a row of submissions has besides its own. */
export const standingColumns = {
  standing: sql<Standing>`coalesce(${lastSending}, (
    select case when registrations.document = submissions.document then 'registered' else 'changed' end
    from registrations where submission_id = submissions.id and environment = ${environment}), 'not-sent')`,
  registered_version: sql<string | null>`${registration('registered_version')}`,
  registered_at: sql<Date | null>`${registration('registered_at')}`,
}
