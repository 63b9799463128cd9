import { type Kysely, sql } from 'kysely'

/** What regulatory updates concern: as their texts say it, and as somebody has corrected it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Filled in by the server, which reads the texts; null until then.
    sql`alter table updates add column scope jsonb, add column scope_words jsonb`,
    sql`create index updates_without_scope on updates (id) where scope is null`,
    sql`
      create table update_scopes (
        update_id integer primary key references updates (id),
        scope jsonb not null,
        reason text not null,
        revision integer not null,
        changed_at timestamptz(3) not null,
        changed_by integer not null references users (id)
      )`,
  ]
  for (const statement of statements) await statement.execute(db)
}
