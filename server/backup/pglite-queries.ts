import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/database/schema.ts'

/**
 * Of a file that lost its end PostgreSQL reads the rows that are left, and says nothing. The index of the keys knows of
 * the others: following it fails, or leads to another number of rows.
 */
export async function refuseCutOff(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'indexonlyscan', 'sort']) {
      await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(tx)
    }
    const { rows: keys } = await sql<{ name: string; columns: string[] }>`
      select relname as name, array_agg(attname::text order by place) as columns
      from pg_index join pg_class on pg_class.oid = indrelid
        cross join unnest(indkey::int2[]) with ordinality as part (number, place)
        join pg_attribute on attrelid = indrelid and attnum = number
      where indisprimary and relnamespace = current_schema()::regnamespace group by relname`.execute(tx)
    for (const { name, columns } of keys) {
      const key = sql.join(columns.map((column) => sql.ref(column)))
      const { rows } = await sql<{ all: number; found: number }>`select
        (select count(*) from (select from ${sql.table(name)} order by ${key} offset 0) as found)::int as found,
        (select count(*) from ${sql.table(name)} where ctid is not null)::int as all`.execute(tx)
      const [{ all, found } = { all: 0, found: 0 }] = rows
      if (all !== found) throw new Error(`table ${name} has ${all} rows, and ${found} by its keys`)
    }
  })
}
