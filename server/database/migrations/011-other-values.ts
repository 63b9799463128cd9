import { type Kysely, sql } from 'kysely'

/**
 * Rows of an import that say otherwise than the hub, field by field, until somebody asks to update them (decision
 * D34); the update is a job of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column updates_job integer references jobs (id),
      add column other_values integer not null default 0,
      add column updatable integer not null default 0,
      add column updated integer not null default 0`.execute(db)
  await sql`create index jobs_by_updated_job on jobs (updates_job) where updates_job is not null`.execute(db)
  await sql`alter table job_errors add column kind text`.execute(db)
  await sql`
    create table job_other_values (
      id bigint generated always as identity primary key,
      job_id integer not null references jobs (id),
      row integer not null,
      record_id integer not null,
      subject text not null,
      changes jsonb not null,
      problem text,
      updated_by_job integer references jobs (id),
      unique (job_id, row)
    )`.execute(db)
}
