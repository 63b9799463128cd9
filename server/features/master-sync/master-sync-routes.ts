import type { FastifyInstance } from 'fastify'
import { carryOverApi } from '#core/contract/carry-over.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { carryOver, loadRecordToCarry, staleSubmissions } from './master-sync.ts'

/** Submissions that say something other than their master record, and taking its values over. */
export function masterSyncRoutes(app: FastifyInstance, hub: Hub): void {
  const record = ({ params }: { params: { id: number } }) => loadRecordToCarry(hub, params.id)
  mount(app, hub, carryOverApi.stale, {
    subject: record,
    handle: ({ subject: of }) => staleSubmissions(hub, of),
  })
  mount(app, hub, carryOverApi.carryOver, {
    subject: record,
    handle: ({ actor, params, body }) => carryOver(hub, actor, params.id, body),
  })
}
