import { type Kysely, sql } from 'kysely'

/**
 * Jobs that outlive the process that began them: what is to be done, the rows of the file until it is, where the job
 * is, and who has it. A job of before has nothing to go on with; the next server that meets it says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      drop constraint jobs_status_check,
      add constraint jobs_status_check check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
      add column task jsonb,
      add column turn integer not null default 0,
      add column stalled integer not null default 0,
      add column position integer`.execute(db)
  await sql`
    create table job_pieces (
      job_id integer not null references jobs (id),
      place integer not null,
      bytes bytea not null,
      primary key (job_id, place)
    )`.execute(db)
  await sql`create index jobs_unfinished on jobs (id) where status in ('waiting', 'running')`.execute(db)
}
