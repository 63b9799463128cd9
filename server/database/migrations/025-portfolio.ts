import { type Kysely, sql } from 'kysely'

/** Product families, and the submissions matched to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table portfolios (
        id integer generated always as identity primary key,
        product_family text not null,
        family_key text not null,
        device_count integer not null,
        search_text text not null,
        deleted boolean not null,
        delete_reason text,
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        updated_at timestamptz(3) not null,
        updated_by integer references users (id)
      )`,
    sql`create index portfolios_by_name on portfolios (family_key) where not deleted`,
    sql`
      create table portfolio_revisions (
        portfolio_id integer not null references portfolios (id),
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        hash text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        primary key (portfolio_id, revision)
      )`,
    sql`
      create trigger portfolio_revisions_append_only before update or delete or truncate on portfolio_revisions
      for each statement execute function refuse_change()`,
    sql`alter table submissions add column portfolio_id integer references portfolios (id)`,
    sql`create index submissions_by_portfolio on submissions (portfolio_id) where portfolio_id is not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
