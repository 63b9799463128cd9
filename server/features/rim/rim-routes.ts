import type { FastifyInstance } from 'fastify'
import {
  type ComplianceItem,
  maxRimFileBytes,
  type RimDocument,
  type RimOverview,
  type RimSubmission,
  rimApi,
} from '#core/contract/rim.ts'
import { countRim } from '#core/lifecycle/rim.ts'
import type { RimKind } from '#server/database/rim-tables.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { todayOf } from '#server/platform/day.ts'
import { notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readSmallUpload } from '#server/platform/uploads.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { approveDocument } from './document-approval.ts'
import { fileContent, filesOf } from './rim-file-queries.ts'
import { complianceList, rimDocumentList, rimSubmissionList } from './rim-list-queries.ts'
import { rimFacts } from './rim-queries.ts'
import { addFile, changeItem, createItem, deleteItem, loadItem } from './rim-service.ts'

const limits = { maxBytes: maxRimFileBytes, tooLargeMessage: 'A document has at most 10 MB' }

/** The small regulatory information view: what it keeps, and what it counts of it. */
export function rimRoutes(app: FastifyInstance, hub: Hub): void {
  const find =
    (kind: RimKind) =>
    ({ params }: { params: { id: number } }) =>
      loadItem(hub, kind, params.id)
  mount(app, hub, rimApi.overview, { handle: () => overview(hub) })

  const submission = 'rim-submission'
  const list = rimSubmissionList(hub)
  mount(app, hub, rimApi.submissions, {
    handle: ({ actor, query }) => answerList(hub, actor, list, query),
  })
  mount(app, hub, rimApi.exportSubmissions, {
    handle: ({ actor, query }) => exportList(hub, actor, list, query),
  })
  mount(app, hub, rimApi.createSubmission, {
    handle: ({ actor, body }) => createItem<RimSubmission>(hub, actor, submission, body),
  })
  mount(app, hub, rimApi.updateSubmission, {
    subject: find(submission),
    handle: ({ actor, params, body }) =>
      changeItem<RimSubmission>(hub, actor, { kind: submission, id: params.id }, body),
  })
  mount(app, hub, rimApi.deleteSubmission, {
    subject: find(submission),
    handle: ({ actor, params, body }) =>
      deleteItem<RimSubmission>(hub, actor, { kind: submission, id: params.id }, body.reason),
  })

  const compliance = 'rim-compliance'
  mount(app, hub, rimApi.compliance, {
    handle: ({ actor, query }) => answerList(hub, actor, complianceList, query),
  })
  mount(app, hub, rimApi.exportCompliance, {
    handle: ({ actor, query }) => exportList(hub, actor, complianceList, query),
  })
  mount(app, hub, rimApi.createCompliance, {
    handle: ({ actor, body }) => createItem<ComplianceItem>(hub, actor, compliance, body),
  })
  mount(app, hub, rimApi.updateCompliance, {
    subject: find(compliance),
    handle: ({ actor, params, body }) =>
      changeItem<ComplianceItem>(hub, actor, { kind: compliance, id: params.id }, body),
  })
  mount(app, hub, rimApi.deleteCompliance, {
    subject: find(compliance),
    handle: ({ actor, params, body }) =>
      deleteItem<ComplianceItem>(hub, actor, { kind: compliance, id: params.id }, body.reason),
  })

  documentRoutes(app, hub, find('rim-document'))
  mount(app, hub, rimApi.approveDocument, {
    subject: find('rim-document'),
    handle: ({ actor, params, body, request }) =>
      approveDocument(
        hub,
        actor,
        { id: params.id, seen: body },
        { given: body, address: request.ip, page: request.headers.origin },
      ),
  })
}

function documentRoutes(
  app: FastifyInstance,
  hub: Hub,
  subject: (call: { params: { id: number } }) => Promise<unknown>,
): void {
  const kind = 'rim-document'
  mount(app, hub, rimApi.documents, {
    handle: ({ actor, query }) => answerList(hub, actor, rimDocumentList, query),
  })
  mount(app, hub, rimApi.createDocument, {
    handle: ({ actor, body }) => createItem<RimDocument>(hub, actor, kind, body),
  })
  mount(app, hub, rimApi.updateDocument, {
    subject,
    handle: ({ actor, params, body }) => changeItem<RimDocument>(hub, actor, { kind, id: params.id }, body),
  })
  mount(app, hub, rimApi.deleteDocument, {
    subject,
    handle: ({ actor, params, body }) =>
      deleteItem<RimDocument>(hub, actor, { kind, id: params.id }, body.reason),
  })
  mount(app, hub, rimApi.files, {
    subject,
    handle: async ({ params }) =>
      (await filesOf(hub.db, params.id)).map((file) => ({
        id: file.id,
        fileName: file.file_name,
        size: file.size,
        sha256: file.sha256,
        uploadedAt: file.uploaded_at.toISOString(),
        uploadedByName: file.uploaded_by_name,
      })),
  })
  mount(app, hub, rimApi.addFile, {
    subject,
    handle: async ({ actor, params, request }) =>
      addFile<RimDocument>(hub, actor, params.id, await readSmallUpload(request, limits)),
  })
  mount(app, hub, rimApi.file, {
    subject: async ({ params }) => {
      const file = await fileContent(hub.db, params.id)
      if (!file) throw notFound('This file does not exist')
      return file
    },
    // Always sent as a download, so that no uploaded content runs in the browser.
    handle: async ({ subject: file }) => ({
      fileName: file.file_name,
      contentType: 'application/octet-stream',
      content: file.content,
    }),
  })
}

async function overview(hub: Hub): Promise<RimOverview> {
  const { settings } = await readSettings(hub.db)
  const today = todayOf(hub)
  const { savingPerApproval } = settings
  return countRim({ ...(await rimFacts(hub.db)), today, savingPerApproval })
}
