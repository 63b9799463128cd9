import type { FastifyInstance } from 'fastify'
import { archiveApi } from '#core/contract/archive.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { makeArchive } from './archive-service.ts'

export function archiveRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, archiveApi.create, {
    handle: ({ actor, body }) => makeArchive(hub, actor, body),
  })
}
