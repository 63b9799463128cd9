import { type Kysely, sql } from 'kysely'

/**
 * Which revision of its master record a submission was taken from, whoever makes it: what the record has changed since
 * can be told. Of those there are, the newest that was there when the submission was made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table submissions add column copied_revision integer`,
    sql`
      update submissions set copied_revision = coalesce(
        (select max(revision) from master_revisions
          where record_id = master_di_id and master_revisions.created_at <= submissions.created_at), 1)
      where master_di_id is not null`,
    sql`
      create function note_copied_revision() returns trigger language plpgsql as $$
      begin
        new.copied_revision := (select revision from master_records where id = new.master_di_id);
        return new;
      end $$`,
    sql`
      create trigger submissions_copied_revision before insert on submissions
      for each row when (new.master_di_id is not null) execute function note_copied_revision()`,
  ]
  for (const statement of statements) await statement.execute(db)
}
