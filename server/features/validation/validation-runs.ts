import type { ImportError } from '#core/contract/imports.ts'
import type { ReadinessQuery } from '#core/contract/readiness.ts'
import type { SubmissionListQuery } from '#core/contract/submissions.ts'
import { mostInRun, type RunSelection, type ValidationRun } from '#core/contract/validation-runs.ts'
import { counted } from '#core/text/counted.ts'
import type { JobRow } from '#server/database/job-tables.ts'
import { inSteps } from '#server/imports/run-import.ts'
import { conditionOf, matchingKeys } from '#server/lists/list-queries.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import type { Actor, HeldJob, Hub, JobWork, Unit } from '#server/platform/hub.ts'
import { piecesOf } from '#server/platform/job-pieces.ts'
import { advanceJob, createJob, findJob } from '#server/platform/job-store.ts'
import type { JobWords } from '#server/platform/job-words.ts'
import { submissionList } from '#server/submissions/submission-list-queries.ts'
import { validatePortion } from '#server/submissions/submission-validation.ts'
import { validatedAtOnce } from './validate-many.ts'
import { invalidByMarket, skippedBecause, unfinishedRun } from './validation-run-queries.ts'

/** Validates many submissions as a job (decision D72): in portions, each a transaction, beside other work. */

const kind = 'validation'

/** Of the devices a readiness list shows, the submissions that stand for them in a market; so many at most. */
export type SubmissionsOfDevices = (
  hub: Hub,
  actor: Actor,
  asked: { readonly query: ReadinessQuery; readonly market: string; readonly atMost: number },
) => Promise<number[]>

const words: JobWords = {
  noun: 'Validation',
  rest: () => 'Validate the others again to complete it.',
  entry: ({ successful, failed, skipped }) => ({
    action: 'validated',
    entityType: 'submission',
    rows: `${successful} without errors, ${failed} with errors, ${skipped} not validated`,
  }),
}

export function validationWork(): JobWork & { readonly errorsTold: number } {
  return {
    kind,
    errorsTold: 1000,
    grownTables: ['validation_errors', 'job_errors'],
    address: (jobId) => `/validation?run=${jobId}`,
    words,
    perform: async (hub, job) => {
      await inSteps(job, portions(hub, job.row), (unit, ids) => perform(hub, unit, job, ids))
    },
  }
}

export async function startRun(
  hub: Hub,
  actor: Actor,
  selection: RunSelection,
  submissionsOf: SubmissionsOfDevices,
): Promise<ValidationRun> {
  const ids = await chosen(hub, actor, selection, submissionsOf)
  if (ids.length === 0) throw invalid([{ path: '', message: 'There is no submission to validate.' }])
  if (ids.length > mostInRun) {
    const message = `More than ${mostInRun.toLocaleString('en')} submissions match. Narrow the filters: that many cannot be validated at once.`
    throw invalid([{ path: '', message }])
  }
  const id = await hub.db.transaction().execute(async (tx) => {
    const running = await unfinishedRun(tx, kind, actor.id)
    if (running) {
      throw new Refusal(
        'invalid_transition',
        `Your validation of ${running.file_name} has not ended: ${running.done} of ${running.total} are done. Wait for it, or cancel it.`,
        { record: { id: running.id } },
      )
    }
    return createJob(tx, hub, actor, {
      kind,
      fileName: counted(ids.length, 'submission'),
      recognised: '',
      unreadColumns: [],
      total: ids.length,
      needs: 'edit-submissions',
      details: null,
      content: [Buffer.from(JSON.stringify(ids))],
    })
  })
  await hub.queue.look(hub).catch(() => undefined)
  return loadRun(hub, actor, id)
}

/** In the order in which they are locked; one more than may be, where there are too many. */
async function chosen(
  hub: Hub,
  actor: Actor,
  { ids, matching, devices, market }: RunSelection,
  submissionsOf: SubmissionsOfDevices,
): Promise<number[]> {
  const atMost = mostInRun + 1
  if (ids) return [...new Set(ids)].toSorted((a, b) => a - b)
  if (devices && market) {
    return submissionsOf(hub, actor, { query: devices as ReadinessQuery, market, atMost })
  }
  const list = submissionList(hub)
  const query = matching as SubmissionListQuery
  const condition = await conditionOf(list, { db: hub.db, viewer: actor, query })
  return matchingKeys(hub.db, list, condition, atMost)
}

/** What is left of them. */
async function* portions(hub: Hub, { id, done }: JobRow): AsyncGenerator<number[]> {
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(hub.db, id)) pieces.push(piece)
  const ids = JSON.parse(Buffer.concat(pieces).toString()) as number[]
  for (let at = done; at < ids.length; at += validatedAtOnce) {
    yield ids.slice(at, at + validatedAtOnce)
  }
}

async function perform(hub: Hub, unit: Unit, { row: job }: HeldJob, ids: number[]): Promise<void> {
  const { judged, refused } = await validatePortion(hub, unit, ids)
  const notValidated = refused.map(
    ({ id, reason }): ImportError => ({
      ...{ row: id, field: null, message: reason ?? 'Submission not found', kind: 'not-validated' },
    }),
  )
  const failed = judged.flatMap(({ row, status, counts }): ImportError[] =>
    status === 'error' ? [{ row: row.id, field: null, message: counts, kind: 'invalid' }] : [],
  )
  await advanceJob(unit.tx, job.id, {
    rows: ids.length,
    successful: judged.length - failed.length,
    failed: failed.length,
    skipped: notValidated.length,
    errors: [...failed, ...notValidated],
  })
}

export async function loadRun(hub: Hub, actor: Actor, id: number): Promise<ValidationRun> {
  const job = await findJob(hub.db, id)
  if (job?.kind !== kind || job.created_by !== actor.id) throw notFound('This validation does not exist')
  const { status, total, done, successful, failed, skipped, message, created_at } = job
  return {
    id,
    status,
    total: total ?? 0,
    done,
    valid: successful,
    invalid: failed,
    skipped,
    skippedBecause: skipped === 0 ? [] : await skippedBecause(hub.db, id),
    invalidByMarket: failed === 0 ? [] : await invalidByMarket(hub.db, id),
    message,
    createdAt: created_at.toISOString(),
  }
}
