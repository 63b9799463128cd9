import type { Db } from './connect.ts'

/*
 * Whole lists are read in keyset pages, each its own query, so that nothing stays open meanwhile. What is changed
 * meanwhile moves in most orders, perhaps to where was read already: each row is listed once, the moved ones at the end.
 */

/** Rows of a whole list that are read at a time. */
export const wholeListPage = 500

/** In milliseconds: a change bears the time it began at, and is seen when it is done. */
const longestChange = 10_000

/** What is changed from now on bears this time or a later one; undefined of an empty table. */
export async function changesFrom(
  db: Db,
  table: 'master_records' | 'submissions',
): Promise<Date | undefined> {
  const newest = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst()
  return newest?.at ? new Date(newest.at.getTime() - longestChange) : undefined
}

/** Lets each row through once. */
export function once<Row extends { readonly id: number }>(): (rows: readonly Row[]) => Row[] {
  const listed = new Set<number>()
  return (rows) => rows.filter(({ id }) => !listed.has(id) && listed.add(id))
}
