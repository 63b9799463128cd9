import { type RawBuilder, sql } from 'kysely'
import { marketModules } from '#core/markets/index.ts'
import type { Condition } from '#server/lists/list.ts'
import { certificateThingOf, isRenewed } from './renewal-state-queries.ts'

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

/** Neither lost nor expired on a day: a register may have no word for what has expired. */
export const isUsable = (table: string, today: string): Condition =>
  sql`(not ${has(table, lost)} and coalesce(${sql.ref(`${table}.expiry_date`)} >= ${sql.lit(today)}, true))`

const namesOf = (table: string) => sql.ref(`${table}.basic_udi_dis`)
const namesNone = (table: string): Condition => sql`(cardinality(${namesOf(table)}) = 0)`

/** Whether the register names the Basic UDI-DI of a submission with it. */
export const namesSubmission = (table: string): Condition =>
  sql`(${namesOf(table)} @> array[submissions.basic_udi_di])`

/** Whether two certificates name a Basic UDI-DI in common. */
const sharesDevices = (old: string, next: string): Condition => sql`(${namesOf(old)} && ${namesOf(next)})`

const begun = (table: string) =>
  sql`coalesce(${sql.ref(`${table}.valid_from`)}, ${sql.ref(`${table}.issue_date`)})`

/**
 * Whether one may take the place of another on a day: it can be used, is of the same notified body and manufacturer, has
 * another number, is not told to be of another type or for other devices alone, and is the later one as far as dates say.
 */
export function mayReplace(old: string, next: string, today: string): Condition {
  const of = (table: string, column: string) => sql.ref(`${table}.${column}`)
  const same = ['market', 'environment', 'srn', 'notified_body'].map(
    (column): RawBuilder<unknown> => sql`${of(next, column)} = ${of(old, column)}`,
  )
  return sql`(${sql.join(same, sql` and `)} and ${isUsable(next, today)}
    and ${of(next, 'number')} <> ${of(old, 'number')}
    and coalesce(${of(next, 'type')} = ${of(old, 'type')}, true)
    and coalesce(${begun(next)} > ${begun(old)}, ${of(next, 'expiry_date')} > ${of(old, 'expiry_date')},
      ${begun(next)} is not null)
    and (${namesNone(old)} or ${namesNone(next)} or ${sharesDevices(old, next)}))`
}

/** May replace it, and the register states the type and the beginning of both: only then more than that is claimed. */
const isSuccessor = (old: string, next: string, today: string): Condition =>
  sql`(${mayReplace(old, next, today)} and ${begun(next)} > ${begun(old)}
    and ${sql.ref(`${next}.type`)} = ${sql.ref(`${old}.type`)})`

/** A person has completed the renewal, and no other certificate can be meant. */
export const isCompletedWith = (old: string, next: string, today: string): Condition =>
  sql`((${namesNone(old)} or ${namesNone(next)}) and ${isRenewed(certificateThingOf(old))}
    and not exists (select from certificates as another
      where another.id <> ${sql.ref(`${next}.id`)} and ${mayReplace(old, 'another', today)}))`

/** Whether the successor is for everything the old one was told to be for. */
export const replacesWhole = (old: string, next: string, today: string): Condition =>
  sql`(${isSuccessor(old, next, today)} and ((not ${namesNone(old)} and ${namesOf(next)} @> ${namesOf(old)})
    or ${isCompletedWith(old, next, today)}))`

/** Whether the successor is for at least one of the devices of the old one. */
export const replacesPartly = (old: string, next: string, today: string): Condition =>
  sql`(${isSuccessor(old, next, today)} and ${sharesDevices(old, next)})`

/** The certificate that has taken the place of one for all its devices. */
export const replacedBy = (today: string) => sql<{ readonly id: number; readonly number: string } | null>`(
  select jsonb_build_object('id', next.id, 'number', next.number) from certificates as next
  where ${replacesWhole('certificates', 'next', today)} order by next.expiry_date desc nulls last, next.id limit 1)`
