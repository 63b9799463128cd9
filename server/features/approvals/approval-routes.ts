import type { FastifyInstance } from 'fastify'
import { pendingChangesApi } from '#core/contract/pending-changes.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { requestList } from './approval-queries.ts'
import { approversOf, countPending, type Deciders, decide, loadChange } from './approval-service.ts'

const said = (notes: string | null | undefined): string | null => notes?.trim() || null

export function approvalRoutes(app: FastifyInstance, hub: Hub, deciders: Deciders): void {
  const subject = ({ params }: { params: { id: number } }) => loadChange(hub, params.id)

  mount(app, hub, pendingChangesApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, requestList, query),
  })
  mount(app, hub, pendingChangesApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, requestList, query),
  })
  mount(app, hub, pendingChangesApi.counts, { handle: ({ actor }) => countPending(hub, actor) })
  mount(app, hub, pendingChangesApi.approvers, { handle: () => approversOf(hub) })
  mount(app, hub, pendingChangesApi.approve, {
    subject,
    handle: ({ actor, subject: change, body }) =>
      decide(hub, actor, change, deciders, { kind: 'approve', notes: said(body.approvalNotes) }),
  })
  mount(app, hub, pendingChangesApi.reject, {
    subject,
    handle: ({ actor, subject: change, body }) =>
      decide(hub, actor, change, deciders, { kind: 'reject', notes: said(body.rejectionNotes) }),
  })
}
