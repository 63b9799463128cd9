import { sql } from 'kysely'
import type { DocumentApproval } from '#server/database/rim-tables.ts'
import type { Tx } from '#server/platform/hub.ts'
import { newestFileHash } from './rim-file-queries.ts'

/** Who wrote revisions of a document, or uploaded files for it, since it was approved last. */
export async function contributorsTo(
  tx: Tx,
  id: number,
  approval: Pick<DocumentApproval, 'revision' | 'signedAt'> | null,
): Promise<number[]> {
  const { rows } = await sql<{ by: number }>`
    select created_by as by from rim_revisions
    where item_id = ${id} and created_by is not null and revision > ${approval?.revision ?? 0}
    union
    select uploaded_by from rim_files
    where document_id = ${id} and uploaded_by is not null and uploaded_at >= ${approval?.signedAt ?? '-infinity'}::timestamptz`.execute(
    tx,
  )
  return rows.map(({ by }) => by)
}

/** What a decision is about: the content as it is now, and the newest file. */
export async function contentOfDocument(
  tx: Tx,
  id: number,
): Promise<Pick<DocumentApproval, 'revision' | 'hash' | 'fileHash'>> {
  const { rows } = await sql<Pick<DocumentApproval, 'revision' | 'hash' | 'fileHash'>>`
    select revision, hash, ${newestFileHash(sql`${id}::int`)} as "fileHash"
    from rim_revisions where item_id = ${id} order by revision desc limit 1`.execute(tx)
  const [content] = rows
  if (!content) throw new Error(`Document ${id} has no revision`)
  return content
}
