import { type RawBuilder, sql } from 'kysely'
import { actorCodeFields } from '#core/dictionary/submission/actor-codes.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { mayBeOf } from './operator-of-record-queries.ts'

/**
 * Submissions that name an operator by an SRN it no longer has, or the authorised representative that their manufacturer
 * had before. Migration 113 has an index for each of the fields.
 */

/** SRNs that an operator had in an earlier revision and that no operator has now. */
const formerCodes = sql`
  select distinct operators.id as operator_id, actor_type, operator_revisions.document ->> 'srn' as code
  from operators join operator_revisions on operator_id = operators.id
  where not deleted and operator_revisions.document ->> 'srn' is distinct from srn
    and not exists (select 1 from operators holder
      where holder.srn = operator_revisions.document ->> 'srn' and not holder.deleted)`

/** SRNs of the representatives that a manufacturer named before; those of the one it names now are that operator's. */
const formerRepresentatives = sql`
  select distinct operators.id as operator_id,
    coalesce(theirs.document ->> 'srn', had.document ->> 'authorizedRepresentativeSrn') as code
  from operators join operator_revisions had on had.operator_id = operators.id
  left join operator_revisions theirs
    on theirs.operator_id = (had.document ->> 'authorizedRepresentativeId')::int
  left join operators current on current.id = (operators.document ->> 'authorizedRepresentativeId')::int
  where operators.actor_type = 'manufacturer' and not operators.deleted
    and (current.id is null or current.id is distinct from (had.document ->> 'authorizedRepresentativeId')::int)
    and coalesce(theirs.document ->> 'srn', had.document ->> 'authorizedRepresentativeSrn') is distinct from
      case when current.id is null then operators.document ->> 'authorizedRepresentativeSrn' else current.srn end`

/** The operators and what still names them so; what goes with a deleted record is nobody's work. */
const held: RawBuilder<unknown> = sql`
  with former as materialized (${formerCodes}), represented as materialized (${formerRepresentatives})
  select operator_id, submission_id from (
    ${sql.join(namedByCode(), sql` union `)}
    union
    select operator_id, submissions.id
    from represented
    join submissions on submissions.document ->> 'authorizedRepresentativeSrn' = code
    join master_records on master_records.id = master_di_id
    where ${mayBeOf(sql`operator_id`)}
  ) as held (operator_id, submission_id)
  join submissions on submissions.id = submission_id
  where not exists (select 1 from master_records where id = master_di_id and status = 'deleted')`

function namedByCode(): RawBuilder<unknown>[] {
  return Object.entries(actorCodeFields).flatMap(([type, fields]) =>
    fields.map(
      (field) => sql`
        select operator_id, submissions.id from former
        join submissions on submissions.document ->> ${sql.lit(field)} = code
        where actor_type = ${sql.lit(type)}`,
    ),
  )
}

export const namesFormerly = (operatorId: number) =>
  sql<boolean>`submissions.id in (select submission_id from (${held}) named where operator_id = ${operatorId})`

export const isNamedFormerly = sql<boolean>`operators.id in (select operator_id from (${held}) named)`

/** Some at a time, by their numbers. */
export async function submissionsNaming(
  db: Db | Tx,
  operatorId: number,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from submissions where id > ${after} and ${namesFormerly(operatorId)}
    order by id limit ${atMost}`.execute(db)
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
