import { type Kysely, type RawBuilder, sql } from 'kysely'
import { boundWhen, isDigested, isWatched } from './left-out.ts'

/** A table whose rows are bound, with what its digests are made of. */
export interface WatchedTable {
  readonly name: string
  /** Of the primary key, in its order. */
  readonly keys: readonly Column[]
  /** By name. */
  readonly columns: readonly Column[]
}

interface Column {
  readonly name: string
  readonly type: string
}

/** As the tables are now. Columns that compute themselves follow from the others. */
export async function watchedTables<T>(db: Kysely<T>): Promise<WatchedTable[]> {
  const { rows } = await sql<{ name: string; keys: Column[] | null; columns: Column[] }>`
    select relname as name, (
      select json_agg(json_build_object('name', attname, 'type', atttypid::regtype::text) order by place)
      from pg_constraint, unnest(conkey) with ordinality as parts (number, place)
      join pg_attribute on attnum = number and attrelid = pg_class.oid
      where conrelid = pg_class.oid and contype = 'p') as keys, (
      select json_agg(json_build_object('name', attname, 'type', atttypid::regtype::text) order by attname collate "C")
      from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`.execute(
    db,
  )
  return rows
    .filter(({ name }) => isWatched(name))
    .map(({ name, keys, columns }) => {
      if (!keys) throw new Error(`The table ${name} has no primary key: the trail cannot name its rows`)
      return { name, keys, columns: columns.filter((column) => isDigested(name, column.name)) }
    })
}

/** The key of a row as a text without tabs and line breaks: numbers as they are, texts as JSON, `/` between. */
export function keyOf({ keys }: WatchedTable, row: string): RawBuilder<string> {
  const parts = keys.map(({ name, type }) => {
    const value = sql.ref(`${row}.${name}`)
    return /^(small|big)?int(eger)?$/.test(type) ? sql`${value}::text` : sql`to_jsonb(${value})::text`
  })
  return sql<string>`${sql.join(parts, sql` || '/' || `)}`
}

/** SHA-256, hex, of the row as PostgreSQL writes one; of bytes and of whole files, their own SHA-256. `-`: not bound. */
export function digestOf({ name: table, columns }: WatchedTable, row: string): RawBuilder<string> {
  const values = columns.map(({ name, type }) => {
    const value = sql.ref(`${row}.${name}`)
    if (type === 'bytea') return sql`sha256(${value})`
    return name === 'content' && type === 'text' ? sql`sha256(convert_to(${value}, 'UTF8'))` : value
  })
  const digest = sql<string>`encode(sha256(convert_to(row(${sql.join(values)})::text, 'UTF8')), 'hex')`
  const condition = boundWhen[table]?.replaceAll('it.', `${row}.`)
  return condition === undefined
    ? digest
    : sql<string>`case when ${sql.raw(condition)} then ${digest} else '-' end`
}

/** Rows are written alike whatever the session has set. */
export const settingsOfDigests = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'iso_8601',
  bytea_output: 'hex',
  extra_float_digits: '1',
} as const
