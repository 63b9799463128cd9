import { type Kysely, sql } from 'kysely'

/** What waits for decisions, what people are told, and what the audit tab looks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table master_records add column edited_after_approval boolean not null default false`,
    sql`
      create table pending_changes (
        id integer generated always as identity primary key,
        entity_type text not null check (entity_type in ('master-di', 'submission')),
        master_di_id integer references master_records (id),
        submission_id integer references submissions (id),
        device_number text,
        version_number text,
        change_type text not null check (change_type in ('update', 'delete')),
        intent text not null check (intent in ('release', 'open-version', 'delete')),
        status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
        current_data jsonb not null,
        proposed_changes jsonb not null,
        change_reason text,
        request_notes text,
        requested_by integer not null references users (id),
        created_at timestamptz(3) not null,
        assigned_to integer references users (id),
        due_date text,
        resolved_by integer references users (id),
        resolved_at timestamptz(3),
        approval_notes text,
        rejection_notes text,
        search_text text not null
      )`,
    // A second pending request of the same kind cannot even be stored (decision D5).
    sql`create unique index pending_change_once on pending_changes (master_di_id, intent) where status = 'pending'`,
    sql`create index pending_changes_by_status on pending_changes (status, created_at, id)`,
    sql`create index pending_changes_by_creation on pending_changes (created_at, id)`,
    sql`create index pending_changes_by_master on pending_changes (master_di_id)`,
    sql`
      create table notifications (
        id integer generated always as identity primary key,
        user_id integer not null references users (id),
        title text not null,
        body text not null,
        link text not null,
        created_at timestamptz(3) not null,
        read_at timestamptz(3)
      )`,
    sql`create index notifications_by_user on notifications (user_id, id)`,
    sql`
      alter table audit_entries add column reason text
      generated always as (lower(entry::jsonb ->> 'changeReason')) stored`,
    sql`create index audit_reasons on audit_entries using gin (reason gin_trgm_ops) where reason is not null`,
    sql`create index audit_by_actor on audit_entries (actor_id, seq)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
