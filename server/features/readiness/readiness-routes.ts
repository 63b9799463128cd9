import type { FastifyInstance } from 'fastify'
import { readinessApi } from '#core/contract/readiness.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { followAllVersions } from '#server/standing/follow-version.ts'
import { countAnewByRules } from '#server/standing/readiness-count.ts'
import { reinstateLeftArchived } from '#server/standing/reinstate.ts'
import { endApprovalsLeft } from '#server/submissions/approval-end.ts'
import { readinessFile, readinessOfRecord, readinessPage, readinessState } from './readiness.ts'
import { validateAgain } from './validate-again.ts'

/** The readiness matrix, and the missing fields of one device. */
export function readinessRoutes(app: FastifyInstance, hub: Hub): void {
  app.addHook('onReady', async () => {
    await reinstateLeftArchived(hub)
    await followAllVersions(hub)
    await endApprovalsLeft(hub)
    await countAnewByRules(hub)
    validateAgain(hub)
  })
  mount(app, hub, readinessApi.ofRecord, {
    handle: ({ params, query }) => readinessOfRecord(hub, params.id, query.country),
  })
  mount(app, hub, readinessApi.list, {
    handle: ({ actor, query }) => readinessPage(hub, actor, query),
  })
  mount(app, hub, readinessApi.export, {
    handle: ({ actor, query }) => readinessFile(hub, actor, query),
  })
  mount(app, hub, readinessApi.state, { handle: () => readinessState(hub) })
}
