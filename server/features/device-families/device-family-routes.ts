import type { FastifyInstance } from 'fastify'
import { deviceFamiliesApi } from '#core/contract/device-families.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { deviceFamilies } from './device-families.ts'
import { generateForFamily } from './family-generation.ts'

/** Devices of one family, and the Basic UDI-DI they get together. */
export function deviceFamilyRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, deviceFamiliesApi.list, { handle: ({ query }) => deviceFamilies(hub.db, query) })
  mount(app, hub, deviceFamiliesApi.generate, {
    handle: ({ actor, body }) => generateForFamily(hub, actor, body.deviceIds),
  })
}
