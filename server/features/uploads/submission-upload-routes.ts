import type { FastifyInstance } from 'fastify'
import { submissionUploadApi } from '#core/contract/submission-upload.ts'
import { answerImport } from '#server/imports/import-answer.ts'
import type { Importer } from '#server/imports/import-of.ts'
import { templateFile } from '#server/imports/template-file.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readUpload } from '#server/platform/uploads.ts'
import { submissionTemplateOf } from './submission-import.ts'

/** One spreadsheet of submissions for any of their countries. */
export function submissionUploadRoutes(app: FastifyInstance, hub: Hub, importer: Importer): void {
  mount(app, hub, submissionUploadApi.template, {
    handle: async () => templateFile('submissions-template.csv', submissionTemplateOf(hub)),
  })
  mount(app, hub, submissionUploadApi.bulkUpload, {
    handle: async ({ actor, request, reply }) => {
      const file = await readUpload(request, {
        kinds: ['csv', 'xlsx'],
        typeMessage: 'Please upload a CSV or Excel file',
      })
      return answerImport(request, reply, await importer.startTable(hub, actor, file))
    },
  })
}
