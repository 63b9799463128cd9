import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

export const derivedColumns = {
  created_by_name: personName('operators.created_by'),
  updated_by_name: personName('operators.updated_by'),
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('operators')
    .selectAll('operators')
    .select([
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
    ])
}

export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findAnyOperator>>>

/** Includes deleted ones. */
export async function findAnyOperator(db: Db | Tx, id: number) {
  return selected(db).where('operators.id', '=', id).executeTakeFirst()
}

/** Not deleted. */
export async function findOperator(db: Db | Tx, id: number): Promise<OperatorRow | undefined> {
  const row = await findAnyOperator(db, id)
  return row?.deleted ? undefined : row
}

export async function lockOperator(tx: Tx, id: number): Promise<OperatorRow | undefined> {
  await tx.selectFrom('operators').select('id').where('id', '=', id).forUpdate().execute()
  return findOperator(tx, id)
}

/** As it stays until the transaction ends; others may name it too. */
export async function holdOperator(tx: Tx, id: number): Promise<OperatorRow | undefined> {
  await tx.selectFrom('operators').select('id').where('id', '=', id).forShare().execute()
  return findOperator(tx, id)
}

export async function lockOperators(tx: Tx, ids: readonly number[]): Promise<OperatorRow[]> {
  if (ids.length === 0) return []
  await tx.selectFrom('operators').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return selected(tx).where('id', 'in', ids).where('deleted', '=', false).execute()
}

/** The other operator of the kind with this SRN, if there is one. */
export async function operatorWithSrn(
  tx: Tx,
  { srn, actorType, otherThan }: { srn: string; actorType: string; otherThan: number | null },
): Promise<OperatorRow | undefined> {
  return selected(tx)
    .where('srn', '=', srn)
    .where('actor_type', '=', actorType as OperatorRow['actor_type'])
    .where('deleted', '=', false)
    .where('operators.id', '!=', otherThan ?? 0)
    .executeTakeFirst()
}

/** Operators matching any of these SRNs or folded names. */
export async function operatorsNamed(
  tx: Tx,
  { srns, names }: { readonly srns: readonly string[]; readonly names: readonly string[] },
): Promise<OperatorRow[]> {
  return selected(tx)
    .where(
      sql<boolean>`(srn = any(${srns}::text[]) or name_key = any(${names}::text[])
        or legal_name_key = any(${names}::text[]))`,
    )
    .where('deleted', '=', false)
    .orderBy('operators.id')
    .execute()
}

/** Which operators are to have these SRNs by rows of an import that were compared before and can be taken over. */
export async function srnsGivenBy(tx: Tx, jobId: number, srns: readonly string[]) {
  if (srns.length === 0) return []
  const { rows } = await sql<Pick<OperatorRow, 'id' | 'name' | 'actor_type'> & { srn: string }>`
    select operators.id, name, actor_type, change ->> 'to' as srn
    from job_other_values
    cross join lateral jsonb_array_elements(changes) as change
    join operators on operators.id = record_id
    where job_id = ${jobId} and problem is null and change ->> 'field' = 'srn'
      and change ->> 'to' = any(${[...srns]}::text[])
    order by row desc`.execute(tx)
  return rows
}

/** The manufacturers that name this operator as their authorised representative. */
export async function representedBy(db: Db | Tx, id: number): Promise<OperatorRow[]> {
  return selected(db)
    .where(sql<boolean>`document -> 'authorizedRepresentativeId' = to_jsonb(${id}::int)`)
    .where('deleted', '=', false)
    .orderBy('name')
    .execute()
}

/**
 * How many devices give a name that an active manufacturer had, and are found by it: nobody else has or had the name, and
 * no link says whose they are.
 */
export async function formerNamesOf(db: Db | Tx, id: number): Promise<{ name: string; devices: number }[]> {
  const { rows } = await sql<{ name: string; devices: number }>`
    with active as (
      select * from operators where actor_type = 'manufacturer' and is_active and not deleted
    ), held as materialized (
      select key from active cross join lateral unnest(former_name_keys) as key
      where active.id = ${id} and key <> '' and not exists (
        select 1 from active other
        where other.id <> ${id}
          and (key in (other.name_key, other.legal_name_key) or key = any(other.former_name_keys)))
    )
    select manufacturer_name as name, count(*)::int as devices
    from held join master_records on manufacturer_key = key and is_latest and status <> 'deleted'
    where not exists (
      select 1 from master_records version
      join device_links on master_di_id = version.id and role = 'manufacturer' and not removed
      join active linked on linked.id = operator_id
      where version.device_number = master_records.device_number)
    group by manufacturer_name
    order by devices desc, name limit 20`.execute(db)
  return rows
}

/** How many devices are linked to it as their manufacturer. */
export async function countManufactured(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct device_number)::int as count from device_links
    join master_records on master_records.id = master_di_id
    where operator_id = ${id} and role = 'manufacturer' and not removed and status <> 'deleted'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Whether deleting it would hide certifications or device links. */
export async function hangsOnOperator(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from certifications where operator_id = ${id} and not deleted)
      or exists (select 1 from device_links where operator_id = ${id} and not removed) as found`.execute(tx)
  return rows[0]?.found ?? false
}
