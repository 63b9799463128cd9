import type { FastifyInstance } from 'fastify'
import { importsApi } from '#core/contract/imports.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { bulkTemplate, masterTemplateColumns } from '#core/imports/master-row.ts'
import { spoolUpload } from '#server/files/spooled-file.ts'
import { answerImport } from '#server/imports/import-answer.ts'
import type { Importer } from '#server/imports/import-of.ts'
import { templateFile } from '#server/imports/template-file.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { askOnce } from '#server/platform/answer-cache.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readUpload } from '#server/platform/uploads.ts'
import { deleteRecord, requestChange, sendForApproval } from './master-di-commands.ts'
import { gudidImport, gudidUploadRules, keptWithRecords } from './master-di-import.ts'
import { masterList, stampedMasters } from './master-di-list-queries.ts'
import { presentMaster } from './master-di-presenter.ts'
import { createRecord, knownRecord, loadRecord, recordVersions, updateRecord } from './master-di-service.ts'
import { masterDistribution, masterStats, masterValues } from './master-di-stats-queries.ts'

/** The markets of a device's submissions are its markets too (decision D53). */
const devices = ['master-di', 'submission'] as const

export function masterDiRoutes(app: FastifyInstance, hub: Hub, importer: Importer): void {
  const subject = ({ params }: { params: { id: number } }) => loadRecord(hub, params.id)

  mount(app, hub, masterDiApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, masterList, query),
  })
  mount(app, hub, masterDiApi.stats, {
    handle: () => askOnce(hub.db, devices, 'stats', () => masterStats(hub.db)),
  })
  mount(app, hub, masterDiApi.distribution, {
    handle: () => askOnce(hub.db, devices, 'distribution', () => masterDistribution(hub.db)),
  })
  mount(app, hub, masterDiApi.values, {
    handle: ({ actor, query }) =>
      askOnce(hub.db, devices, ['values', query], () => masterValues(hub.db, actor, query)),
  })
  mount(app, hub, masterDiApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, stampedMasters(actor), query),
  })
  mount(app, hub, masterDiApi.get, {
    subject,
    handle: async ({ actor, subject: row }) => presentMaster(row, actor),
  })
  mount(app, hub, masterDiApi.versions, {
    subject,
    handle: ({ actor, subject: row }) => recordVersions(hub, actor, row),
  })
  mount(app, hub, masterDiApi.create, { handle: ({ actor, body }) => createRecord(hub, actor, body) })
  mount(app, hub, masterDiApi.update, {
    // Read whole once it is locked.
    subject: ({ params }) => knownRecord(hub, params.id),
    handle: ({ actor, subject: row, body }) => updateRecord(hub, actor, row, body),
  })
  for (const command of [masterCommandsApi.softDelete, masterCommandsApi.delete]) {
    mount(app, hub, command, {
      subject,
      handle: ({ actor, params, body }) => deleteRecord(hub, actor, params.id, body.reason),
    })
  }
  mount(app, hub, masterCommandsApi.sendForApproval, {
    subject,
    handle: ({ actor, params, body }) => sendForApproval(hub, actor, params.id, body),
  })
  mount(app, hub, masterCommandsApi.requestUpdate, {
    subject,
    handle: ({ actor, params, body }) => requestChange(hub, actor, params.id, 'open-version', body),
  })
  mount(app, hub, masterCommandsApi.requestDelete, {
    subject,
    handle: ({ actor, params, body }) => requestChange(hub, actor, params.id, 'delete', body),
  })
  mount(app, hub, masterDiApi.bulkUpload, {
    handle: async ({ actor, request, reply }) => {
      const file = await readUpload(request, {
        kinds: ['csv', 'xlsx'],
        typeMessage: 'Please upload a CSV or Excel file',
      })
      return answerImport(request, reply, await importer.startTable(hub, actor, file))
    },
  })
  mount(app, hub, importsApi.create, {
    streamed: true,
    handle: async ({ actor, request, reply }) => {
      const file = await spoolUpload(request, gudidUploadRules)
      return answerImport(request, reply, await gudidImport.startLarger(hub, actor, file))
    },
  })
  mount(app, hub, masterDiApi.template, {
    handle: async ({ query }) =>
      templateFile(
        'master-di-template.csv',
        query.for === 'bulk' ? bulkTemplate(keptWithRecords(hub)) : masterTemplateColumns,
      ),
  })
}
