import type { FastifyInstance } from 'fastify'
import { checklistApi } from '#core/contract/checklist.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { checklistFile } from './checklist-file.ts'

/** What the markets ask, as a file to take away. */
export function checklistRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, checklistApi.file, { handle: ({ query }) => checklistFile(hub, query) })
}
