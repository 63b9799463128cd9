import { type Kysely, sql } from 'kysely'

/** What people said of the assistants' answers, and the model that may answer besides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table assistant_feedback (
        id integer generated always as identity primary key,
        user_id integer not null references users (id),
        message_id text not null,
        assistant text not null,
        question text not null,
        answer text not null,
        sources text[] not null,
        confidence integer,
        category text,
        helpful boolean not null,
        created_at timestamptz not null,
        unique (user_id, message_id)
      )`,
    sql`create index assistant_feedback_created on assistant_feedback (created_at, id)`,
    sql`
      create table assistant_model (
        id integer primary key check (id = 1),
        is_on boolean not null,
        base_url text not null,
        model text not null,
        api_key text,
        updated_at timestamptz not null
      )`,
  ]
  for (const statement of statements) await statement.execute(db)
}
