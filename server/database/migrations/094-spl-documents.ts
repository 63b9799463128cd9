import { type Kysely, sql } from 'kysely'

/**
 * Files that are versions of a document: its set id is made once, its version counts up (decision D132). The environment
 * of GUDID chooses where its submissions stand, as that of EUDAMED does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      alter table exports
        add column document_key text,
        add column set_id text,
        add column document_version integer`,
    sql`
      create unique index exports_of_documents
      on exports (market, environment, document_key, document_version) where document_key is not null`,
    sql`drop trigger settings_changed_readiness on settings`,
    sql`
      create trigger settings_changed_readiness after update on settings
      for each row when (
        old.content ->> 'eudamedEnvironment' is distinct from new.content ->> 'eudamedEnvironment'
        or old.content ->> 'gudidEnvironment' is distinct from new.content ->> 'gudidEnvironment')
      execute function open_readiness_of_environment()`,
  ]
  for (const statement of statements) await statement.execute(db)
}
