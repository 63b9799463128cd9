import type { FastifyInstance } from 'fastify'
import { entriesApi } from '#core/contract/entries.ts'
import { operatorDefaultsApi } from '#core/contract/operator-defaults.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { workingCopiesApi } from '#core/contract/working-copies.ts'
import { said } from '#server/approval/deciding.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { stamped } from '#server/submissions/approval-stamp.ts'
import { loadMasterToCopy } from '#server/submissions/record-to-copy.ts'
import { sharingOf } from '#server/submissions/shared-values.ts'
import { submissionList } from '#server/submissions/submission-list-queries.ts'
import { presentSubmission } from '#server/submissions/submission-presenter.ts'
import { deleteSubmission } from '#server/submissions/submission-removal.ts'
import {
  changeSubmission,
  createSubmission,
  loadSubmission,
  revertSubmission,
} from '#server/submissions/submission-service.ts'
import { validate } from '#server/submissions/submission-validation.ts'
import { usedBasicUdiDis } from './basic-udi-di-queries.ts'
import { changeEntry, createEntry, loadEntry } from './entries.ts'
import { presentEntry } from './entry-presenter.ts'
import { entryList } from './entry-queries.ts'
import { operatorDefaults } from './operator-defaults.ts'
import { decideSubmission, sendForApproval } from './submission-approval.ts'
import { copyToCountries, undoCopies, withoutSubmission } from './submission-copies.ts'
import { statusCounts, submissionStats } from './submission-stats.ts'
import { forgetWorkingCopy, keepWorkingCopy, workingCopyOf } from './working-copies.ts'

export function submissionRoutes(app: FastifyInstance, hub: Hub): void {
  const submissions = submissionList(hub)
  const subject = ({ params }: { params: { id: number } }) => loadSubmission(hub, params.id)

  mount(app, hub, submissionsApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, submissions, query),
  })
  mount(app, hub, submissionsApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, stamped(submissions, actor), query),
  })
  mount(app, hub, submissionsApi.basicUdiDis, { handle: ({ query }) => usedBasicUdiDis(hub.db, query) })
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
  mount(app, hub, submissionCopiesApi.undo, {
    handle: ({ actor, body }) => undoCopies(hub, actor, body.submissionIds),
  })
  mount(app, hub, submissionCopiesApi.without, {
    handle: ({ body }) => withoutSubmission(hub, body.masterDiIds),
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
        signing: { given: body, address: request.ip, page: request.headers.origin },
      }),
  })
  mount(app, hub, submissionsApi.reject, {
    subject,
    handle: ({ actor, subject: row, body, request }) =>
      decideSubmission(hub, actor, row, {
        verdict: { kind: 'reject', notes: said(body.rejectionNotes), revision: body.revision ?? null },
        signing: { given: body, address: request.ip, page: request.headers.origin },
      }),
  })
  mount(app, hub, operatorDefaultsApi.ofRecord, {
    subject: ({ params }) => loadMasterToCopy(hub, params.id),
    handle: ({ subject: master, query }) => operatorDefaults(hub, master, query),
  })
  workingCopyRoutes(app, hub)
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

/** Unsaved form input. */
function workingCopyRoutes(app: FastifyInstance, hub: Hub): void {
  const subject = ({ params }: { params: { id: number } }) => loadSubmission(hub, params.id)
  mount(app, hub, workingCopiesApi.get, {
    subject,
    handle: ({ actor, subject: row }) => workingCopyOf(hub, actor, row),
  })
  mount(app, hub, workingCopiesApi.put, {
    subject,
    handle: ({ actor, subject: row, body }) => keepWorkingCopy(hub, actor, row, body),
  })
  mount(app, hub, workingCopiesApi.delete, {
    subject,
    handle: ({ actor, subject: row }) => forgetWorkingCopy(hub, actor, row),
  })
}
