import type { JobRow } from '#server/database/job-tables.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type JobWork } from '#server/platform/hub.ts'
import { endJob, findJob } from '#server/platform/job-store.ts'
import { importWords } from '#server/platform/job-words.ts'
import { notify } from '#server/platform/notices.ts'

/**
 * Ends a job that waits or runs, on whichever server: it waits for the batch that is being stored, and whoever has the
 * job finds it ended before the next one.
 */
export async function cancelJob(
  hub: Hub,
  actor: Actor,
  { id }: JobRow,
  { address, words = importWords }: Pick<JobWork, 'address' | 'words'>,
): Promise<JobRow> {
  return inTransaction(hub, actor, async (unit) => {
    const message = `Cancelled by ${actor.name}. The work done so far is kept.`
    const ended = await endJob(unit, id, { status: 'cancelled', message }, words)
    if (!ended) throw new Refusal('invalid_transition', 'This job has already ended.')
    if (address && ended.created_by !== actor.id) {
      const notice = {
        title: `${words.noun} cancelled`,
        body: `${ended.told}. ${message}`,
        link: address(id),
      }
      await notify(unit, { userId: ended.created_by, ...notice })
    }
    const job = await findJob(unit.tx, id)
    if (!job) throw new Error('The job just ended cannot be read')
    return job
  })
}
