import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'

const namedByProxies = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host'] as const

/**
 * Started for this computer alone, a hub lets anyone register. What comes through a proxy that nobody named comes from
 * elsewhere all the same (review A10).
 */
export function refuseUnknownProxy({ exposed }: Pick<Hub, 'exposed'>, { headers }: FastifyRequest): void {
  if (exposed || !namedByProxies.some((name) => headers[name] !== undefined)) return
  throw new Refusal(
    'forbidden',
    'This request came through a proxy, but the hub was started for this computer only. Ask the operator of the hub to set TRUST_PROXY to the proxy; people can register after that.',
  )
}
