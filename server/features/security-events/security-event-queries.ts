import { sql } from 'kysely'
import type { SecurityEvent, SecurityEventQuery } from '#core/contract/security-events.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere, startOfDay, startOfNextDay } from '#server/database/expressions.ts'
import { type Asking, type Condition, defineList } from '#server/lists/list.ts'
import { column, instant, oneOf } from '#server/lists/properties.ts'
import type { Tx } from '#server/platform/hub.ts'
import { peopleNamed } from '#server/platform/people-named.ts'
import { userAccount } from '#server/platform/security-log.ts'

interface EventRow {
  readonly id: number
  readonly minute: Date
  readonly kind: SecurityEvent['kind']
  readonly address: string
  readonly account: string
  readonly count: number
  readonly user_id: number | null
  readonly user_name: string | null
}

const as = column<EventRow>()
const at = instant<EventRow>()
const properties = {
  id: as('id'),
  minute: at('minute'),
  kind: as('kind'),
  address: as('address'),
  account: as('account'),
  userId: as('user_id'),
  userName: as('user_name'),
  count: as('count'),
}

/** The number an account bears that is somebody's. */
const userId = sql<number | null>`
  case when security_events.account ~ '^user:[0-9]{1,9}$' then substr(security_events.account, 6)::integer end`

/** Refusals and failed sign-ins, counted by the minute (decision D28). */
export const securityEventList = defineList<EventRow, SecurityEvent, SecurityEventQuery>()({
  table: 'security_events',
  key: 'id',
  derived: {
    user_id: sql`(select id from users where id = ${userId})`,
    user_name: sql`(select first_name || ' ' || last_name from users where id = ${userId})`,
  },
  properties,
  sorts: { minute: { by: sql`minute` } },
  defaultSort: '-minute',
  filters: {
    kind: oneOf('kind'),
    from: (day) => sql`minute >= ${startOfDay(day)}`,
    to: (day) => sql`minute < ${startOfNextDay(day)}`,
  },
  search: ofAddressOrPerson,
  changes: null,
  file: {
    name: 'security-events',
    entityType: 'export',
    columns: [
      { header: 'Minute (UTC)', ...at('minute') },
      { header: 'Kind', ...as('kind') },
      { header: 'Address', ...as('address') },
      { header: 'Account', ...as('account') },
      { header: 'Person', ...as('user_name') },
      { header: 'Count', ...as('count') },
    ],
  },
})

async function ofAddressOrPerson(text: string, { db }: Asking<SecurityEventQuery>): Promise<Condition> {
  const accounts = (await peopleNamed(db, text)).map(userAccount)
  return sql`(address like ${anywhere(text)} or account = any(${accounts}::text[]))`
}

/** The first minute with events of an hour whose digest is not made; undefined when there is none before `end`. */
export async function firstUndigested(tx: Tx, end: Date): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('security_events')
    .select('minute')
    .where(
      'minute',
      '>=',
      sql<Date>`coalesce((select max(hour) + interval '1 hour' from security_digests), '-infinity')`,
    )
    .where('minute', '<', end)
    .orderBy('minute')
    .limit(1)
    .executeTakeFirst()
  return row?.minute
}

export async function eventsBetween(tx: Tx, from: Date, to: Date) {
  return tx
    .selectFrom('security_events')
    .select(['minute', 'kind', 'account', 'address', 'count'])
    .where('minute', '>=', from)
    .where('minute', '<', to)
    .execute()
}

/** Fails for the second of two servers that make the same digest; its transaction then looks again. */
export async function noteDigest(tx: Tx, hour: Date): Promise<void> {
  await tx.insertInto('security_digests').values({ hour }).execute()
}

/** Thirteen months of the calendar are kept, whole. */
export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where(
      'minute',
      '<',
      sql<Date>`(${now}::timestamptz at time zone 'UTC' - interval '13 months') at time zone 'UTC'`,
    )
    .execute()
}

/** Addresses and accounts with at least so many failed sign-ins since then. */
export async function failuresSince(
  db: Db,
  since: Date,
  { address, account }: { readonly address: number; readonly account: number },
): Promise<{ readonly of: 'address' | 'account'; readonly name: string; readonly count: number }[]> {
  const { rows } = await sql<{ of: 'address' | 'account'; name: string; count: number }>`
    with failed as (
      select address, account, count from security_events
      where minute >= ${since} and kind in ('failed-sign-in', 'locked-account')
    )
    select 'address' as of, address as name, sum(count)::int as count from failed
    group by address having sum(count) >= ${address}
    union all
    select 'account', coalesce(max(users.username), 'a name nobody has'), sum(count)::int from failed
    left join users on failed.account = 'user:' || users.id
    where failed.account <> '' group by failed.account having sum(count) >= ${account}`.execute(db)
  return rows
}
