import type { FastifyInstance } from 'fastify'
import { identitiesApi } from '#core/contract/identities.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { accountIdentity, linkAccount, refuseMissing, unlinkAccount } from './identity-service.ts'

export function identityRoutes(app: FastifyInstance, hub: Hub): void {
  const subject = ({ params }: { params: { id: number } }) => refuseMissing(hub, params.id)
  mount(app, hub, identitiesApi.get, { subject, handle: ({ params }) => accountIdentity(hub, params.id) })
  mount(app, hub, identitiesApi.link, {
    subject,
    handle: ({ actor, params, body }) => linkAccount(hub, actor, params.id, body.subject),
  })
  mount(app, hub, identitiesApi.unlink, {
    subject,
    handle: ({ actor, params }) => unlinkAccount(hub, actor, params.id),
  })
}
