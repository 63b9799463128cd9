import { type Kysely, sql } from 'kysely'

/** What a project renews, and which end of it. Until now only certificates of notified bodies named the project, without the end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table rim_renewals (
        project_id integer primary key references rim_items (id),
        source text not null check (source in ('certificate', 'stated', 'certification', 'compliance')),
        -- Of the certificate, the certification or the compliance item; none of what submissions state alone.
        source_id integer,
        number text not null,
        notified_body text,
        expires_on date not null,
        automatic boolean not null,
        check ((source = 'stated') = (source_id is null))
      )`,
    // The hub begins one for each end, however many servers it has.
    sql`
      create unique index rim_renewals_once on rim_renewals
        (source, coalesce(source_id, 0), number, coalesce(notified_body, ''), expires_on) where automatic`,
    sql`create index rim_renewals_of on rim_renewals (source, source_id)`,
    sql`create index rim_renewals_by_number on rim_renewals (number)`,
    // The end when it was begun: as it was before the first reading afterwards that told another.
    sql`
      insert into rim_renewals (project_id, source, source_id, number, notified_body, expires_on, automatic)
      select distinct on (rim_items.id) rim_items.id, 'certificate', certificates.id, certificates.number,
        certificates.notified_body, coalesce(later.was, certificates.expiry_date)::date, false
      from certificates join rim_items on rim_items.id = certificates.renewal_id
      left join lateral (
        select change ->> 'from' as was
        from certificate_changes cross join lateral jsonb_array_elements(changes) as change
        where certificate_id = certificates.id and changed_at > rim_items.created_at
          and change ->> 'field' = 'expiryDate' and change ->> 'from' is not null
        order by certificate_changes.id limit 1) later on true
      where coalesce(later.was, certificates.expiry_date) is not null
      order by rim_items.id, certificates.id`,
    sql`alter table certificates drop column renewal_id`,
  ]
  for (const statement of statements) await statement.execute(db)
}
