import type { FastifyInstance } from 'fastify'
import { certificatesApi } from '#core/contract/certificates.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { certificateList } from './certificate-list-queries.ts'
import {
  type BeginRenewal,
  carryOver,
  certificateDetails,
  renew,
  requireCertificate,
  unseen,
} from './certificate-service.ts'

/** Certificates of notified bodies: watched, carried over, renewed. */
export function certificateRoutes(app: FastifyInstance, hub: Hub, begin: BeginRenewal): void {
  const list = () => certificateList(hub)
  const subject = ({ params }: { params: { id: number } }) => requireCertificate(hub, params.id)

  mount(app, hub, certificatesApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, list(), query),
  })
  mount(app, hub, certificatesApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, list(), query),
  })
  mount(app, hub, certificatesApi.unseen, { handle: () => unseen(hub) })
  mount(app, hub, certificatesApi.get, {
    subject,
    handle: ({ actor, subject: row }) => certificateDetails(hub, hub.db, actor, row),
  })
  mount(app, hub, certificatesApi.carryOver, {
    subject,
    handle: ({ actor, params, body }) => carryOver(hub, actor, params.id, body),
  })
  mount(app, hub, certificatesApi.renew, {
    subject,
    handle: ({ actor, params, body }) => renew(hub, actor, params.id, body.targetDate, begin),
  })
}
