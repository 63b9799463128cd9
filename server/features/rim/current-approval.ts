import type { HouseRules } from '#core/lifecycle/settings.ts'
import type { DocumentApproval } from './document-approval-queries.ts'

interface Approvable {
  readonly revision: number
  /** The last one first. */
  readonly approvals: readonly Pick<DocumentApproval, 'revision' | 'fileHash' | 'controlled'>[]
  /** SHA-256 of its newest file; null without a file. */
  readonly file_hash: string | null
}

/** Whether the content and the newest file of a document are those that were approved last. */
export const isApprovedAsItIs = ({ approvals: [last], revision, file_hash }: Approvable): boolean =>
  last !== undefined && last.revision === revision && last.fileHash === file_hash

/** And whether that counts: in controlled mode, an approval of open mode does not (decision D60). */
export const isApprovedHere = (row: Approvable, { controlled }: Pick<HouseRules, 'controlled'>): boolean =>
  isApprovedAsItIs(row) && (!controlled || row.approvals[0]?.controlled === true)
