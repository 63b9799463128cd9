import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authApi } from '#core/contract/auth.ts'
import { mount } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { newToken, type SessionPlace, tokenOf } from '#server/platform/session.ts'
import { cookieOf, isBrowser, readCookie } from '#server/platform/session-cookie.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { currentUser, login, logout, secondStep } from './auth-service.ts'
import { linkInfo, setPasswordByLink } from './link-service.ts'
import { renewSession } from './provider-renewal.ts'
import { beginProvider, finishProvider, providerInfo } from './provider-service.ts'
import { register, registrationInfo } from './registration-service.ts'
import { refuseUnknownProxy } from './unknown-proxy.ts'

const longestUserAgent = 300

/** Where somebody signs in from, with a new secret for the cookie of a browser. */
function placeOf(request: FastifyRequest): SessionPlace {
  const { ip, headers } = request
  return {
    address: ip,
    userAgent: headers['user-agent'] && storableText(headers['user-agent'].slice(0, longestUserAgent)),
    cookie: isBrowser(request) ? newToken() : undefined,
    page: headers.origin,
  }
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Signs somebody in, and gives the browser the cookie of the session. */
async function signIn<T extends object>(
  hub: Hub,
  { request, reply }: Exchange,
  work: (place: SessionPlace) => Promise<T>,
): Promise<T> {
  const place = placeOf(request)
  const result = await work(place)
  if (place.cookie !== undefined && 'token' in result) {
    reply.header('set-cookie', await cookieOf(hub.db, request, 'session', place.cookie))
  }
  return result
}

export function authRoutes(app: FastifyInstance, hub: Hub): void {
  hub.renewals.learn((due) => renewSession(hub, due))
  mount(app, hub, authApi.me, { handle: ({ actor }) => currentUser(hub, actor) })
  mount(app, hub, authApi.registration, { handle: () => registrationInfo(hub) })
  mount(app, hub, authApi.register, {
    handle: ({ body, request }) => {
      refuseUnknownProxy(hub, request)
      return register(hub, body)
    },
  })
  mount(app, hub, authApi.login, {
    handle: ({ body, ...exchange }) => signIn(hub, exchange, (place) => login(hub, body, place)),
  })
  mount(app, hub, authApi.secondFactor, {
    handle: ({ body, ...exchange }) => signIn(hub, exchange, (place) => secondStep(hub, body, place)),
  })
  mount(app, hub, authApi.logout, {
    handle: async ({ actor, request, reply }) => {
      const answer = await logout(hub, actor, tokenOf(request))
      if (isBrowser(request)) reply.header('set-cookie', await cookieOf(hub.db, request, 'session', null))
      return answer
    },
  })
  providerRoutes(app, hub)
  mount(app, hub, authApi.link, { handle: ({ body }) => linkInfo(hub, body.token) })
  mount(app, hub, authApi.linkPassword, { handle: ({ body }) => setPasswordByLink(hub, body) })
}

function providerRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, authApi.provider, { handle: async () => providerInfo(hub) })
  const begin = async (actor: Actor | null, { request, reply }: Exchange) => {
    const { address, cookie } = await beginProvider(hub, actor)
    reply.header('set-cookie', await cookieOf(hub.db, request, 'provider', cookie))
    return { address }
  }
  mount(app, hub, authApi.beginProvider, { handle: (exchange) => begin(null, exchange) })
  mount(app, hub, authApi.confirmWithProvider, {
    handle: ({ actor, ...exchange }) => begin(actor, exchange),
  })
  mount(app, hub, authApi.finishProvider, {
    handle: async ({ body, ...exchange }) => {
      const cookie = await readCookie(hub.db, exchange.request, 'provider')
      return signIn(hub, exchange, (place) => finishProvider(hub, { query: body.query, cookie, place }))
    },
  })
}
