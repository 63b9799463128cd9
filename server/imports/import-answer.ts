import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ImportResult } from '#core/contract/imports.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { Refusal, unavailable } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { findJob, presentJob, presentResult } from '#server/platform/job-store.ts'

export interface StartedImport {
  readonly hub: Hub
  readonly jobId: number
  readonly finished: Promise<void>
  readonly errorsTold: number | undefined
}

/**
 * Answers an upload: with its result when it is through, or at once with 202 and the address of the job
 * when the client prefers that (`Prefer: respond-async`, decision D23).
 */
export async function answerImport(
  request: FastifyRequest,
  reply: FastifyReply,
  { hub, jobId, finished, errorsTold }: StartedImport,
): Promise<ImportResult> {
  const prefersAsync = String(request.headers.prefer ?? '').includes('respond-async')
  // A failure is told by the job's row: it knows what was saved. The error itself goes to the log.
  const failure = prefersAsync
    ? undefined
    : await finished.then(
        () => undefined,
        (error: unknown) => error,
      )
  const row = await findJob(hub.db, jobId)
  if (!row) throw new Error('The job just started cannot be read')
  if (row.status === 'failed') {
    const message = row.message ?? 'The import stopped'
    throw isUnavailable(failure) ? unavailable(message) : new Refusal('internal', message)
  }
  if (!prefersAsync) return presentResult(hub.db, row, errorsTold)
  reply.code(202).header('location', `/api/jobs/${row.id}`).header('preference-applied', 'respond-async')
  return (await presentJob(hub.db, row, errorsTold)) as unknown as ImportResult
}
