import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ImportResult } from '#core/contract/imports.ts'
import { Refusal } from './errors.ts'
import type { Hub } from './hub.ts'
import { findJob, presentJob, presentResult } from './job-store.ts'

export interface StartedImport {
  readonly hub: Hub
  readonly jobId: number
  readonly finished: Promise<void>
}

/**
 * Answers an upload: with its result when it is through, or at once with 202 and the address of the job
 * when the client prefers that (`Prefer: respond-async`, decision D23).
 */
export async function answerImport(
  request: FastifyRequest,
  reply: FastifyReply,
  started: StartedImport,
): Promise<ImportResult> {
  const prefersAsync = String(request.headers.prefer ?? '').includes('respond-async')
  // A failure is told by the job's row: it knows what was saved. The error itself goes to the log.
  if (!prefersAsync) await started.finished.catch(() => undefined)
  const row = await findJob(started.hub.db, started.jobId)
  if (!row) throw new Error('The job just started cannot be read')
  if (row.status === 'failed') throw new Refusal('internal', row.message ?? 'The import stopped')
  if (!prefersAsync) return presentResult(row)
  reply.code(202).header('location', `/api/jobs/${row.id}`).header('preference-applied', 'respond-async')
  return presentJob(row) as unknown as ImportResult
}
