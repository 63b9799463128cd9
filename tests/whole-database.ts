import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** What is counted of refusals, and when administrators were told of it. */
const ofRefusals = ['security_events', 'security_alerts']

type Digests = Readonly<Record<string, string>>

/** A digest of each table, but for the last use of API tokens and what is kept of refusals. */
export async function wholeDatabase({ hub: { db, jobs, securityLog } }: TestApp): Promise<Digests> {
  await jobs.idle()
  await securityLog.flush()
  const { rows: names } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${ofRefusals})
    order by 1`.execute(db)
  const digests = names.map(({ name }) => {
    const row = name === 'api_tokens' ? sql`(to_jsonb(t) - 'last_used_at')::text` : sql`to_jsonb(t)::text`
    return sql`select ${sql.lit(name)} as name,
      coalesce(md5(string_agg(${row}, ',' order by ${row})), '') as digest from ${sql.table(name)} t`
  })
  const { rows } = await sql<{ name: string; digest: string }>`
    ${sql.join(digests, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/** The tables that something writes into. */
export async function writtenBy(testApp: TestApp, act: () => Promise<unknown>): Promise<string[]> {
  const before = await wholeDatabase(testApp)
  await act()
  const after = await wholeDatabase(testApp)
  return Object.keys(after).filter((table) => after[table] !== before[table])
}
