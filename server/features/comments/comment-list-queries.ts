import { sql } from 'kysely'
import type { Comment, CommentQuery } from '#core/contract/comments.ts'
import { defineList, type Properties } from '#server/lists/list.ts'
import { column, contains, instant } from '#server/lists/properties.ts'
import { type CommentRow, derivedColumns } from './comment-queries.ts'
import { isOfThread, type Thread } from './thread-queries.ts'

const as = column<CommentRow>()
const at = instant<CommentRow>()

export const commentProperties: Properties<CommentRow, Comment> = {
  id: as('id'),
  revision: as('revision'),
  masterDiId: {
    from: ['about', 'entity_id'],
    value: ({ about, entity_id }) => (about === 'master-di' ? entity_id : null),
  },
  versionNumber: as('said_at_version'),
  submissionId: {
    from: ['about', 'entity_id'],
    value: ({ about, entity_id }) => (about === 'submission' ? entity_id : null),
  },
  text: { from: ['text', 'deleted_at'], value: ({ text, deleted_at }) => (deleted_at ? null : text) },
  mentions: {
    from: ['mentioned', 'deleted_at'],
    value: ({ mentioned, deleted_at }) => (deleted_at ? [] : mentioned),
  },
  attachments: { from: ['files', 'deleted_at'], value: ({ files, deleted_at }) => (deleted_at ? [] : files) },
  createdAt: at('created_at'),
  createdBy: as('created_by'),
  createdByName: { from: ['created_by_name'], value: ({ created_by_name }) => created_by_name ?? '' },
  editedAt: at('edited_at'),
  deletedAt: at('deleted_at'),
  deletedByName: as('deleted_by_name'),
  abilities: {
    from: ['created_by', 'deleted_at', 'is_last'],
    value: (row, viewer) => ({ change: row.created_by === viewer.id && !row.deleted_at && row.is_last }),
  },
}

/** What was said in a thread, oldest first. */
export const commentList = (thread: Thread) =>
  defineList<CommentRow, Comment, CommentQuery>()({
    table: 'comments',
    key: 'id',
    derived: derivedColumns,
    properties: commentProperties,
    sorts: { createdAt: { by: sql`comments.id` } },
    defaultSort: 'createdAt',
    filters: {},
    search: contains('comments.search_text'),
    always: () => isOfThread(thread),
    changes: thread.about,
  })
