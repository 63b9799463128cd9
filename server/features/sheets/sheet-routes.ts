import type { FastifyInstance } from 'fastify'
import { sheetGapsApi } from '#core/contract/sheet-gaps.ts'
import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readUpload } from '#server/platform/uploads.ts'
import { changeSheet } from './sheet-changes.ts'
import { checkSheet } from './sheet-check.ts'
import { makeDrafts } from './sheet-drafts.ts'
import { gapsFile, readGapsFile } from './sheet-gaps.ts'
import { joiningOf } from './sheet-joining.ts'
import { presentSheet } from './sheet-presenter.ts'
import { createSheet, groupSheet, loadSheet } from './sheet-service.ts'

/** Sheets: many submissions of a market edited together. */
export function sheetRoutes(app: FastifyInstance, hub: Hub): void {
  const sheet = ({ params }: { params: { id: number } }) => loadSheet(hub, params.id)
  mount(app, hub, submissionSheetsApi.create, { handle: ({ actor, body }) => createSheet(hub, actor, body) })
  mount(app, hub, submissionSheetsApi.get, {
    subject: sheet,
    handle: ({ actor, subject: row }) => presentSheet(hub, hub.db, actor, row),
  })
  mount(app, hub, submissionSheetsApi.group, {
    subject: sheet,
    handle: ({ actor, params, body }) => groupSheet(hub, actor, params.id, body),
  })
  mount(app, hub, submissionSheetsApi.makeDrafts, {
    subject: sheet,
    handle: ({ actor, params }) => makeDrafts(hub, actor, params.id),
  })
  mount(app, hub, submissionSheetsApi.joining, {
    subject: sheet,
    handle: ({ subject: row, body }) => joiningOf(hub, row, body),
  })
  mount(app, hub, sheetGapsApi.file, {
    subject: sheet,
    handle: ({ actor, subject: row, query }) => gapsFile(hub, actor, row, query.fields),
  })
  mount(app, hub, sheetGapsApi.read, {
    subject: sheet,
    handle: async ({ subject: row, request }) => {
      const typeMessage = 'Please upload a CSV or Excel file'
      return readGapsFile(hub, row, await readUpload(request, { kinds: ['csv', 'xlsx'], typeMessage }))
    },
  })
  mount(app, hub, submissionSheetsApi.check, {
    subject: sheet,
    handle: ({ subject: row, body }) => checkSheet(hub, row, body.submissionIds),
  })
  mount(app, hub, submissionSheetsApi.change, {
    subject: sheet,
    handle: ({ actor, subject: row, body }) => changeSheet(hub, actor, row, body),
  })
}
