import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** Sign-ins and registrations a minute and address; whole offices share an address (decision D3). */
export interface RateLimits {
  readonly signIns: number
  readonly registrations: number
}

export async function limitRates(app: FastifyInstance, limits: RateLimits): Promise<void> {
  const max: Record<string, number> = {
    '/api/auth/login': limits.signIns,
    '/api/auth/second-factor': limits.signIns,
    '/api/auth/provider/begin': limits.signIns,
    '/api/auth/provider/finish': limits.signIns,
    '/api/auth/register': limits.registrations,
    '/api/auth/link': limits.signIns,
    '/api/auth/link/password': limits.signIns,
    '/api/users/change-password': limits.signIns,
    '/api/users/second-factor/authenticator': limits.signIns,
    '/api/users/second-factor/authenticator/confirm': limits.signIns,
  }
  app.addHook('onRoute', (route) => {
    const allowed = max[route.url]
    if (allowed) route.config = { ...route.config, rateLimit: { max: allowed, timeWindow: '1 minute' } }
  })
  // After the hook above: the plugin looks at each route in a hook of its own, and hooks run in order.
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => ip ?? '' })
}
