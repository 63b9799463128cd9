import type { DocumentApproval } from '#server/database/rim-tables.ts'

interface Approvable {
  readonly revision: number
  readonly approval: Pick<DocumentApproval, 'revision' | 'fileHash'> | null
  /** SHA-256 of its newest file; null without a file. */
  readonly file_hash: string | null
}

/** Whether the content and the newest file of a document are those that were approved. */
export const isApprovedAsItIs = ({ approval, revision, file_hash }: Approvable): boolean =>
  approval !== null && approval.revision === revision && approval.fileHash === file_hash
