import { type Kysely, sql } from 'kysely'

/**
 * Files whose approval lapsed before anybody said whether they were uploaded are told apart from those that can be sent.
 * And what a register has with a UDI-DI that its record lost by an edit in place, before version 0.15.3, is marked as
 * registered with a former one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attempts add column approval_lapsed boolean not null default false`.execute(db)
  await sql`
    update attempts set approval_lapsed = true
    where outcome is null and sent_at is null and exists (
      select from audit_entries
      where action = 'approval_lapsed' and entity_type = 'submission' and entity_id = attempts.submission_id
        and at >= attempts.made_at)`.execute(db)
  await sql`
    update submissions set has_former_udi_di = true
    from master_records force, master_revisions copied
    where not has_former_udi_di and force.id = submissions.master_di_id
      and copied.record_id = submissions.copied_record_id
      and copied.revision = coalesce(submissions.copied_revision, 1)
      and submissions.udi_di is not null
      and coalesce(force.document ->> 'udiDi', '') not in ('', submissions.udi_di)
      and submissions.udi_di = copied.document ->> 'udiDi'
      and exists (select from registrations where submission_id = submissions.id)`.execute(db)
  await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
}
