import { type RawBuilder, sql } from 'kysely'
import { actorCodeFields, actorCodeUnused } from '#core/dictionary/submission/actor-codes.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/**
 * Submissions that name an operator by an SRN it no longer has, or the authorised representative that their manufacturer
 * had before. Migration 113 has an index for each of the fields.
 */

/** All operators, or one of them alone. */
const asked = (operatorId: number | undefined) =>
  operatorId === undefined ? sql`true` : sql`operators.id = ${operatorId}`

/** SRNs that an operator had in an earlier revision and that no operator has now. */
const formerCodes = (operatorId: number | undefined) => sql`
  select distinct operators.id as operator_id, actor_type, operator_revisions.document ->> 'srn' as code
  from operators join operator_revisions on operator_id = operators.id
  where ${asked(operatorId)}
    and not deleted and operator_revisions.document ->> 'srn' is distinct from srn
    and not exists (select 1 from operators holder
      where holder.srn = operator_revisions.document ->> 'srn' and not holder.deleted)`

/** SRNs of the representatives that a manufacturer named before; those of the one it names now are that operator's. */
const formerRepresentatives = (operatorId: number | undefined) => sql`
  select distinct operators.id as operator_id,
    coalesce(theirs.document ->> 'srn', had.document ->> 'authorizedRepresentativeSrn') as code
  from operators join operator_revisions had on had.operator_id = operators.id
  left join operator_revisions theirs
    on theirs.operator_id = (had.document ->> 'authorizedRepresentativeId')::int
  left join operators current on current.id = (operators.document ->> 'authorizedRepresentativeId')::int
  where ${asked(operatorId)} and operators.actor_type = 'manufacturer' and not operators.deleted
    and (current.id is null or current.id is distinct from (had.document ->> 'authorizedRepresentativeId')::int)
    and coalesce(theirs.document ->> 'srn', had.document ->> 'authorizedRepresentativeSrn') is distinct from
      case when current.id is null then operators.document ->> 'authorizedRepresentativeSrn' else current.srn end`

/** The records that may be of these manufacturers, by their links or by one of their names: found once, for all of them. */
const recordsOfRepresented = sql`
  select manufacturer.id as operator_id, master_records.id as record_id
  from operators manufacturer
  cross join lateral unnest(array[name_key, legal_name_key] || former_name_keys) as key
  join master_records on manufacturer_key = key
  where key <> '' and manufacturer.id in (select operator_id from represented where code is not null)
  union
  select device_links.operator_id, version.id
  from device_links
  join master_records linked on linked.id = master_di_id
  join master_records version on version.device_number = linked.device_number
  where role = 'manufacturer' and not removed
    and device_links.operator_id in (select operator_id from represented where code is not null)`

/**
 * The submissions that name one of these representatives. A step of its own, like the next: many manufacturers have one
 * representative before, and each of its submissions would be joined with all of them.
 */
const holdersOfRepresented = sql`
  select id, master_di_id, document ->> 'authorizedRepresentativeSrn' as code from submissions
  where document ->> 'authorizedRepresentativeSrn' in (select code from represented)`

/** The operators and what still names them so; what goes with a deleted record is nobody's work. */
const held = (operatorId?: number): RawBuilder<unknown> => sql`
  with former as materialized (${formerCodes(operatorId)}),
    represented as materialized (${formerRepresentatives(operatorId)}),
    records as materialized (${recordsOfRepresented}),
    holding as materialized (${holdersOfRepresented}),
    of_represented as materialized (
      select operator_id, holding.id, code from records join holding on master_di_id = record_id)
  select operator_id, submission_id from (
    ${sql.join(namedByCode(), sql` union `)}
    union
    select operator_id, id from of_represented
    where (operator_id, code) in (select operator_id, code from represented)
  ) as held (operator_id, submission_id)
  join submissions on submissions.id = submission_id
  where not exists (select 1 from master_records where id = master_di_id and status = 'deleted')`

function namedByCode(): RawBuilder<unknown>[] {
  return Object.entries(actorCodeFields).flatMap(([type, fields]) =>
    fields.map((field) => {
      const unused = actorCodeUnused[field]
      const isUsed = unused
        ? sql`submissions.document ->> ${sql.lit(unused.where)} is distinct from ${sql.lit(unused.is)}`
        : sql`true`
      return sql`
        select operator_id, submissions.id from former
        join submissions on submissions.document ->> ${sql.lit(field)} = code
        where actor_type = ${sql.lit(type)} and ${isUsed}`
    }),
  )
}

export const namesFormerly = (operatorId: number) =>
  sql<boolean>`submissions.id in (select submission_id from (${held(operatorId)}) named)`

export const isNamedFormerly = sql<boolean>`operators.id in (select operator_id from (${held()}) named)`

/** All of them, by their numbers. */
export async function submissionsNaming(db: Db | Tx, operatorId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct submission_id as id from (${held(operatorId)}) named order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What operators have said, the newest first. */
export async function revisionsOfOperators(db: Db | Tx, ids: readonly number[]) {
  return db
    .selectFrom('operator_revisions')
    .select(['operator_id', 'revision', 'document', 'dictionary'])
    .where(sql<boolean>`operator_id = any(${[...ids]}::int[])`)
    .orderBy('operator_id')
    .orderBy('revision', 'desc')
    .execute()
}
