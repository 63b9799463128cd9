import type { FastifyInstance } from 'fastify'
import { workbooksApi } from '#core/contract/workbooks.ts'
import { goneSignal } from '#server/platform/clients.ts'
import { Refusal } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readSmallUpload } from '#server/platform/uploads.ts'
import { checkFill, fillWorkbook } from './workbook-fill.ts'
import {
  loadWorkbook,
  proposal,
  removeWorkbook,
  requireWorkbook,
  restoreWorkbook,
  saveWorkbook,
  shownWorkbook,
  workbooks,
} from './workbook-service.ts'

const maxBytes = 10 * 1024 * 1024

/** Workbooks somebody else laid out, and copies of them filled by the hub (decision D131). */
export function workbookRoutes(app: FastifyInstance, hub: Hub): void {
  const subject = ({ params }: { params: { id: number } }) => requireWorkbook(hub, params.id)
  mount(app, hub, workbooksApi.list, { handle: () => workbooks(hub) })
  mount(app, hub, workbooksApi.load, {
    handle: async ({ actor, request, query }) => {
      const { name, bytes } = await readSmallUpload(request, {
        maxBytes,
        tooLargeMessage: 'A workbook must be at most 10 MB',
      })
      refuseName(name)
      const sender = { id: actor.id, gone: goneSignal(request) }
      return loadWorkbook(hub, actor, sender, { name, bytes, ...query })
    },
  })
  mount(app, hub, workbooksApi.get, { subject, handle: ({ subject: row }) => shownWorkbook(hub, row) })
  mount(app, hub, workbooksApi.save, {
    subject,
    handle: ({ actor, params, body }) => saveWorkbook(hub, actor, params.id, body),
  })
  mount(app, hub, workbooksApi.propose, {
    subject,
    handle: async ({ subject: row, body }) => proposal(hub, row, body),
  })
  mount(app, hub, workbooksApi.delete, {
    subject,
    handle: ({ actor, params }) => removeWorkbook(hub, actor, params.id),
  })
  mount(app, hub, workbooksApi.restore, {
    subject: ({ params }) => requireWorkbook(hub, params.id, true),
    handle: ({ actor, params }) => restoreWorkbook(hub, actor, params.id),
  })
  mount(app, hub, workbooksApi.check, {
    subject,
    handle: ({ actor, subject: row, body }) => checkFill(hub, actor, row, body),
  })
  mount(app, hub, workbooksApi.fill, {
    subject,
    handle: ({ actor, subject: row, body: asked, request }) =>
      fillWorkbook(hub, actor, { row, sender: { id: actor.id, gone: goneSignal(request) }, asked }),
  })
}

/** By its name; what the file really is, its content says. */
function refuseName(name: string): void {
  if (/\.xlsm$|\.xltm$/i.test(name)) {
    throw new Refusal(
      'unsupported_file_type',
      'This is a workbook with macros. Save it without macros (.xlsx), if the recipient allows it, and upload it again.',
    )
  }
  if (!/\.(xlsx|xls)$/i.test(name)) {
    throw new Refusal('unsupported_file_type', 'Only Excel workbooks (.xlsx) can be filled')
  }
}
