import { type Kysely, sql } from 'kysely'
import { fold } from '#core/text/fold.ts'

/** Which submissions name an operator by an SRN that it no longer has is asked with My work (decision D149). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const field of [
    'manufacturerSrn',
    'packProducerActorId',
    'authorizedRepresentativeSrn',
    'importerSrn',
  ]) {
    const name = sql.id(
      `submissions_by_${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    )
    await sql`create index ${name} on submissions ((document ->> ${sql.lit(field)}))`.execute(db)
  }
  await keepFormerNames(db)
  for (const statement of [formerKeys, formerTrigger, readiness]) await statement.execute(db)
  await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
}

/** Devices name their manufacturer as text: after it is renamed they are found by what it was called. */
async function keepFormerNames(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operators add column former_name_keys text[] not null default '{}'`.execute(db)
  const { rows } = await sql<{ id: number; name: string | null; legal: string | null }>`
    select distinct operator_id as id, document ->> 'name' as name, document ->> 'legalName' as legal
    from operator_revisions`.execute(db)
  const keys = new Map<number, Set<string>>()
  for (const { id, name, legal } of rows) {
    const known = keys.get(id) ?? new Set()
    keys.set(id, known)
    for (const one of [name, legal]) if (one) known.add(fold(one))
  }
  for (const [id, all] of keys) {
    await sql`
      update operators set former_name_keys = array(
        select key from unnest(${[...all]}::text[]) as key where key not in (name_key, legal_name_key, ''))
      where id = ${id}`.execute(db)
  }
}

const formerKeys = sql`
  create function keep_former_names() returns trigger language plpgsql as $$
  begin
    new.former_name_keys := array(
      select distinct key from unnest(old.former_name_keys || array[old.name_key, old.legal_name_key]) as key
      where key not in (new.name_key, new.legal_name_key, '') order by key);
    return new;
  end $$`

const formerTrigger = sql`
  create trigger operators_keep_former_names before update of name_key, legal_name_key on operators
  for each row when (old.name_key <> new.name_key or old.legal_name_key <> new.legal_name_key)
  execute function keep_former_names()`

/** As in 057, by former names too. */
const readiness = sql`
  create or replace function open_readiness_of_operators() returns trigger language plpgsql as $$
  begin
    insert into readiness_open
    with concerned as (
      select touched.id, array[touched.name_key, touched.legal_name_key] || touched.former_name_keys as keys
      from touched
      union
      select represented.id, array[represented.name_key, represented.legal_name_key] || represented.former_name_keys
      from touched join operators represented
        on represented.document ->> 'authorizedRepresentativeId' = touched.id::text
    ), versions as (
      select device_number from concerned cross join unnest(keys) as key
      join master_records on (is_latest or status = 'active') and manufacturer_key <> '' and manufacturer_key = key
      union
      select device_number from concerned
      join device_links on operator_id = concerned.id
      join master_records on master_records.id = device_links.master_di_id
    )
    select latest.id from versions
    join master_records latest on latest.device_number = versions.device_number and latest.is_latest
    on conflict do nothing;
    return null;
  end $$`
