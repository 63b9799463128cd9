import { type Kysely, sql } from 'kysely'

/** What was imported though it cannot be right (decision D35): the rows stand in the hub, and are told all the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column found_rows integer not null default 0`.execute(db)
  await sql`
    create table job_findings (
      id integer generated always as identity primary key,
      job_id integer not null references jobs (id),
      row integer not null,
      field text,
      message text not null
    )`.execute(db)
  await sql`create index job_findings_by_job on job_findings (job_id, id)`.execute(db)
}
