import { type Kysely, sql } from 'kysely'

/** Regulatory projects: who owns them, and the devices and markets they are about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table rim_items add column owner_id integer references users (id)`,
    sql`create index rim_items_by_owner on rim_items (owner_id) where not deleted`,
    // A device is all versions of one record, found by its number.
    sql`
      create table rim_scope (
        project_id integer not null references rim_items (id),
        device_number text not null,
        market text not null,
        added_at timestamptz(3) not null,
        added_by integer references users (id),
        primary key (project_id, device_number, market)
      )`,
    sql`create index rim_scope_of_device on rim_scope (device_number)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
