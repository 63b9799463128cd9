import { type Kysely, sql } from 'kysely'

/** Impact assessments of regulatory updates, and the affected devices as they were at each completion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table assessments (
        id integer generated always as identity primary key,
        update_id integer not null references updates (id),
        assignee_id integer references users (id),
        title_key text not null,
        state text not null,
        outcome text,
        due_date date,
        search_text text not null,
        completion integer not null,
        completed_by integer references users (id),
        devices integer,
        unclear integer,
        devices_total integer,
        scope jsonb,
        deleted boolean not null,
        delete_reason text,
        reminded text,
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        updated_at timestamptz(3) not null,
        updated_by integer references users (id)
      )`,
    sql`
      create unique index assessments_one_open on assessments (update_id)
      where not deleted and state <> 'completed'`,
    sql`create index assessments_of_update on assessments (update_id, id)`,
    sql`create index assessments_by_due on assessments (due_date, id) where not deleted`,
    sql`create index assessments_by_assignee on assessments (assignee_id, due_date) where not deleted`,
    sql`
      create table assessment_revisions (
        assessment_id integer not null references assessments (id),
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        hash text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        primary key (assessment_id, revision)
      )`,
    sql`
      create trigger assessment_revisions_append_only before update or delete or truncate on assessment_revisions
      for each statement execute function refuse_change()`,
    sql`
      create table assessment_devices (
        assessment_id integer not null references assessments (id),
        completion integer not null,
        record_id integer not null,
        device_number text not null,
        version_number text not null,
        device_name text not null,
        manufacturer_name text not null,
        concern text not null,
        reasons text[] not null,
        search_text text not null,
        primary key (assessment_id, completion, record_id)
      )`,
    sql`
      create trigger assessment_devices_append_only before update or delete or truncate on assessment_devices
      for each statement execute function refuse_change()`,
    sql`alter table tasks add foreign key (assessment_id) references assessments (id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
