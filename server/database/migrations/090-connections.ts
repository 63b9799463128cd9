import { type Kysely, sql } from 'kysely'

/** Connections to registers, what goes through them, and what comes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table connections (
        id integer generated always as identity primary key,
        kind text not null,
        market text not null,
        environment text not null,
        name text not null,
        settings jsonb not null,
        secrets text not null,
        secrets_set text[] not null,
        enabled boolean not null,
        revision integer not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        reading_until timestamptz(3)
      )`,
    sql`
      create table transmissions (
        id integer generated always as identity primary key,
        export_id integer not null references exports (id),
        connection_id integer not null references connections (id),
        message_id text not null unique,
        state text not null,
        tries integer not null default 0,
        next_at timestamptz(3),
        leased_until timestamptz(3),
        may_have_left boolean not null default false,
        told text,
        answer_by timestamptz(3) not null,
        created_at timestamptz(3) not null,
        created_by integer not null references users (id),
        updated_at timestamptz(3) not null
      )`,
    // A file is on its way once.
    sql`create unique index transmissions_on_their_way on transmissions (export_id)
      where state in ('queued', 'sending', 'handed-over', 'delivered')`,
    sql`create index transmissions_of on transmissions (export_id, id)`,
    sql`create index transmissions_due on transmissions (next_at) where next_at is not null`,
    sql`
      create table received_messages (
        id integer generated always as identity primary key,
        connection_id integer not null references connections (id),
        transport_id text not null,
        content bytea not null,
        hash text not null,
        state text not null,
        note text,
        export_id integer references exports (id),
        received_at timestamptz(3) not null,
        unique (connection_id, transport_id)
      )`,
    sql`create index received_messages_new on received_messages (id) where state = 'new'`,
    // Nobody reads in what comes through a connection.
    sql`alter table answers alter column created_by drop not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
