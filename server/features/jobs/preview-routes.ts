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
import { invalid, notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { readUpload, type Sender } from '#server/platform/uploads.ts'

/** Previews are kept in the database, so larger device files are imported without one. */
const mostBytesLookedAt = 25 * 1024 * 1024

/** File types that can be previewed, if not the usual tables. */
export type LargerRules = Parameters<typeof spoolUpload<'csv' | 'xml'>>[1]

export function previewRoutes(
  app: FastifyInstance,
  hub: Hub,
  importers: readonly Importer[],
  larger: Readonly<Partial<Record<PreviewKind, LargerRules>>>,
): void {
  const previewerOf = async (actor: Actor, kind: string, masterDiId: number | null): Promise<Previewer> => {
    const found = importers.find((each) => each.kind === kind)
    if (!found) throw notFound('This upload does not exist or has expired')
    requireAccess(actor, found.preview)
    return found.ofRecord || masterDiId !== null ? ofRecord(found, masterDiId) : found.preview
  }
  const subject = async ({ params, actor }: { params: { id: number }; actor: Actor }) => {
    const preview = await loadPreview(hub, actor, params.id)
    const previewer = await previewerOf(actor, preview.kind, preview.master_di_id)
    return { preview, previewer } satisfies { preview: PreviewRecord; previewer: Previewer }
  }
  const senderOf = (request: FastifyRequest, actor: Actor): Sender => ({
    id: actor.id,
    gone: goneSignal(request),
  })

  mount(app, hub, importPreviewsApi.create, {
    handle: async ({ actor, query, request }) => {
      const masterDiId = query.masterDiId ?? null
      const previewer = await previewerOf(actor, query.kind, masterDiId)
      const rules = larger[query.kind]
      const file = rules
        ? await spoolUpload(request, {
            ...rules,
            maxBytes: mostBytesLookedAt,
            tooLargeMessage: 'A file larger than 25MB cannot be checked first. Import it directly.',
          })
        : await readUpload(request, tableRules(masterDiId !== null))
      return createPreview(hub, actor, { previewer, masterDiId }, file, senderOf(request, actor))
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
    handle: async ({ actor, query, request, reply, subject: { preview, previewer } }) => {
      const sender = senderOf(request, actor)
      const started = await commitPreview(hub, actor, previewer, preview, sender, query.revision)
      return answerImport(request, reply, started)
    },
  })
  mount(app, hub, importPreviewsApi.cancel, {
    subject,
    handle: ({ params }) => cancelPreview(hub, params.id),
  })
}

/** The upload for a country takes no workbook (specification, document 3 section 5). */
const tableRules = (forCountry: boolean): Parameters<typeof readUpload>[1] =>
  forCountry
    ? { kinds: ['csv'], typeMessage: 'Please upload a CSV file' }
    : { kinds: ['csv', 'xlsx'], typeMessage: 'Please upload a CSV or Excel file' }

/** Rows for one record name it; others do not. */
async function ofRecord(importer: Importer, masterDiId: number | null): Promise<Previewer> {
  const refuse = (message: string) => invalid([{ path: 'masterDiId', message }])
  if (!importer.ofRecord)
    throw refuse('Only the upload for a country is for one master record. Leave it out.')
  if (masterDiId === null) throw refuse('Specify the master record the rows belong to')
  const found = await importer.ofRecord(masterDiId)
  if (!found) throw refuse('Master DI record not found')
  return found.preview
}
