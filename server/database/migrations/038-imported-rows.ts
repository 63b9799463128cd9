import { type Kysely, sql } from 'kysely'

/**
 * What each row of an import became, so that it can be listed and taken back; taking back is a job of its own. A
 * record with no row here came from an import before this was kept, or from elsewhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported_rows (
      job_id integer not null references jobs (id),
      row integer not null,
      record_id integer not null,
      undone_by_job integer references jobs (id),
      primary key (job_id, row)
    )`.execute(db)
  await sql`
    alter table jobs
      add column undoes_job integer references jobs (id),
      add column created_rows integer not null default 0,
      add column undone_rows integer not null default 0`.execute(db)
  await sql`create index jobs_by_undone_job on jobs (undoes_job) where undoes_job is not null`.execute(db)
  await sql`create index jobs_by_person on jobs (created_by, id)`.execute(db)
}
