import type { FastifyInstance } from 'fastify'
import { jobsApi } from '#core/contract/imports.ts'
import { csvLines } from '#server/files/csv-writer.ts'
import { notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { findJob, type JobRow, jobErrors, presentJob } from '#server/platform/job-store.ts'

export function jobRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, jobsApi.get, {
    subject: ({ params, actor }) => ownJob(hub, params.id, actor),
    handle: async ({ subject }) => presentJob(subject),
  })
  mount(app, hub, jobsApi.errorFile, {
    subject: ({ params, actor }) => ownJob(hub, params.id, actor),
    handle: async ({ subject }) => ({
      fileName: `errors-${subject.file_name.replace(/\.\w+$/, '')}.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: csvLines(['row', 'field', 'message'], errorCells(hub, subject.id)),
    }),
  })
}

async function* errorCells(hub: Hub, jobId: number): AsyncGenerator<readonly string[]> {
  for await (const { row, field, message } of jobErrors(hub.db, jobId)) {
    yield [String(row), field ?? '', message]
  }
}

/** A job is its starter's; for everybody else there is nothing here. */
async function ownJob(hub: Hub, id: number, actor: Actor): Promise<JobRow> {
  const row = await findJob(hub.db, id)
  if (!row || row.created_by !== actor.id) throw notFound('There is no such job')
  return row
}
