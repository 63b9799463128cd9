import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ImportResult, isUnfinished } from '#core/contract/imports.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import { Refusal, unavailable } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { presentJob, presentResult } from '#server/platform/job-presenter.ts'
import { findJob } from '#server/platform/job-store.ts'

export interface StartedImport {
  readonly hub: Hub
  readonly jobId: number
  readonly errorsTold: number | undefined
}

/**
 * Answers an upload: with its result when it is through, or at once with 202 and the address of the job
 * when the client prefers that (`Prefer: respond-async`, decision D23).
 */
export async function answerImport(
  request: FastifyRequest,
  reply: FastifyReply,
  { hub, jobId, errorsTold }: StartedImport,
): Promise<ImportResult> {
  const prefersAsync = String(request.headers.prefer ?? '').includes('respond-async')
  // A failure is told by the job's row: it knows what was saved. The error itself goes to the log.
  const failure = prefersAsync ? undefined : await hub.queue.wait(hub, jobId)
  const row = await findJob(hub.db, jobId)
  if (!row) throw new Error('The job just started cannot be read')
  if (!prefersAsync) {
    refuseUnfinished(row, failure)
    return presentResult(hub.db, row, errorsTold)
  }
  reply.code(202).header('location', `/api/jobs/${row.id}`).header('preference-applied', 'respond-async')
  return (await presentJob(hub.db, row, errorsTold)) as unknown as ImportResult
}

/** Who waited for the result and gets none hears what became of it; a defect is told as one. */
function refuseUnfinished({ id, status, message }: JobRow, failure: unknown): void {
  if (isUnfinished(status)) {
    throw unavailable(`The file has arrived, and its import continues as job ${id}. Do not upload it again.`)
  }
  if (status === 'done') return
  throw new Refusal(failure ? 'internal' : 'invalid_transition', message ?? 'The import stopped')
}
