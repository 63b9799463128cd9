import { type Insertable, sql, type Updateable } from 'kysely'
import type { UpdateScope } from '#core/intelligence/update-scope.ts'
import type { Db } from '#server/database/connect.ts'
import type { AlertsTable } from '#server/database/intelligence-tables.ts'
import { scopeColumn } from '#server/impact/scope-queries.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Alerts, each of one person, and what they have found. */

const found = [
  sql<number>`(select count(*) from alert_matches where alert_id = alerts.id)::int`.as('match_count'),
  sql<Date | null>`(select max(matched_at) from alert_matches where alert_id = alerts.id and triggered)`.as(
    'last_triggered',
  ),
] as const

export type AlertRow = Awaited<ReturnType<typeof alertsOf>>[number]

export async function alertsOf(db: Db | Tx, userId: number) {
  return db
    .selectFrom('alerts')
    .selectAll()
    .select(found)
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

/** Treat other users’ items as not found. */
export async function findAlert(db: Db | Tx, userId: number, id: number): Promise<AlertRow | undefined> {
  return db
    .selectFrom('alerts')
    .selectAll()
    .select(found)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Serialises alert creation per user, so that the limit holds. */
export async function countAlerts(tx: Tx, userId: number): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('alerts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAlert(tx: Tx, alert: Insertable<AlertsTable>): Promise<number> {
  const { id } = await tx.insertInto('alerts').values(alert).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeAlert(tx: Tx, id: number, change: Updateable<AlertsTable>): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('alerts').set(change).where('id', '=', id).execute()
}

export async function deleteAlert(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('alerts').where('id', '=', id).execute()
}

/** Active users only. */
export async function activeAlerts(tx: Tx) {
  return tx
    .selectFrom('alerts')
    .innerJoin('users', 'users.id', 'alerts.user_id')
    .select(['alerts.id', 'alerts.keywords', 'alerts.countries'])
    .where('alerts.is_active', '=', true)
    .where('users.is_active', '=', true)
    .execute()
}

/** Until the transaction ends nobody stores updates. */
export const lockUpdates = (tx: Tx) => sql`lock table updates in share mode`.execute(tx)

/** The newest updates of these countries, or of all where none is named, with what an alert looks at. */
export async function updateTexts(tx: Tx, countries: readonly string[], limit: number) {
  let updates = tx
    .selectFrom('updates')
    .select(['id', 'title', 'summary', 'tags', 'country', 'category', 'source'])
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (countries.length > 0) updates = updates.where('country', 'in', [...countries])
  return updates.execute()
}

export interface NewMatch {
  readonly alert_id: number
  readonly update_id: number
}

export async function insertMatches(
  tx: Tx,
  matches: readonly NewMatch[],
  facts: { readonly matched_at: Date; readonly triggered: boolean },
): Promise<void> {
  if (matches.length === 0) return
  await sql`
    insert into alert_matches (alert_id, update_id, matched_at, triggered, told)
    select alert_id, update_id, ${facts.matched_at}, ${facts.triggered}, ${!facts.triggered}
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as match (alert_id int, update_id int)
    on conflict do nothing`.execute(tx)
}

/** Those of an alert that it would not find any more. */
export async function deleteMatchesBut(tx: Tx, alertId: number, updateIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('alert_matches')
    .where('alert_id', '=', alertId)
    .where(sql<boolean>`not (update_id = any(${[...updateIds]}::int[]))`)
    .execute()
}

export interface UntoldMatch {
  readonly affected_only: boolean
  readonly country: string
  readonly scope: UpdateScope | null
  readonly alert_id: number
  readonly user_id: number
  readonly name: string
  readonly notify: boolean
  readonly update_id: number
  readonly title: string
}

/** Whether somebody has to be told of something. */
export async function isAnyUntold(db: Db): Promise<boolean> {
  const one = await db
    .selectFrom('alert_matches')
    .select('alert_id')
    .where('told', '=', false)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** Takes what nobody has been told of, each once: whoever comes at the same time finds none of it. */
export async function takeUntold(tx: Tx): Promise<UntoldMatch[]> {
  const { rows } = await sql<UntoldMatch>`
    with taken as (
      update alert_matches set told = true where not told returning alert_id, update_id
    )
    select taken.alert_id, alerts.user_id, alerts.name, alerts.notify, alerts.affected_only, taken.update_id,
      updates.title, updates.country, ${scopeColumn} as scope
    from taken
    join alerts on alerts.id = taken.alert_id
    join updates on updates.id = taken.update_id
    order by taken.alert_id, updates.published_on desc, updates.id desc`.execute(tx)
  return rows
}
