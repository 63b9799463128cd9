import type { Insertable } from 'kysely'
import type { RimApprovalsTable } from '#server/database/rim-tables.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

/** The submissions a document belongs to: these, and no others. */
export async function storeLinks(
  tx: Tx,
  documentId: number,
  submissionIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('rim_links').where('document_id', '=', documentId).execute()
  if (submissionIds.length === 0) return
  const rows = submissionIds.map((submission_id) => ({ document_id: documentId, submission_id }))
  await tx.insertInto('rim_links').values(rows).execute()
}

export async function insertFile(
  { tx, now }: Unit,
  file: { documentId: number; name: string; bytes: Buffer; sha256: string; by: number },
): Promise<void> {
  await tx
    .insertInto('rim_files')
    .values({
      document_id: file.documentId,
      file_name: file.name,
      content: file.bytes,
      size: file.bytes.length,
      sha256: file.sha256,
      uploaded_at: now,
      uploaded_by: file.by,
    })
    .execute()
}

export async function insertApproval(
  { tx, now }: Unit,
  documentId: number,
  given: Omit<Insertable<RimApprovalsTable>, 'document_id' | 'decided_at'>,
): Promise<void> {
  await tx
    .insertInto('rim_approvals')
    .values({ ...given, document_id: documentId, decided_at: now })
    .execute()
}
