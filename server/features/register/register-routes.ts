import type { FastifyInstance } from 'fastify'
import { type RegisterDeviceDetails, registerApi } from '#core/contract/register.ts'
import type { NewMasters } from '#server/exchange/new-masters.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { readSmallUpload } from '#server/platform/uploads.ts'
import { fetchOfActor } from './fetch-service.ts'
import { presentRead, readFiles, requireRead } from './read-service.ts'
import {
  type DeviceRow,
  deviceProperties,
  documentOfSubmission,
  findDevice,
  registerDeviceList,
} from './register-list-queries.ts'
import { registerMarketOf } from './register-market.ts'
import { storeRead } from './store-service.ts'

const maxBytes = 50 * 1024 * 1024

/** Register downloads: read, compare and store. */
export function registerRoutes(app: FastifyInstance, hub: Hub, newMasters: NewMasters): void {
  const read = ({ params }: { params: { id: number } }) => requireRead(hub.db, params.id)

  mount(app, hub, registerApi.read, {
    handle: async ({ actor, request, query }) => {
      const given = await readSmallUpload(request, { maxBytes, tooLargeMessage: 'A file has 50 MB at most' })
      return readFiles(hub, actor, given, query.market)
    },
  })
  mount(app, hub, registerApi.fetch, {
    handle: ({ actor, body: { srn, market } }) =>
      fetchOfActor(hub, actor, { srn, market: market ?? undefined }),
  })
  mount(app, hub, registerApi.get, { subject: read, handle: ({ subject: row }) => presentRead(hub.db, row) })
  mount(app, hub, registerApi.store, {
    subject: read,
    handle: ({ actor, subject: row, body }) => storeRead(hub, actor, row, body, newMasters),
  })
  mount(app, hub, registerApi.devices, {
    handle: ({ actor, query }) => answerList(hub, actor, registerDeviceList, query),
  })
  mount(app, hub, registerApi.devicesExport, {
    handle: ({ actor, query }) => exportList(hub, actor, registerDeviceList, query),
  })
  mount(app, hub, registerApi.device, {
    subject: async ({ params }) => {
      const row = await findDevice(hub.db, params.id)
      if (!row) throw notFound('This device does not exist')
      return row
    },
    handle: ({ actor, subject: row }) => details(hub, actor, row),
  })
}

/** Compared with the hub as it is now. */
async function details(hub: Hub, actor: Actor, row: DeviceRow): Promise<RegisterDeviceDetails> {
  const { register } = registerMarketOf(hub, row.market)
  const known = row.submission_id === null ? undefined : await documentOfSubmission(hub.db, row.submission_id)
  return {
    ...presentWhole(row, actor, deviceProperties),
    differences: known ? [...register.compare(known.document, row.document)] : [],
    lost: [...row.lost],
  }
}
