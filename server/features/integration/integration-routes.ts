import type { FastifyInstance } from 'fastify'
import { apiTokensApi } from '#core/contract/api-tokens.ts'
import { webhooksApi } from '#core/contract/webhooks.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { findOwnToken, makeToken, revokeToken, tokensOf } from './api-token-service.ts'
import {
  changeWebhook,
  deliveriesOf,
  findDelivery,
  findWebhook,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  sendAgain,
  testWebhook,
} from './webhook-service.ts'

/** API tokens and webhooks. */
export function integrationRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, apiTokensApi.list, { handle: ({ actor, query }) => tokensOf(hub, actor, query.of) })
  mount(app, hub, apiTokensApi.create, { handle: ({ actor, body }) => makeToken(hub, actor, body) })
  mount(app, hub, apiTokensApi.revoke, {
    subject: ({ actor, params }) => findOwnToken(hub, actor, params.id),
    handle: ({ actor, params }) => revokeToken(hub, actor, params.id),
  })
  mount(app, hub, webhooksApi.list, { handle: () => listWebhooks(hub) })
  mount(app, hub, webhooksApi.create, { handle: ({ actor, body }) => makeWebhook(hub, actor, body) })
  const subject = ({ params }: { params: { id: number } }) => findWebhook(hub, params.id)
  mount(app, hub, webhooksApi.update, {
    subject,
    handle: ({ actor, params, body }) => changeWebhook(hub, actor, params.id, body),
  })
  mount(app, hub, webhooksApi.delete, {
    subject,
    handle: ({ actor, params }) => removeWebhook(hub, actor, params.id),
  })
  mount(app, hub, webhooksApi.test, {
    subject,
    handle: ({ actor, params }) => testWebhook(hub, actor, params.id),
  })
  mount(app, hub, webhooksApi.deliveries, { subject, handle: ({ params }) => deliveriesOf(hub, params.id) })
  mount(app, hub, webhooksApi.again, {
    subject: ({ params }) => findDelivery(hub, params.id),
    handle: ({ params }) => sendAgain(hub, params.id),
  })
}
