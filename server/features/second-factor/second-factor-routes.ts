import type { FastifyInstance, FastifyRequest } from 'fastify'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { tokenOf } from '#server/platform/session.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  refuseForeignPasskey,
  removePasskey,
} from './passkey-service.ts'
import { askedReset, refuseMissing, resetSecondFactor } from './reset-service.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  ownSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor-service.ts'

/** Who asks, and from which page of a browser. */
const from = (request: FastifyRequest) => ({
  address: request.ip,
  token: tokenOf(request),
  page: request.headers.origin,
})

/** Second factors: one's own, and their reset by two administrators (decision D60). */
export function secondFactorRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, secondFactorApi.get, { handle: ({ actor }) => ownSecondFactor(hub, actor) })
  mount(app, hub, secondFactorApi.begin, {
    handle: ({ actor, body, request }) => beginAuthenticator(hub, actor, { ...body, ...from(request) }),
  })
  mount(app, hub, secondFactorApi.confirm, {
    handle: ({ actor, body, request }) => confirmAuthenticator(hub, actor, { ...body, ...from(request) }),
  })
  mount(app, hub, secondFactorApi.newRecoveryCodes, {
    handle: ({ actor, body, request }) => renewRecoveryCodes(hub, actor, { ...body, ...from(request) }),
  })
  mount(app, hub, secondFactorApi.remove, {
    handle: ({ actor, body, request }) => removeSecondFactor(hub, actor, { ...body, ...from(request) }),
  })
  passkeyRoutes(app, hub)
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

function passkeyRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, secondFactorApi.beginPasskey, {
    handle: ({ actor, body, request }) => beginPasskey(hub, actor, { ...body, ...from(request) }),
  })
  mount(app, hub, secondFactorApi.addPasskey, {
    handle: ({ actor, body, request }) => addPasskey(hub, actor, body, from(request)),
  })
  mount(app, hub, secondFactorApi.removePasskey, {
    subject: ({ actor, params }) => refuseForeignPasskey(hub, actor, params.id),
    handle: ({ actor, params, body, request }) =>
      removePasskey(hub, actor, params.id, { ...body, ...from(request) }),
  })
  mount(app, hub, secondFactorApi.askPasskey, {
    handle: ({ actor, request }) => askPasskey(hub, actor, request.headers.origin),
  })
}
