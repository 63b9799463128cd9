import { type RawBuilder, sql } from 'kysely'
import type { SignatureMeaning } from '#core/contract/requests.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Who approved a document, and what of it. */
export interface DocumentApproval {
  readonly revision: number
  /** SHA-256 of the content and of its newest file, hex. */
  readonly hash: string
  readonly fileHash: string | null
  /** Given in controlled mode. */
  readonly controlled: boolean
  /** Of the signature; null where it was not signed. */
  readonly meaning: SignatureMeaning | null
  readonly username: string
  readonly printedName: string
  /** An instant of ISO 8601. */
  readonly decidedAt: string
}

/** All approvals of a document, the last one first. */
export const approvalsOf = (documentId: RawBuilder<unknown>) => sql<DocumentApproval[]>`(
  select coalesce(json_agg(json_build_object('revision', revision, 'hash', hash, 'fileHash', file_hash,
    'controlled', controlled, 'meaning', meaning, 'username', username, 'printedName', printed_name,
    'decidedAt', decided_at) order by id desc), '[]')
  from rim_approvals where document_id = ${documentId})`

/**
 * Who wrote revisions of a document, or uploaded files for it, since it was approved last in controlled mode. The
 * revision an approval makes changes the status alone, and is nobody's writing.
 */
export async function contributorsTo(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ by: number }>`
    with last as (
      select coalesce(max(revision), 0) as revision, coalesce(max(decided_at), '-infinity') as at
      from rim_approvals where document_id = ${id} and controlled
    )
    select created_by as by from rim_revisions written, last
    where item_id = ${id} and created_by is not null and written.revision > last.revision
      and not exists (
        select from rim_approvals
        where document_id = ${id} and rim_approvals.revision = written.revision)
    union
    select uploaded_by from rim_files, last
    where document_id = ${id} and uploaded_by is not null and uploaded_at >= last.at`.execute(tx)
  return rows.map(({ by }) => by)
}

/** What the newest file of a document is called; null without a file. */
export async function newestFileName(tx: Tx, id: number): Promise<string | null> {
  const file = await tx
    .selectFrom('rim_files')
    .select('file_name')
    .where('document_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return file?.file_name ?? null
}
