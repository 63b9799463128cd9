import { type RawBuilder, sql } from 'kysely'
import { marketModules } from '#core/markets/index.ts'
import type { Condition } from '#server/lists/list.ts'
import { certificateThing, isRenewed } from './renewal-state-queries.ts'

/** Which certificates of a register count in work, calendar and renewals: the same everywhere (decision D148). */

/** Those of a playground are there to try with. */
export const isReal: Condition = sql`certificates.environment = 'production'`

const registers = marketModules.flatMap(({ register }) => register?.certificates ?? [])
const ended = registers.flatMap((one) => one.ended)
const lost = [...ended, ...registers.flatMap(({ suspended }) => suspended)]

const has = (table: string, statuses: readonly string[]): Condition =>
  sql`coalesce(${sql.ref(`${table}.status`)} = any(${sql.lit(`{${statuses.join()}}`)}::text[]), false)`

/** Neither withdrawn nor cancelled; one without a status counts as in force. */
export const inForce = (table: string): Condition => sql`(not ${has(table, ended)})`
export const isInForce = inForce('certificates')

/** Withdrawn, cancelled or suspended. */
export const isLost = has('certificates', lost)

/** Whether two certificates name a Basic UDI-DI in common. */
export const sharesDevices = (old: string, next: string): Condition =>
  sql`(${sql.ref(`${old}.basic_udi_dis`)} && ${sql.ref(`${next}.basic_udi_dis`)})`

/**
 * Whether one may take the place of another: in force, of the same notified body, manufacturer and type, with another
 * number, begun later, and not told to be for other devices alone.
 */
export function mayReplace(old: string, next: string): Condition {
  const same = ['market', 'environment', 'srn', 'notified_body'].map(
    (column): RawBuilder<unknown> => sql`${sql.ref(`${next}.${column}`)} = ${sql.ref(`${old}.${column}`)}`,
  )
  const begun = (table: string) =>
    sql`coalesce(${sql.ref(`${table}.valid_from`)}, ${sql.ref(`${table}.issue_date`)})`
  const named = (table: string) => sql`cardinality(${sql.ref(`${table}.basic_udi_dis`)})`
  return sql`(${sql.join(same, sql` and `)} and ${inForce(next)}
    and ${sql.ref(`${next}.number`)} <> ${sql.ref(`${old}.number`)}
    and ${sql.ref(`${next}.type`)} is not distinct from ${sql.ref(`${old}.type`)}
    and ${begun(next)} > coalesce(${begun(old)}, '')
    and (${named(old)} = 0 or ${named(next)} = 0 or ${sharesDevices(old, next)}))`
}

/**
 * The certificate that has taken the place of one: it is told to be for the same devices, or may be it and the renewal
 * is completed.
 */
export const replacedBy = sql<{ readonly id: number; readonly number: string } | null>`(
  select jsonb_build_object('id', next.id, 'number', next.number) from certificates as next
  where ${mayReplace('certificates', 'next')}
    and (${sharesDevices('certificates', 'next')} or ${isRenewed(certificateThing)})
  order by ${sharesDevices('certificates', 'next')} desc, next.expiry_date desc nulls last, next.id limit 1)`
