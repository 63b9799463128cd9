import type { FastifyInstance } from 'fastify'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { askedReset, refuseMissing, resetSecondFactor } from './reset-service.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  ownSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor-service.ts'

/** Second factors: one's own, and their reset by two administrators (decision D60). */
export function secondFactorRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, secondFactorApi.get, { handle: ({ actor }) => ownSecondFactor(hub, actor) })
  mount(app, hub, secondFactorApi.begin, {
    handle: ({ actor, body, request }) => beginAuthenticator(hub, actor, { ...body, address: request.ip }),
  })
  mount(app, hub, secondFactorApi.confirm, {
    handle: ({ actor, body, request }) => confirmAuthenticator(hub, actor, { ...body, address: request.ip }),
  })
  mount(app, hub, secondFactorApi.newRecoveryCodes, {
    handle: ({ actor, body, request }) => renewRecoveryCodes(hub, actor, { ...body, address: request.ip }),
  })
  mount(app, hub, secondFactorApi.remove, {
    handle: ({ actor, body, request }) => removeSecondFactor(hub, actor, { ...body, address: request.ip }),
  })
  const subject = ({ params }: { params: { id: number } }) => refuseMissing(hub, params.id)
  mount(app, hub, secondFactorApi.resetState, {
    subject,
    handle: ({ params }) => askedReset(hub, params.id),
  })
  mount(app, hub, secondFactorApi.reset, {
    subject,
    handle: ({ actor, params }) => resetSecondFactor(hub, actor, params.id),
  })
}
