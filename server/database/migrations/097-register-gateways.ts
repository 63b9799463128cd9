import { type Kysely, sql } from 'kysely'

/**
 * Registers whose machines take a message in place of the file: its bytes are kept as they left, and it is asked after
 * (decision D138). The environment of swissdamed chooses where its submissions stand, as those of EUDAMED and GUDID do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      alter table transmissions
        add column content bytea,
        add column content_hash text,
        add column asked_at timestamptz(3)`,
    sql`drop trigger settings_changed_readiness on settings`,
    sql`
      create trigger settings_changed_readiness after update on settings
      for each row when (
        old.content ->> 'eudamedEnvironment' is distinct from new.content ->> 'eudamedEnvironment'
        or old.content ->> 'gudidEnvironment' is distinct from new.content ->> 'gudidEnvironment'
        or old.content ->> 'swissdamedEnvironment' is distinct from new.content ->> 'swissdamedEnvironment')
      execute function open_readiness_of_environment()`,
  ]
  for (const statement of statements) await statement.execute(db)
}
