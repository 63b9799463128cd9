import { sql } from 'kysely'
import { fold } from '#core/text/fold.ts'
import type { Unit } from '#server/platform/hub.ts'
import type { Thread } from './thread-queries.ts'

interface Said {
  readonly text: string
  readonly mentions: readonly number[]
}

export async function insertComment(
  { tx, now }: Unit,
  { about, id }: Thread,
  { text, mentions }: Said,
  by: number,
): Promise<number> {
  const row = await tx
    .insertInto('comments')
    .values({
      about,
      entity_id: id,
      text,
      search_text: fold(text),
      mentions: [...mentions],
      created_at: now,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function changeText({ tx, now }: Unit, id: number, { text, mentions }: Said): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ text, search_text: fold(text), mentions: [...mentions], edited_at: now })
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** What was said is found no more; the trail has it. */
export async function markDeleted({ tx, now }: Unit, id: number, by: number): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ deleted_at: now, deleted_by: by, search_text: '' })
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** How long a file waits for its comment. */
const waitingHours = 24

export async function insertFile(
  { tx, now }: Unit,
  file: { readonly name: string; readonly bytes: Buffer; readonly sha256: string },
  by: number,
): Promise<number> {
  await tx
    .deleteFrom('comment_files')
    .where('comment_id', 'is', null)
    .where('uploaded_at', '<', new Date(now.getTime() - waitingHours * 3600 * 1000))
    .execute()
  const { id } = await tx
    .insertInto('comment_files')
    .values({
      comment_id: null,
      file_name: file.name,
      content: file.bytes,
      size: file.bytes.length,
      sha256: file.sha256,
      uploaded_at: now,
      uploaded_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Files of this person that wait; answers those that were there. */
export async function attachFiles(
  { tx }: Unit,
  commentId: number,
  ids: readonly number[],
  by: number,
): Promise<{ id: number; file_name: string; sha256: string }[]> {
  if (ids.length === 0) return []
  return tx
    .updateTable('comment_files')
    .set({ comment_id: commentId })
    .where('id', 'in', ids)
    .where('comment_id', 'is', null)
    .where('uploaded_by', '=', by)
    .returning(['id', 'file_name', 'sha256'])
    .execute()
}
