import { sql, type Transaction } from 'kysely'
import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import type { Schema } from '#server/database/schema.ts'
import { watchedTables } from '#server/database/trail/digests.ts'
import { appendToTrail, sha256 } from '#server/platform/audit.ts'
import type { TestApp } from './test-app.ts'

/** What somebody who owns the database can do with it. */

export type Tx = Transaction<Schema>

/** Of the other tables a row each, told in the trail; nothing judges whether it makes sense. */
export async function fillTheRest({ hub }: TestApp): Promise<void> {
  await hub.db.transaction().execute(async (tx) => {
    await judgeNothing(tx)
    for (const { name } of await watchedTables(tx)) {
      if ((await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx)).rows.length > 0) continue
      const columns = await columnsOf(tx, name)
      const values = columns.map(
        ({ column, type }) => wanted[name]?.[column] ?? wanted.every?.[column] ?? some(type),
      )
      await sql`insert into ${sql.table(name)} (${sql.join(columns.map(({ column }) => sql.ref(column)))})
        overriding system value values (${sql.join(values)})`.execute(tx)
    }
    const event = { action: 'updated', entityType: 'settings', entityId: null } as const
    await appendToTrail(tx, hub.now(), [{ event, by: null }])
  })
}

const wanted: Record<string, Record<string, unknown>> = {
  // Of a revision it is that of its document.
  every: { hash: sql.lit(sha256('{}')) },
  feeds: { code: sql`null` },
  packages: { status: sql`'ready'` },
  register_reads: { status: sql`'stored'` },
}

/** Keys, checks and numbers of the database's own, once and for all: whoever owns it can drop them. */
async function judgeNothing(tx: Tx): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %I drop constraint %I cascade', relname, conname) as statement
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relnamespace = current_schema()::regnamespace and contype in ('f', 'c')
    union all
    select format('alter table %I alter column %I drop identity', relname, attname)
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and attidentity <> ''
    union all
    select format('alter table %I alter column %I drop not null', relname, attname)
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attnotnull and not exists (
        select from pg_constraint where conrelid = attrelid and contype = 'p' and attnum = any(conkey))`.execute(
    tx,
  )
  for (const { statement } of rows) await sql.raw(statement).execute(tx)
}

export interface Column {
  readonly column: string
  readonly type: string
}

export async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as column, atttypid::regtype::text as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx)
  return rows
}

const some = (type: string) => {
  if (type.endsWith('[]')) return sql`'{}'`
  if (/int/.test(type)) return sql`1`
  if (type === 'boolean') return sql`true`
  if (type === 'jsonb') return sql`'{}'`
  if (type === 'bytea') return sql`'\\x00'::bytea`
  return /date|timestamp/.test(type) ? sql`'2026-01-01'` : sql`'some'`
}

/** Another value than the one that is there, whatever it is. */
export const another = ({ column, type }: Column) => {
  const it = sql.ref(column)
  if (type === 'text[]') return sql`array_append(coalesce(${it}, '{}'), 'another')`
  if (type === 'integer[]') return sql`array_append(coalesce(${it}, '{}'), 7)`
  if (/int/.test(type)) return sql`coalesce(${it}, 0) + 1000003`
  if (type === 'boolean') return sql`not coalesce(${it}, false)`
  if (type === 'jsonb') return sql`'{"another":1}'::jsonb`
  if (type === 'bytea') return sql`coalesce(${it}, '') || '\\x01'::bytea`
  if (type === 'date') return sql`coalesce(${it}, '2026-01-01') + 1`
  if (/timestamp/.test(type)) return sql`coalesce(${it}, '2026-01-01') + interval '1 day'`
  return sql`coalesce(${it}, '') || 'x'`
}

/** Makes the hashes of all entries fit from this one on. */
export async function rehash(
  tx: Tx,
  from: number,
  change: (entry: Record<string, JsonValue>) => object,
): Promise<void> {
  const rows = await tx
    .selectFrom('audit_entries')
    .select(['seq', 'entry', 'previous_hash'])
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute()
  let previous = rows[0]?.previous_hash ?? ''
  for (const { seq, entry } of rows) {
    const told = JSON.parse(entry) as Record<string, JsonValue>
    const text = canonicalJson({
      ...told,
      ...(seq === from && change(told)),
      previousHash: previous,
    } as JsonValue)
    const hash = sha256(text)
    const said = JSON.parse(text) as { at: string; actorId: number | null }
    await sql`update audit_entries set entry = ${text}, previous_hash = ${previous}, hash = ${hash},
      at = ${said.at}, actor_id = ${said.actorId} where seq = ${seq}`.execute(tx)
    previous = hash
  }
}
