import { setImmediate as breathe } from 'node:timers/promises'
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

/** The same, where a statement is made while the database is at the one before. */
export async function storeInPortions<T, Made>(
  rows: readonly T[],
  make: (portion: readonly T[]) => Made,
  store: (made: Made) => Promise<void>,
): Promise<void> {
  let storing = Promise.resolve()
  try {
    for (const each of inPortions(rows)) {
      const made = make(each)
      await storing
      storing = store(made)
      // A failure is told where it is waited for.
      storing.catch(() => undefined)
      // It is sent before the next one is made.
      await breathe()
    }
  } finally {
    // Nothing is on its way when the transaction ends.
    await storing
  }
}
