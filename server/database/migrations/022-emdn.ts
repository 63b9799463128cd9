import { type Kysely, sql } from 'kysely'
import { builtInNomenclature } from '#core/emdn/nomenclature.ts'
import { columnNames, manyRows } from '#server/database/many-rows.ts'

const columns = { code: 'text', term: 'text', terminal: 'boolean' } as const

/** The European Medical Device Nomenclature by version (decision D18); the extract that comes with the hub is the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table emdn_versions (
      id integer generated always as identity primary key,
      name text not null,
      source text not null,
      complete boolean not null,
      is_current boolean not null,
      entries integer not null,
      hash text not null unique,
      loaded_at timestamptz(3) not null,
      loaded_by integer references users (id)
    )`.execute(db)
  await sql`create unique index emdn_versions_current on emdn_versions (is_current) where is_current`.execute(
    db,
  )
  await sql`
    create table emdn_entries (
      id integer generated always as identity primary key,
      version_id integer not null references emdn_versions (id),
      code text not null,
      term text not null,
      definition text,
      terminal boolean not null,
      search_text text not null
    )`.execute(db)
  await sql`create unique index emdn_entries_by_code on emdn_entries (version_id, code)`.execute(db)
  const { name, source, entries } = builtInNomenclature
  await sql`
    insert into emdn_versions (name, source, complete, is_current, entries, hash, loaded_at)
    values (${name}, ${source}, false, true, ${entries.length}, 'built-in', now())`.execute(db)
  await sql`
    insert into emdn_entries (version_id, ${columnNames(columns)}, search_text)
    select (select id from emdn_versions), ${columnNames(columns)}, lower(code || ' ' || term)
    from ${manyRows(columns, entries)}`.execute(db)
}
