import { type Kysely, sql } from 'kysely'

/** Tasks, milestones and authorities' questions of regulatory projects and of impact assessments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table tasks (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('task', 'milestone', 'question')),
        project_id integer references rim_items (id),
        assessment_id integer,
        owner_id integer references users (id),
        title text not null,
        title_key text not null,
        status text not null,
        due_date date,
        remind_on date,
        search_text text not null,
        deleted boolean not null,
        delete_reason text,
        reminded text,
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        updated_at timestamptz(3) not null,
        updated_by integer references users (id),
        check (num_nonnulls(project_id, assessment_id) = 1)
      )`,
    sql`create index tasks_by_due on tasks (due_date, id) where not deleted`,
    sql`create index tasks_by_owner on tasks (owner_id, due_date) where not deleted`,
    sql`create index tasks_of_project on tasks (project_id) where not deleted`,
    sql`create index tasks_of_assessment on tasks (assessment_id) where not deleted`,
    sql`create index tasks_to_remind on tasks (remind_on) where not deleted and status = 'open'`,
    sql`
      create table task_revisions (
        task_id integer not null references tasks (id),
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        hash text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        primary key (task_id, revision)
      )`,
    sql`
      create trigger task_revisions_append_only before update or delete or truncate on task_revisions
      for each statement execute function refuse_change()`,
    sql`
      create table calendar_feeds (
        user_id integer primary key references users (id) on delete cascade,
        token_hash text not null unique,
        only_mine boolean not null,
        created_at timestamptz(3) not null,
        expires_on date not null,
        last_read_at timestamptz(3)
      )`,
  ]
  for (const statement of statements) await statement.execute(db)
}
