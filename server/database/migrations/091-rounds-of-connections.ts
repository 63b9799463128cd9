import { type Kysely, sql } from 'kysely'

/** One server works on a connection at a time; a connection that is asked too much rests; answers are settled by people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      alter table connections
        drop column reading_until,
        add column leased_until timestamptz(3),
        add column paused_until timestamptz(3),
        add column failures integer not null default 0,
        add column told text,
        add column exchanged_at timestamptz(3)`,
    sql`alter table transmissions drop column leased_until, add column reference text`,
    sql`drop index transmissions_due`,
    sql`create index transmissions_due on transmissions (connection_id, next_at) where next_at is not null`,
    sql`create index transmissions_of_connection on transmissions (connection_id, state)`,
    sql`
      alter table received_messages
        add column answers_message text,
        add column settled_by integer references users (id),
        add column settled_at timestamptz(3)`,
    sql`create index received_messages_unmatched on received_messages (connection_id, id) where state = 'unmatched'`,
  ]
  for (const statement of statements) await statement.execute(db)
}
