import type { FastifyInstance } from 'fastify'
import { authApi } from '#core/contract/auth.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { bearerToken } from '#server/platform/session.ts'
import { currentUser, login, logout, register } from './auth-service.ts'

export function authRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, authApi.me, { handle: ({ actor }) => currentUser(hub, actor) })
  mount(app, hub, authApi.register, { handle: ({ body }) => register(hub, body) })
  mount(app, hub, authApi.login, { handle: ({ body, request }) => login(hub, body, request.ip) })
  mount(app, hub, authApi.logout, {
    handle: ({ actor, request }) => logout(hub, actor, bearerToken(request.headers.authorization) ?? ''),
  })
}
