import type { FastifyInstance } from 'fastify'
import { settingsApi } from '#core/contract/settings.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { changeSettings, settingsFor } from './settings-service.ts'

export function settingsRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, settingsApi.get, { handle: ({ actor }) => settingsFor(hub, actor) })
  mount(app, hub, settingsApi.update, { handle: ({ actor, body }) => changeSettings(hub, actor, body) })
}
