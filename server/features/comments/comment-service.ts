import type { Comment, CommentFile, CommentPerson } from '#core/contract/comments.ts'
import { mentionsIn } from '#core/text/mentions.ts'
import { type Reader, readers } from '#server/accounts/reader-queries.ts'
import type { Commented } from '#server/database/comment-tables.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { sha256 } from '#server/platform/audit.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { commentProperties } from './comment-list-queries.ts'
import { tellOfComment } from './comment-notices.ts'
import { type CommentRow, findComment, findFile } from './comment-queries.ts'
import { attachFiles, changeText, insertComment, insertFile, markDeleted } from './comment-writes.ts'
import { findThread, lockThread, type Thread } from './thread-queries.ts'

const words: Record<Commented, string> = {
  'master-di': 'Master DI record not found',
  submission: 'This submission does not exist',
}

function required(thread: Thread | undefined, about: Commented): Thread {
  if (!thread) throw notFound(words[about])
  return thread
}

export const loadThread = async (hub: Hub, about: Commented, id: number): Promise<Thread> =>
  required(await findThread(hub.db, about, id), about)

export async function loadComment(hub: Hub, id: number): Promise<CommentRow> {
  const row = await findComment(hub.db, id)
  // Of a submission that is gone nothing can be read.
  const thread = row && (await findThread(hub.db, row.about, row.entity_id))
  if (!row || !thread) throw notFound('This comment does not exist')
  return row
}

export async function loadFile(hub: Hub, id: number) {
  const file = await findFile(hub.db, id)
  if (!file || !(await findThread(hub.db, file.about, file.entity_id)))
    throw notFound('This file does not exist')
  return file
}

export async function peopleToMention(hub: Hub): Promise<CommentPerson[]> {
  return (await readers(hub.db)).map(({ id, username, first_name, last_name }) => ({
    id,
    username,
    name: `${first_name} ${last_name}`,
  }))
}

const present = (row: CommentRow, actor: Actor): Comment => presentWhole(row, actor, commentProperties)

async function presented(unit: Unit, actor: Actor, id: number): Promise<Comment> {
  const row = await findComment(unit.tx, id)
  if (!row) throw new Error('The comment just written cannot be read')
  return present(row, actor)
}

/** Everybody a text names who may see it; a name that nobody has is text. */
function mentionedBy(text: string, people: readonly Reader[]): number[] {
  const named = new Set(
    mentionsIn(
      text,
      people.map(({ username }) => username),
    ).map((one) => one.username),
  )
  return people.filter(({ username }) => named.has(username)).map(({ id }) => id)
}

export async function addComment(
  hub: Hub,
  actor: Actor,
  thread: Thread,
  {
    text,
    attachmentIds = [],
  }: { readonly text: string; readonly attachmentIds?: readonly number[] | undefined },
): Promise<Comment> {
  return inTransaction(hub, actor, async (unit) => {
    const locked = required(await lockThread(unit.tx, thread), thread.about)
    refuseDeleted(locked)
    const people = await readers(unit.tx)
    const mentions = mentionedBy(text, people)
    const id = await insertComment(unit, locked, { text, mentions }, actor.id)
    const files = await attachFiles(unit, id, attachmentIds, actor.id)
    if (files.length < attachmentIds.length) {
      const message = 'A file is not there any more. Attach it again.'
      throw invalid([{ path: 'attachmentIds', message }])
    }
    const attached = files.map(({ file_name, sha256: hash }) => `Attached: ${file_name} (SHA-256 ${hash})`)
    record(unit, locked, 'commented', [text, ...attached])
    await tellOfComment(hub, unit, actor, locked, { people, mentions })
    return presented(unit, actor, id)
  })
}

function refuseDeleted({ isDeleted }: Thread): void {
  if (isDeleted)
    throw new Refusal('invalid_transition', 'This item has been deleted; comments can no longer be added')
}

/** In the name of what it is about; notes only, since what an entry names as changed is a field of the record. */
function record(
  unit: Unit,
  { about, id, deviceName, deviceNumber, versionNumber }: Thread,
  action: 'commented' | 'comment_changed' | 'comment_deleted',
  notes: readonly string[],
): void {
  unit.record({
    action,
    entityType: about,
    entityId: id,
    changesData: { deviceName, deviceNumber, versionNumber, actionNotes: notes.join('\n') },
  })
}

/** The comment as it is once its thread is locked: by its author alone, and only while it is the last. */
async function lockOwn(
  unit: Unit,
  actor: Actor,
  comment: CommentRow,
): Promise<{ thread: Thread; row: CommentRow }> {
  const { about, entity_id: id } = comment
  const found = await findThread(unit.tx, about, id)
  const thread = required(found && (await lockThread(unit.tx, found)), about)
  const row = await findComment(unit.tx, comment.id)
  if (!row) throw notFound('This comment does not exist')
  if (row.created_by !== actor.id)
    throw new Refusal('forbidden', 'Only the author of a comment can change it')
  const because = (message: string) =>
    new Refusal('invalid_transition', message, { record: present(row, actor) })
  if (row.deleted_at) throw because('This comment was deleted')
  if (!row.is_last)
    throw because(
      'Other comments follow this one, so it can no longer be changed. Write another comment to correct it.',
    )
  return { thread, row }
}

export async function changeComment(
  hub: Hub,
  actor: Actor,
  comment: CommentRow,
  { text, revision }: { readonly text: string; readonly revision?: number | null | undefined },
): Promise<Comment> {
  return inTransaction(hub, actor, async (unit) => {
    const { thread, row } = await lockOwn(unit, actor, comment)
    refuseDeleted(thread)
    if (typeof revision === 'number' && revision !== row.revision) {
      const message = 'This comment was changed elsewhere meanwhile. Nothing was saved.'
      throw new Refusal('stale_record', message, { record: present(row, actor) })
    }
    if (text === row.text) return present(row, actor)
    const people = await readers(unit.tx)
    const mentions = mentionedBy(text, people)
    await changeText(unit, row.id, { text, mentions })
    record(unit, thread, 'comment_changed', [`From: ${row.text}`, `To: ${text}`])
    const added = mentions.filter((id) => !row.mentions.includes(id))
    await tellOfComment(hub, unit, actor, thread, { people, mentions: added, onlyMentioned: true })
    return presented(unit, actor, row.id)
  })
}

export async function deleteComment(hub: Hub, actor: Actor, comment: CommentRow): Promise<Comment> {
  return inTransaction(hub, actor, async (unit) => {
    const { thread, row } = await lockOwn(unit, actor, comment)
    await markDeleted(unit, row.id, actor.id)
    record(unit, thread, 'comment_deleted', [row.text])
    return presented(unit, actor, row.id)
  })
}

/** Waits for the next comment of who uploads it; the trail tells of it with that comment. */
export async function keepFile(
  hub: Hub,
  actor: Actor,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<CommentFile> {
  if (bytes.length === 0) throw invalid([{ path: 'file', message: 'The file is empty' }])
  const file = { name, bytes, sha256: sha256(bytes) }
  const id = await inTransaction(hub, actor, (unit) => insertFile(unit, file, actor.id))
  return { id, fileName: name, size: bytes.length, sha256: file.sha256 }
}
