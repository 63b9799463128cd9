import { type Kysely, sql } from 'kysely'

/** Refused rows of imports one by one: a growing list in the job's own row was rewritten with every batch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_errors (
      id bigint generated always as identity primary key,
      job_id integer not null references jobs (id),
      row integer not null,
      field text,
      message text not null
    )`.execute(db)
  await sql`create index job_errors_by_job on job_errors (job_id, id)`.execute(db)
  await sql`
    insert into job_errors (job_id, row, field, message)
    select jobs.id, (error ->> 'row')::int, error ->> 'field', error ->> 'message'
    from jobs, jsonb_array_elements(jobs.errors) with ordinality as list (error, place)
    order by jobs.id, place`.execute(db)
  await sql`alter table jobs drop column errors`.execute(db)
}
