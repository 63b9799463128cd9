import type { FastifyInstance } from 'fastify'
import { masterSyncApi } from '#core/contract/master-sync.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { loadRecordToSync, outdatedSubmissions, syncFromMaster } from './master-sync.ts'

/** Submissions that say something other than their master record, and taking its values over. */
export function masterSyncRoutes(app: FastifyInstance, hub: Hub): void {
  const record = ({ params }: { params: { id: number } }) => loadRecordToSync(hub, params.id)
  mount(app, hub, masterSyncApi.outdated, {
    subject: record,
    handle: ({ subject: of }) => outdatedSubmissions(hub, of),
  })
  mount(app, hub, masterSyncApi.sync, {
    subject: record,
    handle: ({ actor, params, body }) => syncFromMaster(hub, actor, params.id, body),
  })
}
