import type { FastifyInstance } from 'fastify'
import { carryOverApi } from '#core/contract/carry-over.ts'
import { deviceFamiliesApi } from '#core/contract/device-families.ts'
import { entriesApi } from '#core/contract/entries.ts'
import { operatorDefaultsApi } from '#core/contract/operator-defaults.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { submissionUploadApi } from '#core/contract/submission-upload.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { answerImport } from '#server/imports/import-answer.ts'
import type { Importer } from '#server/imports/import-of.ts'
import { templateFile } from '#server/imports/template-file.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { readUpload } from '#server/platform/uploads.ts'
import { type ConfirmPassword, said } from '#server/requests/deciding.ts'
import { usedBasicUdiDis } from './basic-udi-di-queries.ts'
import { carryOver, loadRecordToCarry, staleSubmissions } from './carry-over.ts'
import { deviceFamilies } from './device-families.ts'
import { changeEntry, createEntry, loadEntry } from './entries.ts'
import { presentEntry } from './entry-presenter.ts'
import { entryList } from './entry-queries.ts'
import { generateForFamily } from './family-generation.ts'
import { loadMasterToCopy, operatorDefaults } from './operator-defaults.ts'
import { oversightRoutes } from './oversight-routes.ts'
import { sharingOf } from './shared-values.ts'
import { sheetRoutes } from './sheet-routes.ts'
import { decideSubmission, sendForApproval } from './submission-approval.ts'
import { copyToCountries, withoutSubmission } from './submission-copies.ts'
import { exportFile } from './submission-files.ts'
import { submissionTemplateOf } from './submission-import.ts'
import { submissionList } from './submission-list-queries.ts'
import { presentSubmission } from './submission-presenter.ts'
import { deleteSubmission } from './submission-removal.ts'
import { changeSubmission, createSubmission, loadSubmission, revertSubmission } from './submission-service.ts'
import { statusCounts, submissionStats } from './submission-stats.ts'
import { validate } from './submission-validation.ts'

export function submissionRoutes(
  app: FastifyInstance,
  hub: Hub,
  confirm: ConfirmPassword,
  importer: Importer,
): void {
  const submissions = submissionList(hub)
  const subject = ({ params }: { params: { id: number } }) => loadSubmission(hub, params.id)

  mount(app, hub, submissionsApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, submissions, query),
  })
  mount(app, hub, submissionsApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, submissions, query),
  })
  mount(app, hub, submissionsApi.basicUdiDis, { handle: ({ query }) => usedBasicUdiDis(hub.db, query) })
  mount(app, hub, deviceFamiliesApi.list, { handle: ({ query }) => deviceFamilies(hub.db, query) })
  mount(app, hub, deviceFamiliesApi.generate, {
    handle: ({ actor, body }) => generateForFamily(hub, actor, body.deviceIds),
  })
  mount(app, hub, submissionsApi.stats, { handle: ({ query }) => submissionStats(hub, query.period) })
  mount(app, hub, submissionsApi.statusCounts, { handle: ({ query }) => statusCounts(hub, query.country) })
  mount(app, hub, submissionsApi.get, {
    subject,
    handle: async ({ actor, subject: row }) => presentSubmission(hub, row, actor),
  })
  mount(app, hub, submissionsApi.sharing, {
    subject,
    handle: ({ subject: row }) => sharingOf(hub, row),
  })
  mount(app, hub, submissionCopiesApi.copy, {
    handle: ({ actor, body }) => copyToCountries(hub, actor, body),
  })
  mount(app, hub, submissionCopiesApi.without, {
    handle: ({ body }) => withoutSubmission(hub, body.masterDiIds),
  })
  const record = ({ params }: { params: { id: number } }) => loadRecordToCarry(hub, params.id)
  mount(app, hub, carryOverApi.stale, {
    subject: record,
    handle: ({ subject: of }) => staleSubmissions(hub, of),
  })
  mount(app, hub, carryOverApi.carryOver, {
    subject: record,
    handle: ({ actor, params, body }) => carryOver(hub, actor, params.id, body),
  })
  mount(app, hub, submissionsApi.create, { handle: ({ actor, body }) => createSubmission(hub, actor, body) })
  mount(app, hub, submissionsApi.update, {
    subject,
    handle: ({ actor, params, body }) => changeSubmission(hub, actor, params.id, body),
  })
  mount(app, hub, submissionsApi.delete, {
    subject,
    handle: ({ actor, params, body }) => deleteSubmission(hub, actor, params.id, body.reason),
  })
  mount(app, hub, submissionsApi.revert, {
    subject,
    handle: ({ actor, params, body }) => revertSubmission(hub, actor, params.id, body),
  })
  mount(app, hub, submissionsApi.validate, {
    subject,
    handle: ({ actor, params }) => validate(hub, actor, params.id),
  })
  mount(app, hub, submissionsApi.sendForApproval, {
    subject,
    handle: ({ actor, params, body }) => sendForApproval(hub, actor, params.id, body),
  })
  mount(app, hub, submissionsApi.approve, {
    subject,
    handle: ({ actor, subject: row, body, request }) =>
      decideSubmission(hub, actor, row, {
        verdict: { kind: 'approve', notes: said(body.approvalNotes), revision: body.revision ?? null },
        signing: { password: body.password ?? null, address: request.ip, confirm },
      }),
  })
  mount(app, hub, submissionsApi.reject, {
    subject,
    handle: ({ actor, subject: row, body, request }) =>
      decideSubmission(hub, actor, row, {
        verdict: { kind: 'reject', notes: said(body.rejectionNotes), revision: body.revision ?? null },
        signing: { password: body.password ?? null, address: request.ip, confirm },
      }),
  })
  mount(app, hub, submissionsApi.xml, {
    subject,
    handle: ({ actor, params }) => exportFile(hub, actor, { id: params.id, file: 'xml', recorded: false }),
  })
  mount(app, hub, submissionsApi.generateXml, {
    subject,
    handle: ({ actor, params }) => exportFile(hub, actor, { id: params.id, file: 'xml', recorded: true }),
  })
  mount(app, hub, submissionsApi.file, {
    subject,
    handle: ({ actor, params }) =>
      exportFile(hub, actor, { id: params.id, file: params.file, recorded: true }),
  })
  uploadRoutes(app, hub, importer)
  sheetRoutes(app, hub)
  mount(app, hub, operatorDefaultsApi.ofRecord, {
    subject: ({ params }) => loadMasterToCopy(hub, params.id),
    handle: ({ subject: master, query }) => operatorDefaults(hub, master, query),
  })
  oversightRoutes(app, hub)
  entryRoutes(app, hub)
}

/** The second view of the EU submissions (decision D9). */
function entryRoutes(app: FastifyInstance, hub: Hub): void {
  const entries = entryList(hub)
  const subject = ({ params }: { params: { id: number } }) => loadEntry(hub, params.id)
  mount(app, hub, entriesApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, entries, query),
  })
  mount(app, hub, entriesApi.get, {
    subject,
    handle: async ({ actor, subject: row }) => presentEntry(hub, row, actor),
  })
  mount(app, hub, entriesApi.create, {
    handle: ({ actor, body }) => createEntry(hub, actor, body),
  })
  mount(app, hub, entriesApi.update, {
    subject,
    handle: ({ actor, subject: row, body }) => changeEntry(hub, actor, row, body),
  })
}

function uploadRoutes(app: FastifyInstance, hub: Hub, importer: Importer): void {
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
