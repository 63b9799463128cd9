import { sql } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** A manufacturer that a record may be of. */
export interface ManufacturerOfRecord {
  readonly masterDiId: number
  readonly id: number
  readonly name: string
  readonly srn: string | null
  readonly country: string | null
  readonly document: AnyDocument
  readonly dictionary: string
  readonly foundBy: 'link' | 'name'
}

type Candidate = Omit<ManufacturerOfRecord, 'foundBy'> & { readonly foundBy: 'link' | 'name' | 'former-name' }

/**
 * The manufacturers of records, by record: the one linked to the device, else all active ones whose name or legal name
 * is the record's (decision D42), else those that had it (decision D149). Who asks decides what several mean.
 */
export async function manufacturersOf(
  db: Db | Tx,
  masterDiIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ManufacturerOfRecord[]>> {
  const { rows } = await sql<Candidate>`
    with asked as (
      select id, device_number, manufacturer_key from master_records where id = any(${masterDiIds}::int[])
    ), linked as (
      select distinct asked.id as master_di_id, operator_id
      from asked
      join master_records as version using (device_number)
      join device_links on device_links.master_di_id = version.id and role = 'manufacturer' and not removed
    ), named as (
      select asked.id as master_di_id, operators.id as operator_id
      from asked
      join operators on manufacturer_key <> '' and manufacturer_key in (name_key, legal_name_key)
    ), formerly_named as (
      select asked.id as master_di_id, operators.id as operator_id
      from asked
      join operators on manufacturer_key <> '' and manufacturer_key = any(former_name_keys)
    ), candidates as (
      select master_di_id, operator_id, 'link' as found_by from linked
      union all
      select master_di_id, operator_id, 'name' from named
      union all
      select master_di_id, operator_id, 'former-name' from formerly_named
    )
    select master_di_id as "masterDiId", operators.id, operators.name, operators.srn, operators.country,
      operators.document, operators.dictionary, found_by as "foundBy"
    from candidates
    join operators on operators.id = operator_id
    where actor_type = 'manufacturer' and is_active and not deleted
    order by master_di_id, operators.name, operators.id`.execute(db)
  const found = new Map<number, Candidate[]>()
  for (const row of rows) found.set(row.masterDiId, [...(found.get(row.masterDiId) ?? []), row])
  return new Map([...found].map(([id, all]) => [id, likeliest(all)]))
}

/** Those that are linked, else those of that name, else those that had it. */
function likeliest(all: readonly Candidate[]): readonly ManufacturerOfRecord[] {
  const by = (way: Candidate['foundBy']) => all.filter(({ foundBy }) => foundBy === way)
  const found = [by('link'), by('name'), by('former-name')].find(({ length }) => length > 0) ?? []
  return found.map((one) => ({ ...one, foundBy: one.foundBy === 'link' ? 'link' : 'name' }))
}

/** Those of these operators that are not deleted. */
export async function operatorsWithIds(db: Db | Tx, ids: readonly number[]) {
  return db
    .selectFrom('operators')
    .select(['id', 'document', 'dictionary'])
    .where('id', 'in', ids)
    .where('deleted', '=', false)
    .execute()
}
