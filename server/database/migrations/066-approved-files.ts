import { type Kysely, sql } from 'kysely'

/** The files that were made when a submission was approved in controlled mode: those and no others leave (decision D60). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table approved_files (
        id integer generated always as identity primary key,
        submission_id integer not null references submissions (id),
        revision integer not null,
        file text not null,
        environment text not null,
        release text,
        made_at timestamptz(3) not null,
        seed text not null,
        sha256 text not null,
        content text not null
      )`,
    sql`create index approved_files_by_submission on approved_files (submission_id, id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
