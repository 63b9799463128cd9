import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authApi } from '#core/contract/auth.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { bearerToken, type SessionPlace } from '#server/platform/session.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { currentUser, login, logout } from './auth-service.ts'
import { linkInfo, setPasswordByLink } from './link-service.ts'
import { register, registrationInfo } from './registration-service.ts'
import { refuseUnknownProxy } from './unknown-proxy.ts'

const longestUserAgent = 300

const placeOf = ({ ip, headers }: FastifyRequest): SessionPlace => ({
  address: ip,
  userAgent: headers['user-agent'] && storableText(headers['user-agent'].slice(0, longestUserAgent)),
})

export function authRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, authApi.me, { handle: ({ actor }) => currentUser(hub, actor) })
  mount(app, hub, authApi.registration, { handle: () => registrationInfo(hub) })
  mount(app, hub, authApi.register, {
    handle: ({ body, request }) => {
      refuseUnknownProxy(hub, request)
      return register(hub, body)
    },
  })
  mount(app, hub, authApi.login, { handle: ({ body, request }) => login(hub, body, placeOf(request)) })
  mount(app, hub, authApi.logout, {
    handle: ({ actor, request }) => logout(hub, actor, bearerToken(request.headers.authorization) ?? ''),
  })
  mount(app, hub, authApi.link, { handle: ({ body }) => linkInfo(hub, body.token) })
  mount(app, hub, authApi.linkPassword, { handle: ({ body }) => setPasswordByLink(hub, body) })
}
