import { type RawBuilder, sql } from 'kysely'
import { decided, type Holders, hashOfMaster, hashOfSubmission, ofContent, personOf } from './decision.ts'

/** What of records, submissions and documents has to hold, asked of the database: each question answers what is wrong. */

/** What was there before controlled mode: it stays as it was, or changes by a decision. */
export interface Before {
  /** Hashes of the contents of active records, by number. */
  readonly masters: ReadonlyMap<number, string>
  readonly registered: readonly number[]
  /** The last file that left. */
  readonly files: number
  /** Revisions of approved documents, by number. */
  readonly documents: ReadonlyMap<number, number>
}

export interface Asked {
  readonly holders: Holders
  readonly before: Before
  /** Numbers from which on is looked at; 0 for all there are. */
  readonly since: { readonly masters: number; readonly submissions: number; readonly documents: number }
}

const wasThere = (known: ReadonlyMap<number, unknown>, id: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from jsonb_each_text(${JSON.stringify(Object.fromEntries(known))}::jsonb) old
    where old.key = ${id}::text and old.value = ${value}::text)`

const one = (what: string, id: RawBuilder<unknown>) => sql`select ${sql.lit(what)} as what, ${id}::int as id`

export function faultsOfMasters({ holders, before, since }: Asked): RawBuilder<unknown>[] {
  const id = sql.ref('m.id')
  const hash = hashOfMaster(id)
  const by = (intent: string) =>
    decided(holders, { kind: 'master-di', id, intent: sql.lit(intent), of: ofContent(hash) })
  const stood = wasThere(before.masters, id, hash)
  const wasSent = sql`exists (
    select from requests r where r.entity_type = 'master-di' and r.entity_id = m.id and r.intent = 'release')`
  const waits = sql`exists (
    select from requests r where r.entity_type = 'master-di' and r.entity_id = m.id and r.status = 'pending')`
  const from = sql`from master_records m where m.id > ${since.masters}`
  return [
    sql`${one('in force without a decision', id)} ${from}
      and m.status in ('active', 'archived') and not (${stood} or ${by('release')})`,
    // A draft that was never sent goes with a reason.
    sql`${one('deleted without a decision', id)} ${from} and m.status = 'deleted'
      and (${wasSent} or ${stood}) and not ${by('delete')}`,
    sql`${one('waits for nothing', id)} ${from} and m.status = 'pending-approval' and not ${waits}`,
    sql`${one('record without a trace', sql.ref('e.entity_id'))} from audit_entries e
      where e.entity_type = 'master-di' and e.action = 'created' and e.entity_id > ${since.masters}
        and not exists (select from master_records m where m.id = e.entity_id)`,
  ]
}

export function faultsOfSubmissions({ holders, before, since }: Asked): RawBuilder<unknown>[] {
  const id = sql.ref('s.id')
  const release = decided(holders, {
    kind: 'submission',
    id,
    intent: sql.lit('release'),
    of: ofContent(hashOfSubmission(id)),
  })
  const told = sql`exists (select from registrations g where g.submission_id = s.id and (g.source = 'import'
    or g.source = 'answer' and exists (
      select from attempts a where a.submission_id = s.id and a.export_id <= ${before.files})))`
  const from = sql`from submissions s where s.id > ${since.submissions}`
  return [
    sql`${one('approved without a decision', id)} ${from} and s.status = 'approved-user' and not ${release}`,
    // What a register is read to have, or answers to a file from before, is registered: no file leaves by that.
    sql`${one('registered without a decision', id)} ${from} and s.status = 'approved-eudamed'
      and not (${release} or ${told} or s.id = any(${[...before.registered]}::int[]))`,
    // A draft that was never sent and never left may be deleted.
    sql`${one('submission without a trace', sql.ref('e.entity_id'))} from audit_entries e
      where e.entity_type = 'submission' and e.action = 'created' and e.entity_id > ${since.submissions}
        and not exists (select from submissions s where s.id = e.entity_id)
        and (not exists (
            select from audit_entries gone
            where gone.entity_type = 'submission' and gone.action = 'deleted' and gone.entity_id = e.entity_id)
          or exists (select from requests r where r.entity_type = 'submission' and r.entity_id = e.entity_id)
          or exists (select from attempts a where a.submission_id = e.entity_id)
          or exists (select from approved_files f where f.submission_id = e.entity_id))`,
  ]
}

/** What was decided on is kept as it was, whatever became of it since. */
export function faultsOfDecisions({ since }: Asked): RawBuilder<unknown>[] {
  return [
    sql`${one('decided content is not there any more', sql.ref('r.id'))} from requests r
      where r.status = 'approved' and r.decided_controlled and not case r.entity_type
        when 'master-di' then r.entity_id <= ${since.masters} or exists (
          select from master_revisions v
          where v.record_id = r.entity_id and v.revision = r.decided_revision and v.hash = r.decided_hash)
        else r.entity_id <= ${since.submissions} or exists (
          select from submission_revisions v
          where v.submission_id = r.entity_id and v.revision = r.decided_revision and v.hash = r.decided_hash) end`,
    sql`${one('approved file changed', sql.ref('f.id'))} from approved_files f
      where f.submission_id > ${since.submissions} and f.sha256 <> encode(sha256(convert_to(f.content, 'UTF8')), 'hex')`,
  ]
}

/** Documents of Simple RIM: approved by somebody who wrote none of it since it was approved last, and kept then. */
export function faultsOfDocuments({ holders, before, since }: Asked): RawBuilder<unknown>[] {
  const decider = personOf(holders, sql.ref('v.created_by'))
  const stood = wasThere(before.documents, sql.ref('i.id'), sql.ref('v.revision'))
  const last = sql`(
    select revision, created_at from rim_revisions p
    where p.item_id = v.item_id and p.revision < v.revision and p.document ->> 'status' = 'approved'
    order by p.revision desc limit 1)`
  const approved = sql`from rim_items i join rim_revisions v on v.item_id = i.id left join lateral ${last} p on true
    where i.kind = 'rim-document' and i.id > ${since.documents} and v.document ->> 'status' = 'approved'`
  return [
    sql`${one('document approved by who wrote it', sql.ref('i.id'))} ${approved} and not ${stood} and (
      exists (
        select from rim_revisions w
        where w.item_id = i.id and w.revision > coalesce(p.revision, 0) and w.revision < v.revision
          and ${personOf(holders, sql.ref('w.created_by'))} = ${decider})
      or exists (
        select from rim_files f
        where f.document_id = i.id and f.uploaded_at > coalesce(p.created_at, '-infinity') and f.uploaded_at < v.created_at
          and ${personOf(holders, sql.ref('f.uploaded_by'))} = ${decider}))`,
    sql`${one('document says it is approved, and was not', sql.ref('i.id'))} ${approved}
      and v.revision = i.revision and not ${stood}
      and not exists (
        select from rim_approvals a
        where a.document_id = i.id and a.revision = v.revision and a.hash = v.hash and a.user_id = v.created_by
          and a.controlled)`,
    sql`${one('approved document deleted', sql.ref('i.id'))} ${approved} and i.deleted`,
  ]
}
