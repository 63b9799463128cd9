import type { FastifyInstance } from 'fastify'
import { myWorkApi } from '#core/contract/my-work.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { myWork, type WorkParts } from './my-work.ts'

/** What waits for whoever asks: each feature finds its own. */
export function myWorkRoutes(app: FastifyInstance, hub: Hub, parts: WorkParts): void {
  mount(app, hub, myWorkApi.get, { handle: ({ actor }) => myWork(hub, actor, parts) })
}
