import { type Kysely, sql } from 'kysely'

/** What happened to a device tells of its deleted submissions too; they are known by the entry of their deletion alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_of_deleted_submissions on audit_entries ((entry::jsonb #>> '{changesData,deviceNumber}'))
    where action = 'deleted' and entity_type = 'submission'`.execute(db)
}
