import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Schema } from '#server/database/schema.ts'
import {
  digestOf,
  keyOf,
  settingsOfDigests,
  type WatchedTable,
  watchedTables,
} from '#server/database/trail/digests.ts'
import { revisionsOf } from '#server/database/trail/left-out.ts'

/** A row that is not as the trail has it. */
export interface DifferingRow {
  readonly table: string
  /** Of its primary key. */
  readonly key: string
  /** The last entry that is about it; null where there is none. */
  readonly entry: number | null
  /** `between`: it was another one when that entry was written than the entry before had left it. */
  readonly how: 'changed' | 'missing' | 'unrecorded' | 'between'
  /** Of the row as it is; null where there is none. */
  readonly digest: string | null
}

/** With the settings that digests are made under, for as long as it takes. */
export function inDigestSettings<T>(db: Db, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  const inside = async (tx: Transaction<Schema>) => {
    for (const [name, value] of Object.entries({ ...settingsOfDigests, statement_timeout: '0' })) {
      await sql`select set_config(${name}, ${value}, true)`.execute(tx)
    }
    return work(tx)
  }
  return db.isTransaction ? inside(db as Transaction<Schema>) : db.transaction().execute(inside)
}

/** Whether the tables are those of a hub that binds its rows. */
export async function bindsRows(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{
    bound: boolean
  }>`select to_regclass('trail_states') is not null as bound`.execute(db)
  return rows[0]?.bound ?? false
}

export const tablesBound = (db: Db): Promise<WatchedTable[]> => watchedTables(db)

/** What differs of a table, or of the rows that fulfil a condition: they now, beside what the trail last had of them. */
function differing(table: WatchedTable, only?: RawBuilder<unknown>) {
  return sql`
    stored as (select ${keyOf(table, 'stored')} as key, ${digestOf(table, 'stored')} as digest
      from ${sql.table(table.name)} as stored where ${only ?? sql`true`}),
    told as (
      select seq, n, split_part(line, E'\t', 1) as key, split_part(line, E'\t', 2) as before,
        split_part(line, E'\t', 3) as after
      from trail_states, string_to_table(states, E'\n') with ordinality as lines (line, n) where table_name = ${table.name}
        ${only ? sql`and split_part(line, E'\t', 1) in (select key from stored)` : sql``}),
    linked as (
      select *, lag(after, 1, '-') over steps as left_as, lead(seq) over steps is null as is_last
      from told window steps as (partition by key order by seq, n)),
    latest as (select key, seq, after from linked where is_last),
    differing as (
      select coalesce(latest.key, stored.key) as key, latest.seq as entry, stored.digest,
        coalesce(latest.after, '-') as left_as, case when stored.key is null then 'missing'
        when coalesce(latest.after, '-') = '-' then 'unrecorded' else 'changed' end as how
      from latest full join stored on latest.key = stored.key
      where coalesce(latest.after, '-') <> coalesce(stored.digest, '-'))`
}

/**
 * The rows of a table that differ from what the trail last had of them, in one statement: as long as a table is read
 * others write. At most `limit` of them, and how many there are.
 */
export async function differingRows(
  tx: Transaction<Schema>,
  table: WatchedTable,
  limit: number | null,
  only?: RawBuilder<unknown>,
): Promise<{ readonly rows: readonly DifferingRow[]; readonly count: number }> {
  const { rows } = await sql<Omit<DifferingRow, 'table'> & { count: number }>`
    with ${differing(table, only)},
    everything as (
      select key, entry, digest, how from differing
      union all select key, seq, null, 'between' from linked where before <> left_as)
    select *, count(*) over () as count from everything order by entry nulls last, key limit ${limit}`.execute(
    tx,
  )
  return {
    rows: rows.map(({ key, entry, how, digest }) => ({ table: table.name, key, entry, how, digest })),
    count: rows[0]?.count ?? 0,
  }
}

/**
 * Notes the rows that differ as they are now, for the entry that comes next; answers how many. What had differed
 * `already` is noted with what it was then, so that the step to it stays one that no entry explains.
 */
export async function noteDiffering(
  tx: Transaction<Schema>,
  table: WatchedTable,
  already: readonly Pick<DifferingRow, 'key' | 'digest'>[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${differing(table)},
    noted as (
      select string_agg(concat_ws(E'\t', differing.key, coalesce(found.digest, left_as),
        coalesce(differing.digest, '-')), E'\n') as lines, count(*) as count
      from differing left join json_to_recordset(${JSON.stringify(already)}::json) as found (key text, digest text)
        on found.key = differing.key)
    select count, set_config('hub.touched', coalesce(current_setting('hub.touched', true), '')
      || coalesce(${`${table.name}\n`}::text || lines || chr(30), ''), true) <> '' as kept from noted`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** Whether anything was ever bound. */
export async function hasStates(tx: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql`select 1 from trail_states limit 1`.execute(tx)
  return rows.length > 0
}

/** Rows of a noun with revisions that do not hold the document of their own revision: key and revision. */
export async function strayDocuments(
  tx: Transaction<Schema>,
  table: string,
  limit: number | null,
  only?: RawBuilder<unknown>,
): Promise<string[]> {
  const revisions = revisionsOf[table]
  if (!revisions) return []
  const { rows } = await sql<{ key: string }>`
    select stored.id::text as key from ${sql.table(table)} as stored
    left join ${sql.table(revisions.table)} as kept
      on ${sql.ref(`kept.${revisions.key}`)} = stored.id and kept.revision = stored.revision
    where (stored.document is distinct from kept.document or stored.dictionary is distinct from kept.dictionary)
      and stored.id in (select id from ${sql.table(table)} where ${only ?? sql`true`})
    order by stored.id limit ${limit}`.execute(tx)
  return rows.map(({ key }) => key)
}

export interface StoredRevision {
  readonly owner: number
  readonly revision: number
  readonly document: unknown
  readonly hash: string
}

/** Every revision of a noun as it is stored, in slices of a query each. */
export async function* eachRevision(
  db: Db,
  { table, key }: { readonly table: string; readonly key: string },
  size: number,
): AsyncGenerator<readonly StoredRevision[]> {
  // As stored: the plugins read older documents as today's.
  const plain = db.withoutPlugins()
  for (let last = [-1, 0]; ; ) {
    const { rows } = await sql<StoredRevision>`
      select ${sql.ref(key)} as owner, revision, document, hash from ${sql.table(table)}
      where (${sql.ref(key)}, revision) > (${last[0]}, ${last[1]}) order by ${sql.ref(key)}, revision
      limit ${size}`.execute(plain)
    yield rows
    const end = rows.at(-1)
    if (rows.length < size || !end) return
    last = [end.owner, end.revision]
  }
}
