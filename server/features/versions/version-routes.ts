import type { FastifyInstance } from 'fastify'
import { versionControlApi } from '#core/contract/version-control.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { loadSubmission } from '#server/submissions/submission-service.ts'
import { compareVersions, timeLineOf } from './submission-versions.ts'
import { submissionTrail } from './version-queries.ts'

/** Versions of a submission, what differs between two of them, and its audit trail. */
export function versionRoutes(app: FastifyInstance, hub: Hub): void {
  const subject = ({ params }: { params: { id: number } }) => loadSubmission(hub, params.id)
  mount(app, hub, versionControlApi.versions, { subject, handle: ({ subject: row }) => timeLineOf(hub, row) })
  mount(app, hub, versionControlApi.compare, {
    subject,
    handle: ({ subject: row, query }) => compareVersions(hub, row, query),
  })
  mount(app, hub, versionControlApi.auditTrail, {
    subject,
    handle: ({ actor, params, query }) => answerList(hub, actor, submissionTrail(params.id), query),
  })
  mount(app, hub, versionControlApi.auditTrailFile, {
    subject,
    handle: ({ actor, params, query }) => exportList(hub, actor, submissionTrail(params.id), query),
  })
}
