import type { FastifyInstance } from 'fastify'
import { requestsApi } from '#core/contract/requests.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { Decider } from '#server/requests/decider.ts'
import { requestList } from './request-queries.ts'
import { approversOf, countRequests, decide, loadRequest } from './request-service.ts'

const said = (notes: string | null | undefined): string | null => notes?.trim() || null

export function requestRoutes(app: FastifyInstance, hub: Hub, deciders: readonly Decider[]): void {
  const subject = ({ params }: { params: { id: number } }) => loadRequest(hub, params.id)

  mount(app, hub, requestsApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, requestList, query),
  })
  mount(app, hub, requestsApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, requestList, query),
  })
  mount(app, hub, requestsApi.counts, { handle: ({ actor }) => countRequests(hub, actor) })
  mount(app, hub, requestsApi.approvers, { handle: () => approversOf(hub) })
  mount(app, hub, requestsApi.approve, {
    subject,
    handle: ({ actor, subject: request, body }) =>
      decide(hub, actor, request, deciders, { kind: 'approve', notes: said(body.approvalNotes) }),
  })
  mount(app, hub, requestsApi.reject, {
    subject,
    handle: ({ actor, subject: request, body }) =>
      decide(hub, actor, request, deciders, { kind: 'reject', notes: said(body.rejectionNotes) }),
  })
}
