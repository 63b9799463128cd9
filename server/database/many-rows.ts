import { sql } from 'kysely'

/**
 * Many rows as one parameter, to be selected from: thousands of parameters take the server's own thread ten
 * times as long to write, and the database to read. `columns` gives the SQL type of each.
 */
export function manyRows<C extends Readonly<Record<string, string>>>(
  columns: C,
  rows: readonly { readonly [K in keyof C]: unknown }[],
) {
  const types = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as many_rows (${sql.join(types)})`
}

/** The names of columns, to be inserted into and selected. */
export const columnNames = (columns: Readonly<Record<string, string>>) =>
  sql.join(Object.keys(columns).map((name) => sql.ref(name)))

/** So few that making a statement of them, and writing it, holds other requests up for some milliseconds. */
const portion = 100

/** Many rows for several statements: between two of them other requests are answered. */
export function* inPortions<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += portion) yield rows.slice(at, at + portion)
}
