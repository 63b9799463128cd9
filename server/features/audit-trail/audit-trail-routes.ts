import type { FastifyInstance } from 'fastify'
import { auditApi } from '#core/contract/audit.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { evidenceOf, verifyTogether } from '#server/platform/audit-verification.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { masterTrail, peopleOfTrail, wholeTrail } from './audit-trail-queries.ts'
import { versionControlSummary } from './version-control-summary.ts'

export function auditTrailRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, auditApi.master, {
    handle: ({ actor, query }) => answerList(hub, actor, masterTrail, query),
  })
  mount(app, hub, auditApi.masterExport, {
    handle: ({ actor, query }) => exportList(hub, actor, masterTrail, query),
  })
  mount(app, hub, auditApi.trail, {
    handle: ({ actor, query }) => answerList(hub, actor, wholeTrail, query),
  })
  mount(app, hub, auditApi.trailExport, {
    handle: ({ actor, query }) => exportList(hub, actor, wholeTrail, query),
  })
  mount(app, hub, auditApi.people, { handle: ({ actor }) => peopleOfTrail(hub.db, actor) })
  mount(app, hub, auditApi.verify, {
    handle: async () => {
      const { fitting: _, ...verification } = await verifyTogether(hub.db, evidenceOf(hub))
      return verification
    },
  })
  mount(app, hub, versionControlApi.summary, { handle: () => versionControlSummary(hub) })
}
