import { type RawBuilder, sql } from 'kysely'

/** What a decision signed by another person is, as the database tells it (decision D60). */

/** Whose accounts are whose: by account the own one of whoever has got hold of it. */
export type Holders = ReadonlyMap<number, number>

/** The person who acts with an account. */
export const personOf = (
  holders: Holders,
  account: RawBuilder<unknown>,
): RawBuilder<number> => sql<number>`coalesce(
  (${[...holders.values()]}::int[])[array_position(${[...holders.keys()]}::int[], ${account})], ${account})`

const revisionsOf = {
  'master-di': ['master_revisions', 'record_id'],
  submission: ['submission_revisions', 'submission_id'],
} as const

export interface Decided {
  readonly kind: keyof typeof revisionsOf
  readonly id: RawBuilder<unknown>
  readonly intent: RawBuilder<string>
  /** What was decided on: a condition on the request `r`. */
  readonly of: RawBuilder<boolean>
}

/** Whether somebody who wrote none of it and did not ask for it has decided, in controlled mode and with a signature. */
export function decided(holders: Holders, { kind, id, intent, of }: Decided): RawBuilder<boolean> {
  const [table, key] = revisionsOf[kind]
  const decider = personOf(holders, sql.ref('r.resolved_by'))
  return sql<boolean>`exists (
    select from requests r
    where r.entity_type = ${kind} and r.entity_id = ${id} and r.intent = ${intent} and r.status = 'approved'
      and r.decided_controlled and (r.signature ->> 'userId')::int = r.resolved_by
      and r.signature ->> 'hash' = r.decided_hash and ${of}
      and ${decider} <> ${personOf(holders, sql.ref('r.requested_by'))}
      and not exists (
        select from ${sql.table(table)} v
        where v.${sql.ref(key)} = r.entity_id and v.revision <= r.decided_revision
          and ${personOf(holders, sql.ref('v.created_by'))} = ${decider}))`
}

/** Of the content with this hash. */
export const ofContent = (hash: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`r.decided_hash = ${hash}`

export const hashOfMaster = (id: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select hash from master_revisions v where v.record_id = ${id} order by v.revision desc limit 1)`

export const hashOfSubmission = (id: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select hash from submission_revisions v where v.submission_id = ${id} order by v.revision desc limit 1)`
