import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery } from './list-query.ts'
import { givenNumber, Id } from './whole-number.ts'

/** What people say about a device or a submission: one thread for all versions of a device, and one for each submission. */

export const commentLength = 4000
export const maxCommentFiles = 10
export const maxCommentFileBytes = 10 * 1024 * 1024

export const CommentFile = z.object({
  id: z.int(),
  fileName: z.string(),
  size: z.int(),
  /** Hex. */
  sha256: z.string(),
})
export type CommentFile = z.infer<typeof CommentFile>

/** Somebody who can be mentioned: an active person who may see what the comment is about. */
export const CommentPerson = z.object({ id: z.int(), username: z.string(), name: z.string() })
export type CommentPerson = z.infer<typeof CommentPerson>

export const Comment = z.object({
  id: z.int(),
  revision: z.int(),
  /** The version of the record at which it was said. */
  masterDiId: z.int().nullable(),
  versionNumber: z.string().nullable(),
  submissionId: z.int().nullable(),
  /** Null once it is deleted. */
  text: z.string().nullable(),
  mentions: z.array(CommentPerson),
  attachments: z.array(CommentFile),
  createdAt: z.string(),
  createdBy: z.int(),
  createdByName: z.string(),
  editedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  deletedByName: z.string().nullable(),
  /** One’s own comment can be changed and deleted while it is the last of its thread. */
  abilities: z.object({ change: z.boolean() }),
})
export type Comment = z.infer<typeof Comment>

export const CommentQuery = listQuery(Comment, ['createdAt'], {})
export type CommentQuery = z.output<typeof CommentQuery>

const empty = 'Write a comment'
const text = plainText(commentLength)
  .refine((given) => given.trim() !== '', empty)
  .transform((given) => given.trim())

export const NewComment = z.object({
  text,
  /** Files uploaded before. */
  attachmentIds: z
    .array(Id)
    .max(maxCommentFiles, `At most ${maxCommentFiles} files go with a comment`)
    .transform((ids) => [...new Set(ids)])
    .optional(),
})
export type NewComment = z.output<typeof NewComment>

const reading = { method: 'GET', access: 'view-submissions', params: IdParams } as const
const list = { ...reading, query: CommentQuery, response: z.array(Comment), list: true } as const
const writing = {
  access: 'view-submissions',
  andOneOf: ['edit-submissions', 'approve-submissions'],
} as const
const addition = {
  ...writing,
  method: 'POST',
  params: IdParams,
  body: NewComment,
  response: Comment,
  status: 201,
} as const

export const commentsApi = {
  ofRecord: endpoint({
    ...list,
    path: '/api/master-di/:id/comments',
    summary: 'What was said about a device, at any version of its record; oldest first',
  }),
  addToRecord: endpoint({
    ...addition,
    path: '/api/master-di/:id/comments',
    summary: 'Say something about a device',
  }),
  ofSubmission: endpoint({
    ...list,
    path: '/api/submissions/:id/comments',
    summary: 'What was said about a submission; oldest first',
  }),
  addToSubmission: endpoint({
    ...addition,
    path: '/api/submissions/:id/comments',
    summary: 'Say something about a submission',
  }),
  update: endpoint({
    ...writing,
    method: 'PUT',
    path: '/api/comments/:id',
    summary: 'Change the text of one’s own comment while it is the last of its thread',
    params: IdParams,
    body: z.object({ text, revision: givenNumber() }),
    response: Comment,
  }),
  delete: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/api/comments/:id',
    summary: 'Delete one’s own comment while it is the last of its thread; who and when stays',
    params: IdParams,
    response: Comment,
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/comments/people',
    access: 'view-submissions',
    summary: 'Who can be mentioned in a comment, by name',
    response: z.array(CommentPerson),
  }),
  upload: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/comment-files',
    summary: 'Upload a file for the next comment; dropped after a day without one',
    body: 'file',
    response: CommentFile,
    status: 201,
  }),
  file: endpoint({
    ...reading,
    path: '/api/comment-files/:id',
    summary: 'One file of a comment, exactly as it was uploaded',
    response: 'file',
  }),
}
