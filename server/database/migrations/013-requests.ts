import { type Kysely, sql } from 'kysely'

/**
 * A request for approval is about an entity of any kind, by its number, instead of a master record: what comes with
 * a new kind needs no column. It knows what the entity was called, for lists and messages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table pending_changes rename to requests`,
    sql`alter table requests add column entity_id integer, add column entity_name text`,
    sql`
      update requests set entity_id = coalesce(master_di_id, submission_id),
        entity_name = coalesce(current_data ->> 'deviceName', device_number, '')`,
    sql`
      alter table requests alter column entity_id set not null, alter column entity_name set not null,
        drop constraint pending_changes_entity_type_check, drop constraint pending_changes_intent_check`,
    sql`drop index pending_change_once`,
    sql`drop index pending_changes_by_master`,
    sql`alter table requests drop column master_di_id, drop column submission_id`,
    // A second pending request of the same kind cannot even be stored (decision D5).
    sql`create unique index request_once on requests (entity_type, entity_id, intent) where status = 'pending'`,
    sql`create index requests_by_entity on requests (entity_type, entity_id)`,
    sql`alter index pending_changes_pkey rename to requests_pkey`,
    sql`alter index pending_changes_by_status rename to requests_by_status`,
    sql`alter index pending_changes_by_creation rename to requests_by_creation`,
  ]
  for (const statement of statements) await statement.execute(db)
}
