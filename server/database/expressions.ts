import { sql } from 'kysely'

/** Pieces of SQL that queries of several features write. */

/** The name of the person a column names; null where it names nobody. */
export const personName = (column: string) =>
  sql<string | null>`(select first_name || ' ' || last_name from users where users.id = ${sql.ref(column)})`

/** A text as part of a LIKE pattern, standing for itself. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern that finds a text anywhere. */
export const anywhere = (text: string): string => `%${literally(text)}%`

/** The beginning of a calendar day (YYYY-MM-DD) in UTC, and of the one after it. */
export const startOfDay = (day: string) => sql`((${day}::date)::timestamp at time zone 'UTC')`
export const startOfNextDay = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'UTC')`
