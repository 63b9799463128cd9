import type { FastifyInstance } from 'fastify'
import { submissionsApi } from '#core/contract/submissions.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { loadSubmission } from '#server/submissions/submission-service.ts'
import { exportFile } from './submission-files.ts'

/** Files of one submission. */
export function submissionFileRoutes(app: FastifyInstance, hub: Hub): void {
  const subject = ({ params }: { params: { id: number } }) => loadSubmission(hub, params.id)
  mount(app, hub, submissionsApi.xml, {
    subject,
    handle: ({ actor, params }) => exportFile(hub, actor, { id: params.id, file: 'xml', recorded: false }),
  })
  mount(app, hub, submissionsApi.generateXml, {
    subject,
    handle: ({ actor, params }) => exportFile(hub, actor, { id: params.id, file: 'xml', recorded: true }),
  })
  mount(app, hub, submissionsApi.file, {
    subject,
    handle: ({ actor, params }) =>
      exportFile(hub, actor, { id: params.id, file: params.file, recorded: true }),
  })
}
