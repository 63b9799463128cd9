import type { FastifyInstance } from 'fastify'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { marketFilesApi } from '#core/contract/market-files.ts'
import { exportedFileList } from '#server/exchange/file-list-queries.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readSmallUpload } from '#server/platform/uploads.ts'
import { loadSubmission } from '#server/submissions/submission-service.ts'
import { acknowledge, exchangeOfSubmission } from './acknowledge.ts'
import { readAnswerFile } from './answer-service.ts'
import { exchangeMarketOf } from './exchange-market.ts'
import {
  auditorsCopy,
  downloadFile,
  downloadPackage,
  exportXml,
  fileWithAttempts,
  requireFile,
  templateFile,
} from './file-service.ts'
import { checkMarketFiles, makeMarketFiles } from './market-files.ts'
import { checkExport, makePackage, presentPackage, requirePackage } from './packages-service.ts'
import { recordSending } from './sending-service.ts'
import { submissionFileRoutes } from './submission-file-routes.ts'
import { exportCsv, exportXlsx } from './table-export.ts'

/** An answer names 300 devices at most, each with its remarks. */
const maxAnswerBytes = 20 * 1024 * 1024

/** Export Center: files, answers and history. */
export function exchangeRoutes(app: FastifyInstance, hub: Hub): void {
  const submission = ({ params }: { params: { id: number } }) => loadSubmission(hub, params.id)
  const file = ({ params }: { params: { id: number } }) => requireFile(hub, params.id)
  const madePackage = ({ params }: { params: { id: number } }) => requirePackage(hub, params.id)

  submissionFileRoutes(app, hub)
  mount(app, hub, exchangeApi.acknowledge, {
    subject: submission,
    handle: ({ actor, params, body }) => acknowledge(hub, actor, params.id, body),
  })
  mount(app, hub, exchangeApi.ofSubmission, {
    subject: submission,
    handle: ({ actor, subject: row }) => exchangeOfSubmission(hub, actor, row),
  })
  mount(app, hub, exchangeApi.check, {
    handle: ({ actor, query: { again, market, environment, ...query } }) =>
      checkExport(hub, actor, { query, market, environment, again: again === 'true', whole: false }),
  })
  mount(app, hub, exchangeApi.create, { handle: ({ actor, body }) => makePackage(hub, actor, body) })
  mount(app, hub, exchangeApi.package, {
    subject: madePackage,
    handle: ({ subject: row }) => presentPackage(hub, row),
  })
  mount(app, hub, exchangeApi.packageContent, {
    subject: madePackage,
    handle: ({ actor, subject: row }) => downloadPackage(hub, actor, row),
  })
  mount(app, hub, exchangeApi.xml, { handle: ({ actor, query }) => exportXml(hub, actor, query) })
  mount(app, hub, exchangeApi.csv, { handle: ({ actor, query }) => exportCsv(hub, actor, query) })
  mount(app, hub, exchangeApi.xlsx, { handle: ({ actor, query }) => exportXlsx(hub, actor, query) })
  mount(app, hub, marketFilesApi.check, { handle: ({ actor, body }) => checkMarketFiles(hub, actor, body) })
  mount(app, hub, marketFilesApi.make, { handle: ({ actor, body }) => makeMarketFiles(hub, actor, body) })
  mount(app, hub, exchangeApi.services, {
    handle: async ({ query }) => [...exchangeMarketOf(hub, query.market).exchange.services],
  })
  mount(app, hub, exchangeApi.template, { handle: ({ query }) => templateFile(hub, query) })
  mount(app, hub, exchangeApi.answers, {
    handle: async ({ actor, request, query }) => {
      const given = await readSmallUpload(request, {
        maxBytes: maxAnswerBytes,
        tooLargeMessage: 'An answer file must be at most 20 MB',
      })
      return readAnswerFile(hub, actor, given, query.market)
    },
  })
  mount(app, hub, exchangeApi.sending, { handle: ({ actor, body }) => recordSending(hub, actor, body) })
  mount(app, hub, exchangeApi.files, {
    handle: ({ actor, query }) => answerList(hub, actor, exportedFileList, query),
  })
  mount(app, hub, exchangeApi.filesExport, {
    handle: ({ actor, query }) => exportList(hub, actor, exportedFileList, query),
  })
  mount(app, hub, exchangeApi.file, {
    subject: file,
    handle: ({ subject: row }) => fileWithAttempts(hub, row),
  })
  mount(app, hub, exchangeApi.fileContent, {
    subject: file,
    handle: ({ actor, subject: row }) => downloadFile(hub, actor, row),
  })
  mount(app, hub, exchangeApi.auditCopy, {
    subject: file,
    handle: ({ actor, subject: row }) => auditorsCopy(hub, actor, row),
  })
}
