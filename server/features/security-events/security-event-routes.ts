import type { FastifyInstance } from 'fastify'
import { securityEventsApi } from '#core/contract/security-events.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { securityEventList } from './security-event-queries.ts'

export function securityEventRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, securityEventsApi.list, {
    handle: async ({ actor, query }) => {
      // Flush this server’s counts first.
      await hub.securityLog.flush()
      return answerList(hub, actor, securityEventList, query)
    },
  })
  mount(app, hub, securityEventsApi.export, {
    handle: async ({ actor, query }) => {
      await hub.securityLog.flush()
      return exportList(hub, actor, securityEventList, query)
    },
  })
}
