import type { FastifyInstance, FastifyRequest } from 'fastify'
import { emdnApi } from '#core/contract/emdn.ts'
import { importDownload, previewDownload } from '#server/emdn/emdn-download.ts'
import { readEmdnFile } from '#server/emdn/emdn-file.ts'
import { emdnVersions, loadEmdn, whatChanges } from '#server/emdn/emdn-import.ts'
import { answerList } from '#server/lists/list-answers.ts'
import { goneSignal } from '#server/platform/clients.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readUpload } from '#server/platform/uploads.ts'
import { emdnList } from './emdn-queries.ts'
import { lookUp, searchEmdn } from './emdn-service.ts'

const uploaded = async (request: FastifyRequest, name?: string) =>
  readEmdnFile(
    await readUpload(request, {
      kinds: ['csv', 'xlsx'],
      typeMessage: 'Please upload the EMDN as a CSV or Excel file',
    }),
    name,
  )

export function emdnRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, emdnApi.list, { handle: ({ actor, query }) => answerList(hub, actor, emdnList, query) })
  mount(app, hub, emdnApi.search, { handle: ({ query }) => searchEmdn(hub.db, query) })
  mount(app, hub, emdnApi.lookup, { handle: ({ query }) => lookUp(hub.db, query.code) })
  mount(app, hub, emdnApi.versions, { handle: () => emdnVersions(hub.db) })
  mount(app, hub, emdnApi.preview, {
    handle: async ({ request }) => whatChanges(hub.db, await uploaded(request)),
  })
  mount(app, hub, emdnApi.import, {
    handle: async ({ actor, query, request }) => loadEmdn(hub, actor, await uploaded(request, query.name)),
  })
  mount(app, hub, emdnApi.previewDownload, {
    handle: ({ actor, request }) => previewDownload(hub, { id: actor.id, gone: goneSignal(request) }),
  })
  mount(app, hub, emdnApi.importDownload, {
    handle: ({ actor, body, request }) =>
      importDownload(hub, actor, { ...body, sender: { id: actor.id, gone: goneSignal(request) } }),
  })
}
