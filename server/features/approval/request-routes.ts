import type { FastifyInstance } from 'fastify'
import { type FieldNote, requestsApi } from '#core/contract/requests.ts'
import type { SigningInput } from '#core/contract/signing.ts'
import type { Decider } from '#server/approval/decider.ts'
import { decide, said, type Verdict } from '#server/approval/deciding.ts'
import { reassign } from '#server/approval/reassigning.ts'
import type { RequestRow } from '#server/approval/request-queries.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { requestList } from './request-list-queries.ts'
import { approversOf, countRequests, loadRequest } from './request-service.ts'

export function requestRoutes(app: FastifyInstance, hub: Hub, deciders: readonly Decider[]): void {
  const subject = ({ params }: { params: { id: number } }) => loadRequest(hub, params.id)

  mount(app, hub, requestsApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, requestList, query),
  })
  mount(app, hub, requestsApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, requestList, query),
  })
  mount(app, hub, requestsApi.counts, { handle: ({ actor }) => countRequests(hub, actor) })
  mount(app, hub, requestsApi.approvers, { handle: ({ actor }) => approversOf(hub, actor) })
  const decideOn = (
    kind: Verdict['kind'],
    { actor, subject: request, body, request: { ip, headers } }: Deciding,
  ) =>
    decide(hub, actor, request, {
      deciders,
      verdict: {
        kind,
        notes: said(body.approvalNotes ?? body.rejectionNotes),
        fieldNotes: body.fieldNotes,
        revision: body.revision ?? null,
      },
      signing: { given: body, address: ip, page: headers.origin },
    })
  mount(app, hub, requestsApi.approve, { subject, handle: (call) => decideOn('approve', call) })
  mount(app, hub, requestsApi.reject, { subject, handle: (call) => decideOn('reject', call) })
  mount(app, hub, requestsApi.reassign, {
    subject,
    handle: ({ actor, subject: request, body }) => reassign(hub, actor, request, body),
  })
}

interface Deciding {
  readonly actor: Actor
  readonly subject: RequestRow
  readonly request: { readonly ip: string; readonly headers: { readonly origin?: string } }
  readonly body: SigningInput & {
    readonly approvalNotes?: string | null | undefined
    readonly rejectionNotes?: string | null | undefined
    readonly fieldNotes?: readonly FieldNote[] | undefined
    readonly revision?: number | null | undefined
  }
}
