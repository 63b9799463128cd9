import type { Generated } from 'kysely'
import type { Immutable } from './column-types.ts'

/** What can be commented on. */
export type Commented = 'master-di' | 'submission'

/** What people said about a device or a submission. */
export interface CommentsTable {
  id: Generated<number>
  about: Immutable<Commented>
  /** The version of the record at which it was said, or the submission. */
  entity_id: Immutable<number>
  text: string
  search_text: string
  /** Those who are named in it and may see it. */
  mentions: number[]
  revision: Generated<number>
  created_at: Immutable<Date>
  created_by: Immutable<number>
  edited_at: Date | null
  deleted_at: Date | null
  deleted_by: number | null
}

/** The bytes never change. Without a comment it waits for the next one of who uploaded it. */
export interface CommentFilesTable {
  id: Generated<number>
  comment_id: number | null
  file_name: Immutable<string>
  content: Immutable<Buffer>
  size: Immutable<number>
  sha256: Immutable<string>
  uploaded_at: Immutable<Date>
  uploaded_by: Immutable<number>
}

/** On their way: a mail that was taken by the mail server is in here no more. */
export interface MailsTable {
  id: Generated<number>
  recipient: Immutable<string>
  subject: Immutable<string>
  text: Immutable<string>
  attempts: Generated<number>
  next_attempt_at: Date
}
