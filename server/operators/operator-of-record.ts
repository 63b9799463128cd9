import { sql } from 'kysely'
import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { addressLine } from '#core/dictionary/operator/address-line.ts'
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

/** The only one there is: of several manufacturers, nobody knows which is meant. */
export const onlyOne = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

/**
 * The manufacturers of records, by record: the one linked to the device, else all active ones whose name or legal name
 * is the record's (decision D42). Who asks decides what several mean.
 */
export async function manufacturersOf(
  db: Db | Tx,
  masterDiIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ManufacturerOfRecord[]>> {
  const { rows } = await sql<ManufacturerOfRecord>`
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
    ), candidates as (
      select master_di_id, operator_id, 'link' as found_by from linked
      union all
      select master_di_id, operator_id, 'name' from named
    )
    select master_di_id as "masterDiId", operators.id, operators.name, operators.srn, operators.country,
      operators.document, operators.dictionary, found_by as "foundBy"
    from candidates
    join operators on operators.id = operator_id
    where actor_type = 'manufacturer' and is_active and not deleted
    order by master_di_id, operators.name, operators.id`.execute(db)
  const found = new Map<number, ManufacturerOfRecord[]>()
  for (const row of rows) found.set(row.masterDiId, [...(found.get(row.masterDiId) ?? []), row])
  return new Map([...found].map(([id, all]) => [id, linkedOrAll(all)]))
}

function linkedOrAll(all: readonly ManufacturerOfRecord[]): readonly ManufacturerOfRecord[] {
  const linked = all.filter(({ foundBy }) => foundBy === 'link')
  return linked.length > 0 ? linked : all
}

/** The operators with their authorised representatives written out, as these are now. */
export async function withRepresentatives(
  db: Db | Tx,
  operators: readonly AnyDocument[],
): Promise<AnyDocument[]> {
  const ids = operators.flatMap(({ authorizedRepresentativeId: id }) => (typeof id === 'number' ? [id] : []))
  if (ids.length === 0) return [...operators]
  const rows = await db
    .selectFrom('operators')
    .select(['id', 'document', 'dictionary'])
    .where('id', 'in', ids)
    .where('deleted', '=', false)
    .execute()
  const known = new Map(rows.map(({ id, document }) => [id, document]))
  return operators.map((operator) => {
    const representative = known.get(Number(operator.authorizedRepresentativeId))
    return representative ? writtenOut(operator, representative) : operator
  })
}

/** An operator with this authorised representative. */
export function writtenOut(operator: AnyDocument, { legalName, srn, ...rest }: AnyDocument): AnyDocument {
  return applyPatch(operator, {
    authorizedRepresentativeName: legalName ?? null,
    authorizedRepresentativeSrn: srn ?? null,
    authorizedRepresentativeAddress: addressLine(rest) ?? null,
  })
}
