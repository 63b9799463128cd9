import type { FastifyInstance } from 'fastify'
import { identifiersApi } from '#core/contract/identifiers.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { invalid } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'

export function identifierRoutes(app: FastifyInstance, hub: Hub): void {
  for (const description of [identifiersApi.basicUdiDiFromUdiDi, identifiersApi.gmnFromUdiDi]) {
    mount(app, hub, description, { handle: async ({ body }) => ({ basicUdiDi: gmnOf(body.udiDi) }) })
  }
}

function gmnOf(udiDi: string): string {
  const result = generateGmnFromUdiDi(udiDi)
  if (!result.valid) throw invalid([{ path: 'udiDi', message: result.problem.message }])
  return result.value
}
