import { sql } from 'kysely'
import type { SecurityEventQuery } from '#core/contract/security-events.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere, startOfDay, startOfNextDay } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'
import { peopleNamed } from '#server/platform/people-named.ts'
import { userAccount } from '#server/platform/security-log.ts'

type Filter = Pick<SecurityEventQuery, 'kind' | 'from' | 'to' | 'search'>

async function conditions(db: Db, { kind, from, to, search }: Filter) {
  const parts = [sql<boolean>`true`]
  if (kind) parts.push(sql<boolean>`kind = any(${kind}::text[])`)
  if (from) parts.push(sql<boolean>`minute >= ${startOfDay(from)}`)
  if (to) parts.push(sql<boolean>`minute < ${startOfNextDay(to)}`)
  const wanted = fold(search?.trim() ?? '')
  if (wanted !== '') {
    const accounts = (await peopleNamed(db, wanted)).map(userAccount)
    parts.push(sql<boolean>`(address like ${anywhere(wanted)} or account = any(${accounts}::text[]))`)
  }
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

export async function countEvents(db: Db, filter: Filter): Promise<number> {
  const { count } = await db
    .selectFrom('security_events')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(await conditions(db, filter))
    .executeTakeFirstOrThrow()
  return count
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

interface Place {
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
  readonly after?: EventRow | undefined
}

export async function listEvents(db: Db, filter: Filter, { descending, limit, offset, after }: Place) {
  const order = descending ? 'desc' : 'asc'
  const beyond = sql.raw(descending ? '<' : '>')
  let query = db
    .selectFrom('security_events')
    .leftJoin('users', (join) => join.on(sql<boolean>`account = 'user:' || users.id`))
    .select(['security_events.id', 'minute', 'kind', 'address', 'account', 'count'])
    .select(['users.id as user_id', 'first_name', 'last_name'])
    .where(await conditions(db, filter))
  if (after)
    query = query.where(sql<boolean>`(minute, security_events.id) ${beyond} (${after.minute}, ${after.id})`)
  return query
    .orderBy('minute', order)
    .orderBy('security_events.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
}

/** All of them in keyset pages, each its own query, so that nothing stays open meanwhile. */
export async function* eachEvent(
  db: Db,
  filter: Filter,
  from: { readonly descending: boolean; readonly offset: number },
): AsyncGenerator<EventRow> {
  const limit = 500
  for (let after: EventRow | undefined; ; ) {
    const rows = await listEvents(db, filter, { ...from, limit, after, offset: after ? 0 : from.offset })
    yield* rows
    if (rows.length < limit) return
    after = rows.at(-1)
  }
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
