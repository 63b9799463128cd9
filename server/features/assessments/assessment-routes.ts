import type { FastifyInstance } from 'fastify'
import { assessmentsApi } from '#core/contract/assessments.ts'
import { filedAs } from '#server/lists/list.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { assessmentList, frozenList } from './assessment-list-queries.ts'
import {
  changeAssessment,
  createAssessment,
  deleteAssessment,
  loadAssessment,
  presentAssessment,
  reopenAssessment,
} from './assessment-service.ts'

/** Impact assessments of regulatory updates (decision D141). */
export function assessmentRoutes(app: FastifyInstance, hub: Hub): void {
  const list = assessmentList(hub)
  const subject = ({ params }: { params: { id: number } }) => loadAssessment(hub, params.id)

  mount(app, hub, assessmentsApi.list, { handle: ({ actor, query }) => answerList(hub, actor, list, query) })
  mount(app, hub, assessmentsApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, list, query),
  })
  mount(app, hub, assessmentsApi.get, {
    subject,
    handle: async ({ actor, subject: row }) => presentAssessment(hub, row, actor),
  })
  mount(app, hub, assessmentsApi.create, { handle: ({ actor, body }) => createAssessment(hub, actor, body) })
  mount(app, hub, assessmentsApi.update, {
    subject,
    handle: ({ actor, params, body }) => changeAssessment(hub, actor, params.id, body),
  })
  mount(app, hub, assessmentsApi.reopen, {
    subject,
    handle: ({ actor, params, body }) => reopenAssessment(hub, actor, params.id, body.reason),
  })
  mount(app, hub, assessmentsApi.delete, {
    subject,
    handle: ({ actor, params, body }) => deleteAssessment(hub, actor, params.id, body.reason),
  })
  mount(app, hub, assessmentsApi.devices, {
    subject,
    handle: ({ actor, query, subject: row }) => answerList(hub, actor, frozenList(row), query),
  })
  mount(app, hub, assessmentsApi.devicesExport, {
    subject,
    handle: ({ actor, params, query, subject: row }) =>
      exportList(hub, actor, filedAs(frozenList(row), `affected-devices-assessment-${params.id}`), query),
  })
}
