import type { FastifyInstance } from 'fastify'
import { checklistApi } from '#core/contract/checklist.ts'
import { deadlinesApi } from '#core/contract/deadlines.ts'
import { goneSignal } from '#server/platform/clients.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { checklistFile } from './checklist-file.ts'
import { ownDeadlines } from './own-deadlines.ts'

/** What the markets require: of which devices by when, and as a file to download. */
export function checklistRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, deadlinesApi.own, { handle: () => ownDeadlines(hub) })
  mount(app, hub, checklistApi.file, {
    handle: ({ actor, query, request }) =>
      checklistFile(hub, query, { id: actor.id, gone: goneSignal(request) }),
  })
}
