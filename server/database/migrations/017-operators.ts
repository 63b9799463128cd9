import { type Kysely, sql } from 'kysely'

/** Economic operators, their certifications, and what they do for which devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table operators (
        id integer generated always as identity primary key,
        actor_type text not null,
        name text not null,
        srn text,
        country text,
        is_active boolean not null,
        name_key text not null,
        legal_name_key text not null,
        search_text text not null,
        deleted boolean not null,
        delete_reason text,
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        updated_at timestamptz(3) not null,
        updated_by integer references users (id)
      )`,
    // An SRN names one operator of a kind.
    sql`create unique index operators_by_srn on operators (srn, actor_type) where srn is not null and not deleted`,
    sql`create index operators_by_name on operators (name_key)`,
    sql`create index operators_by_legal_name on operators (legal_name_key)`,
    ...revisionsOf('operator'),
    sql`
      create table certifications (
        id integer generated always as identity primary key,
        operator_id integer not null references operators (id),
        certification_type text not null,
        certification_number text not null,
        number_key text not null,
        issue_date text,
        expiry_date text,
        search_text text not null,
        deleted boolean not null,
        delete_reason text,
        told_days integer,
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        updated_at timestamptz(3) not null,
        updated_by integer references users (id)
      )`,
    sql`create index certifications_by_operator on certifications (operator_id)`,
    sql`create index certifications_by_expiry on certifications (expiry_date) where not deleted`,
    ...revisionsOf('certification'),
    sql`
      create table device_links (
        id integer generated always as identity primary key,
        operator_id integer not null references operators (id),
        master_di_id integer not null references master_records (id),
        role text not null,
        since text,
        removed boolean not null,
        remove_reason text,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        updated_at timestamptz(3) not null
      )`,
    sql`create index device_links_by_operator on device_links (operator_id)`,
    sql`create index device_links_by_master on device_links (master_di_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

function revisionsOf(noun: string) {
  const table = `${noun}_revisions`
  return [
    sql`
      create table ${sql.table(table)} (
        ${sql.ref(`${noun}_id`)} integer not null references ${sql.table(`${noun}s`)} (id),
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        hash text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        primary key (${sql.ref(`${noun}_id`)}, revision)
      )`,
    sql`
      create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`,
  ]
}
