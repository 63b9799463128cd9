import type { FastifyInstance, FastifyRequest } from 'fastify'
import { importPreviewsApi, type PreviewKind } from '#core/contract/import-previews.ts'
import { spoolUpload } from '#server/files/spooled-file.ts'
import { answerImport } from '#server/imports/import-answer.ts'
import type { Importer } from '#server/imports/import-of.ts'
import type { PreviewRecord } from '#server/imports/preview-queries.ts'
import {
  cancelPreview,
  changePreview,
  commitPreview,
  createPreview,
  loadPreview,
  readPreview,
  requireAccess,
} from '#server/imports/preview-service.ts'
import type { Previewer } from '#server/imports/previewer.ts'
import { goneSignal } from '#server/platform/clients.ts'
import { notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { readUpload, type Sender } from '#server/platform/uploads.ts'

/** What is looked at is kept in the database: larger device files are imported without a look. */
const mostBytesLookedAt = 25 * 1024 * 1024

/** The files of a kind that are looked at, where they are not the usual tables. */
export type LargerRules = Parameters<typeof spoolUpload<'csv' | 'xml'>>[1]

export function previewRoutes(
  app: FastifyInstance,
  hub: Hub,
  importers: readonly Importer[],
  larger: Readonly<Partial<Record<PreviewKind, LargerRules>>>,
): void {
  const previewerOf = (kind: string): Previewer => {
    const found = importers.find((each) => each.kind === kind)
    if (!found) throw notFound('There is no such preview')
    return found.preview
  }
  const subject = async ({ params, actor }: { params: { id: number }; actor: Actor }) => {
    const preview = await loadPreview(hub, actor, params.id)
    const previewer = previewerOf(preview.kind)
    requireAccess(actor, previewer)
    return { preview, previewer } satisfies { preview: PreviewRecord; previewer: Previewer }
  }
  const senderOf = (request: FastifyRequest, actor: Actor): Sender => ({
    id: actor.id,
    gone: goneSignal(request),
  })

  mount(app, hub, importPreviewsApi.create, {
    handle: async ({ actor, query, request }) => {
      const previewer = previewerOf(query.kind)
      requireAccess(actor, previewer)
      const rules = larger[query.kind]
      const file = rules
        ? await spoolUpload(request, {
            ...rules,
            maxBytes: mostBytesLookedAt,
            tooLargeMessage: 'A file larger than 25MB cannot be checked first. Import it directly.',
          })
        : await readUpload(request, {
            kinds: ['csv', 'xlsx'],
            typeMessage: 'Please upload a CSV or Excel file',
          })
      return createPreview(hub, actor, previewer, file, senderOf(request, actor))
    },
  })
  mount(app, hub, importPreviewsApi.get, {
    subject,
    handle: ({ actor, params, subject: { previewer } }) => readPreview(hub, actor, previewer, params.id),
  })
  mount(app, hub, importPreviewsApi.change, {
    subject,
    handle: ({ actor, body, request, subject: { preview, previewer } }) =>
      changePreview(hub, actor, previewer, preview, body, senderOf(request, actor)),
  })
  mount(app, hub, importPreviewsApi.commit, {
    subject,
    handle: async ({ actor, request, reply, subject: { preview, previewer } }) => {
      const sender = senderOf(request, actor)
      return answerImport(request, reply, await commitPreview(hub, actor, previewer, preview, sender))
    },
  })
  mount(app, hub, importPreviewsApi.cancel, {
    subject,
    handle: ({ params }) => cancelPreview(hub, params.id),
  })
}
