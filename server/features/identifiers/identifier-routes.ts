import type { FastifyInstance } from 'fastify'
import { identifiersApi } from '#core/contract/identifiers.ts'
import { basicUdiDiAnswer, gmnAnswer, udiDiAnswer } from '#core/identifiers/answers.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { checkGmn, generateGmn } from '#core/identifiers/gmn.ts'
import { invalid } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'

export function identifierRoutes(app: FastifyInstance, hub: Hub): void {
  for (const description of [identifiersApi.basicUdiDiFromUdiDi, identifiersApi.gmnFromUdiDi]) {
    mount(app, hub, description, { handle: async ({ body }) => ({ basicUdiDi: gmnOf(body.udiDi) }) })
  }
  mount(app, hub, identifiersApi.generateGmn, {
    handle: async ({ body: { companyPrefix, modelReference } }) => {
      const made = generateGmn(companyPrefix, modelReference)
      if (!made.valid) {
        throw invalid([{ path: made.problem.part ?? 'modelReference', message: made.problem.message }])
      }
      return gmnAnswer(made)
    },
  })
  mount(app, hub, identifiersApi.validateGmn, {
    handle: async ({ body }) => gmnAnswer(checkGmn(body.gmn)),
  })
  mount(app, hub, identifiersApi.validateBasicUdiDi, {
    handle: async ({ body }) => basicUdiDiAnswer(body.basicUdiDi, hub.now().getUTCFullYear()),
  })
  mount(app, hub, identifiersApi.validateUdiDi, { handle: async ({ body }) => udiDiAnswer(body.udiDi) })
}

function gmnOf(udiDi: string): string {
  const result = generateGmnFromUdiDi(udiDi)
  if (!result.valid) throw invalid([{ path: 'udiDi', message: result.problem.message }])
  return result.value
}
