import type { FastifyInstance } from 'fastify'
import { commentsApi, maxCommentFileBytes } from '#core/contract/comments.ts'
import { plainFileName } from '#core/text/file-name.ts'
import type { Commented } from '#server/database/comment-tables.ts'
import { answerList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readSmallUpload } from '#server/platform/uploads.ts'
import { commentList } from './comment-list-queries.ts'
import {
  addComment,
  changeComment,
  deleteComment,
  keepFile,
  loadComment,
  loadFile,
  loadThread,
  peopleToMention,
} from './comment-service.ts'

const limits = { maxBytes: maxCommentFileBytes, tooLargeMessage: 'A file of a comment has at most 10 MB' }

const of = {
  'master-di': { list: commentsApi.ofRecord, add: commentsApi.addToRecord },
  submission: { list: commentsApi.ofSubmission, add: commentsApi.addToSubmission },
} as const

/** What people say about devices and submissions. */
export function commentRoutes(app: FastifyInstance, hub: Hub): void {
  for (const about of Object.keys(of) as Commented[]) {
    const thread = ({ params }: { params: { id: number } }) => loadThread(hub, about, params.id)
    mount(app, hub, of[about].list, {
      subject: thread,
      handle: ({ actor, subject, query }) => answerList(hub, actor, commentList(subject), query),
    })
    mount(app, hub, of[about].add, {
      subject: thread,
      handle: ({ actor, subject, body }) => addComment(hub, actor, subject, body),
    })
  }
  const comment = ({ params }: { params: { id: number } }) => loadComment(hub, params.id)
  mount(app, hub, commentsApi.update, {
    subject: comment,
    handle: ({ actor, subject, body }) => changeComment(hub, actor, subject, body),
  })
  mount(app, hub, commentsApi.delete, {
    subject: comment,
    handle: ({ actor, subject }) => deleteComment(hub, actor, subject),
  })
  mount(app, hub, commentsApi.people, { handle: () => peopleToMention(hub) })
  mount(app, hub, commentsApi.upload, {
    handle: async ({ actor, request }) => {
      const { name, bytes } = await readSmallUpload(request, limits)
      return keepFile(hub, actor, { name: plainFileName(name), bytes })
    },
  })
  mount(app, hub, commentsApi.file, {
    subject: ({ params }) => loadFile(hub, params.id),
    // Always sent as a download, so that no uploaded content runs in the browser.
    handle: async ({ subject: file }) => ({
      fileName: file.file_name,
      contentType: 'application/octet-stream',
      content: file.content,
    }),
  })
}
