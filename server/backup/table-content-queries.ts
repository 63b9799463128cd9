import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '#server/database/schema.ts'
import { isContent, storedColumns, tablesOf } from './backup-queries.ts'

/** What each table holds: how many rows, and a sum of the SHA-256 of each, in whatever order they lie. */
export const TableContent = z.record(z.string(), z.object({ rows: z.int(), hash: z.string() }))
export type TableContent = z.infer<typeof TableContent>

/** The columns that compute themselves are left out: they follow from the others. */
export async function contentOf(db: Kysely<Schema>): Promise<TableContent> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('timezone', 'UTC', true), set_config('statement_timeout', '0', true)`.execute(
      tx,
    )
    const content: TableContent = {}
    for (const table of (await tablesOf(tx)).filter(isContent)) {
      const columns = sql.join((await storedColumns(tx, table)).map((name) => sql.ref(name)))
      const { rows } = await sql<{ rows: string; hash: string }>`
        select count(*)::text as rows, coalesce(sum(('x' || left(sha, 15))::bit(60)::bigint::numeric), 0)::text as hash
        from (
          select encode(sha256(convert_to(row_to_json(stored)::text, 'UTF8')), 'hex') as sha
          from (select ${columns} from ${sql.table(table)}) as stored
        ) as hashed`.execute(tx)
      content[table] = { rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' }
    }
    return content
  })
}

/** The tables that do not hold the same. */
export const differingTables = (a: TableContent, b: TableContent): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (table) => a[table]?.rows !== b[table]?.rows || a[table]?.hash !== b[table]?.hash,
  )
