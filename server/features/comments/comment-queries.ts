import { sql } from 'kysely'
import type { Comment } from '#core/contract/comments.ts'
import type { Commented } from '#server/database/comment-tables.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'
import { isOfThread, type Thread } from './thread-queries.ts'

/** What a comment has besides its columns. */
export const derivedColumns = {
  created_by_name: personName('comments.created_by'),
  deleted_by_name: personName('comments.deleted_by'),
  said_at_version: sql<string | null>`(select version_number from master_records
    where comments.about = 'master-di' and master_records.id = comments.entity_id)`,
  mentioned: sql<Comment['mentions']>`(select coalesce(json_agg(json_build_object(
      'id', users.id, 'username', users.username, 'name', first_name || ' ' || last_name) order by users.id), '[]')
    from users where users.id = any(comments.mentions))`,
  files: sql<Comment['attachments']>`(select coalesce(json_agg(json_build_object(
      'id', comment_files.id, 'fileName', file_name, 'size', size, 'sha256', sha256) order by comment_files.id), '[]')
    from comment_files where comment_files.comment_id = comments.id)`,
  /** Nothing was said after it. */
  is_last: sql<boolean>`not exists (select from comments later
    where later.about = comments.about and later.id > comments.id
    and case comments.about when 'submission' then later.entity_id = comments.entity_id
      else later.entity_id in (select other.id from master_records one
        join master_records other on other.device_number = one.device_number
        where one.id = comments.entity_id) end)`,
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('comments')
    .selectAll('comments')
    .select([
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.deleted_by_name.as('deleted_by_name'),
      derivedColumns.said_at_version.as('said_at_version'),
      derivedColumns.mentioned.as('mentioned'),
      derivedColumns.files.as('files'),
      derivedColumns.is_last.as('is_last'),
    ])
}

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>

export const findComment = (db: Db | Tx, id: number) =>
  selected(db).where('comments.id', '=', id).executeTakeFirst()

/** Everybody who said something in a thread, and is not taken back. */
export async function speakersOf(tx: Tx, thread: Thread): Promise<number[]> {
  const rows = await tx
    .selectFrom('comments')
    .select('created_by')
    .distinct()
    .where(isOfThread(thread))
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ created_by }) => created_by)
}

/** A file of a comment that is not deleted, whole. */
export const findFile = (db: Db, id: number) =>
  db
    .selectFrom('comment_files')
    .innerJoin('comments', 'comments.id', 'comment_files.comment_id')
    .select(['comment_files.id', 'file_name', 'content', 'about', 'entity_id'])
    .where('comment_files.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
    .then((row) => row as (typeof row & { about: Commented }) | undefined)
