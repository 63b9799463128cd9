import { type Kysely, type RawBuilder, sql } from 'kysely'
import { digestOf, keyOf, settingsOfDigests, type WatchedTable, watchedTables } from './digests.ts'

const events = [
  ['insert', sql`new table as fresh`],
  ['update', sql`old table as stale new table as fresh`],
  ['delete', sql`old table as stale`],
] as const

/**
 * Makes the database note what is written into every table the trail binds (migration 070). Done after each change of
 * the tables, so that one that comes with a migration is bound without anybody thinking of it.
 */
export async function watchTables<T>(db: Kysely<T>): Promise<void> {
  const known = await watches(db)
  for (const table of await watchedTables(db)) {
    const body = bodyOf(table).compile(db).sql
    // Making a trigger waits for whoever writes into the table: another server may be in the midst of an import.
    if (known.get(table.name) !== body) await watch(db, table, body)
  }
}

/** What notes the rows of each table as it is now, where all its triggers are in force. */
async function watches<T>(db: Kysely<T>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; body: string }>`
    select relname as name, min(prosrc) as body
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where relnamespace = current_schema()::regnamespace and proname = 'trail_note_' || relname and tgenabled = 'O'
    group by relname having count(*) = ${events.length}`.execute(db)
  return new Map(rows.map(({ name, body }) => [name, body]))
}

/** Of the function, in PL/pgSQL. Each digest is made once: `offset 0` keeps the planner from making it where it is named. */
function bodyOf(table: WatchedTable) {
  const none = sql<string>`'-'`
  const noted = (
    row: string,
    before: RawBuilder<string>,
    after: RawBuilder<string>,
    rows: RawBuilder<unknown>,
  ) => sql`
    select string_agg(key || E'\t' || before || E'\t' || after, E'\n') into lines
    from (select ${keyOf(table, row)} as key, ${before} as before, ${after} as after from ${rows} offset 0) as noted
    where before <> after;`
  const using = sql.join(table.keys.map((key) => sql.ref(key.name)))
  const [fresh, stale] = [digestOf(table, 'fresh'), digestOf(table, 'stale')]
  return sql`
    declare
      lines text;
    begin
      if tg_op = 'INSERT' then ${noted('fresh', none, fresh, sql`fresh`)}
      elsif tg_op = 'DELETE' then ${noted('stale', stale, none, sql`stale`)}
      else ${noted('fresh', stale, fresh, sql`stale join fresh using (${using})`)}
      end if;
      if lines is not null then
        perform set_config('hub.touched',
          coalesce(current_setting('hub.touched', true), '') || ${sql.lit(`${table.name}\n`)} || lines || chr(30), true);
      end if;
      return null;
    end`
}

async function watch<T>(db: Kysely<T>, table: WatchedTable, body: string): Promise<void> {
  const name = `trail_note_${table.name}`
  const settings = Object.entries(settingsOfDigests).map(
    ([setting, value]) => sql`set ${sql.ref(setting)} = ${sql.lit(value)}`,
  )
  await sql`
    create or replace function ${sql.id(name)}() returns trigger language plpgsql ${sql.join(settings, sql` `)}
    as $$${sql.raw(body)}$$`.execute(db)
  for (const [event, seen] of events) {
    await sql`
      create or replace trigger ${sql.id(`trail_${event}`)} after ${sql.raw(event)} on ${sql.table(table.name)}
      referencing ${seen} for each statement execute function ${sql.id(name)}()`.execute(db)
  }
}
