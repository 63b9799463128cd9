import type { FastifyInstance } from 'fastify'
import { jobsApi } from '#core/contract/imports.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import { csvLines } from '#server/files/csv-writer.ts'
import { answerImport } from '#server/imports/import-answer.ts'
import type { JobKind } from '#server/imports/import-of.ts'
import { otherValuesList } from '#server/imports/other-values-list-queries.ts'
import { answerList } from '#server/lists/list-answers.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Actor, Hub, JobWork } from '#server/platform/hub.ts'
import { jobErrors, presentJob } from '#server/platform/job-presenter.ts'
import { findJob } from '#server/platform/job-store.ts'
import { jobList } from './job-list-queries.ts'
import { cancelJob } from './job-service.ts'

/** A kind of job; only imports can be updated and undone. */
type AnyKind = Pick<JobKind, keyof JobWork | 'errorsTold'> & Partial<JobKind>

/** `kinds` describes the jobs of each feature that has some. */
export function jobRoutes(app: FastifyInstance, hub: Hub, kinds: readonly AnyKind[]): void {
  const subject = ({ params, actor }: { params: { id: number }; actor: Actor }) =>
    ownJob(hub, kinds, params.id, actor)

  mount(app, hub, jobsApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, jobList, query),
  })
  mount(app, hub, jobsApi.get, {
    subject,
    handle: async ({ actor, subject: { job, kind } }) =>
      presentJob(hub.db, job, kind.errorsTold, kind.may?.(actor)),
  })
  mount(app, hub, jobsApi.errorFile, {
    subject,
    handle: async ({ subject: { job } }) => ({
      fileName: `errors-${job.file_name.replace(/\.\w+$/, '')}.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: csvLines(['row', 'field', 'message'], errorCells(hub, job.id)),
    }),
  })
  mount(app, hub, jobsApi.otherValues, {
    subject,
    handle: ({ actor, subject: { job }, query }) =>
      answerList(hub, actor, otherValuesList, { ...query, jobId: job.id }),
  })
  mount(app, hub, jobsApi.update, {
    subject,
    handle: async ({ actor, subject: { job, kind }, body, request, reply }) =>
      answerImport(request, reply, await importKind(kind).update(hub, actor, job, body)),
  })
  mount(app, hub, jobsApi.cancel, {
    subject: ({ params, actor }) => ownJob(hub, kinds, params.id, actor, isAdmin(actor)),
    handle: async ({ actor, subject: { job, kind } }) =>
      presentJob(hub.db, await cancelJob(hub, actor, job, kind), kind.errorsTold, kind.may?.(actor)),
  })
  mount(app, hub, jobsApi.undo, {
    // An administrator can undo imports of users who have left.
    subject: ({ params, actor }) => ownJob(hub, kinds, params.id, actor, isAdmin(actor)),
    handle: async ({ actor, subject: { job, kind }, body, request, reply }) =>
      answerImport(request, reply, await importKind(kind).undo(hub, actor, job, body)),
  })
}

function importKind({ update, undo }: AnyKind): Pick<JobKind, 'update' | 'undo'> {
  if (!update || !undo) throw new Refusal('invalid_transition', 'This job is no import.')
  return { update, undo }
}

const isAdmin = ({ permissions }: Actor): boolean => permissions.includes('system-admin')

async function* errorCells(hub: Hub, jobId: number): AsyncGenerator<readonly string[]> {
  for await (const { row, field, message } of jobErrors(hub.db, jobId)) {
    yield [String(row), field ?? '', message]
  }
}

interface OwnJob {
  readonly job: JobRow
  readonly kind: AnyKind
}

/** A job is visible only to the user who started it. */
async function ownJob(
  hub: Hub,
  kinds: readonly AnyKind[],
  id: number,
  actor: Actor,
  others = false,
): Promise<OwnJob> {
  const job = await findJob(hub.db, id)
  const kind = kinds.find((each) => each.kind === job?.kind)
  if (!job || !kind || (job.created_by !== actor.id && !others)) throw notFound('This job does not exist')
  return { job, kind }
}
