import type { FastifyInstance } from 'fastify'
import { type SampleData, settingsApi } from '#core/contract/settings.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readSmallFile } from '#server/platform/uploads.ts'
import type { SampleLoader } from '#server/settings/sample-loader.ts'
import { installSchemaSet, schemaSets } from './schema-set-service.ts'
import { changeSettings, settingsFor } from './settings-service.ts'

export function settingsRoutes(app: FastifyInstance, hub: Hub, samples: readonly SampleLoader[]): void {
  mount(app, hub, settingsApi.get, { handle: ({ actor }) => settingsFor(hub, actor) })
  mount(app, hub, settingsApi.loadSampleData, {
    handle: async ({ actor }) => {
      const loaded: SampleData['loaded'] = []
      let totalSubmissions = 0
      for (const load of samples) {
        const { noun, count, total = 0 } = await load(hub, actor)
        loaded.push({ noun, count })
        if (noun === 'submissions') totalSubmissions = total
      }
      return { loaded, totalSubmissions }
    },
  })
  mount(app, hub, settingsApi.schemaSets, { handle: () => schemaSets(hub) })
  mount(app, hub, settingsApi.installSchemaSet, {
    handle: async ({ actor, request }) => {
      const tooLargeMessage = 'File size must be at most 10MB'
      const zip = await readSmallFile(request, { maxBytes: 10 * 1024 * 1024, tooLargeMessage })
      return installSchemaSet(hub, actor, zip)
    },
  })
  mount(app, hub, settingsApi.update, { handle: ({ actor, body }) => changeSettings(hub, actor, body) })
}
