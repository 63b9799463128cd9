import type { FastifyInstance } from 'fastify'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import type { Countersigner } from '#server/countersigning/countersigner.ts'
import {
  countersign,
  endCountersignature,
  loadCountersignature,
  loadOwnCountersignature,
} from '#server/countersigning/countersigning.ts'
import { answerList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { countersignatureList } from './countersignature-list-queries.ts'

export function countersigningRoutes(
  app: FastifyInstance,
  hub: Hub,
  countersigners: readonly Countersigner[],
): void {
  const list = countersignatureList(hub)
  mount(app, hub, countersignaturesApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, list, query),
  })
  const subject = ({ params }: { params: { id: number } }) => loadCountersignature(hub, params.id)
  mount(app, hub, countersignaturesApi.sign, {
    subject,
    handle: ({ actor, params, body, request }) => {
      const signing = { given: body, address: request.ip, page: request.headers.origin }
      return countersign(hub, actor, params.id, { countersigners, signing })
    },
  })
  mount(app, hub, countersignaturesApi.refuse, {
    subject,
    handle: ({ actor, params, body }) =>
      endCountersignature(hub, actor, params.id, { status: 'refused', note: body.note.trim() }),
  })
  mount(app, hub, countersignaturesApi.withdraw, {
    subject: ({ actor, params }) => loadOwnCountersignature(hub, actor, params.id),
    handle: ({ actor, params }) =>
      endCountersignature(hub, actor, params.id, { status: 'withdrawn', note: null }),
  })
}
