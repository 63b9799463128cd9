import { setTimeout as pause } from 'node:timers/promises'
import { isUnfinished } from '#core/contract/imports.ts'
import type { JobRow, JobTask } from '#server/database/job-tables.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { refreshTables } from '#server/database/upkeep.ts'
import { Refusal } from './errors.ts'
import { type Actor, type Hub, inTransaction, type JobQueue, type JobWork, type Unit } from './hub.ts'
import { actorOfJob } from './job-actor.ts'
import { handOverJob, holdJob, JobLost, postponeJob, renewLease, takeJob } from './job-leases.ts'
import { endJob, findJob, type JobEnd } from './job-store.ts'
import { importWords } from './job-words.ts'
import { keepRenewed } from './jobs.ts'
import { managersIfLeft } from './left-person-queries.ts'
import { notify } from './notices.ts'

interface QueueSettings {
  /** So many jobs run at once, on all servers of the database together. */
  readonly atMost: number
}

const renewMs = 5000
/** How soon the end of another server's job is seen. */
const waitMs = 250
/** So often a job is begun without getting any further: it may be what ends the process. */
const mostTries = 5
/** Before the next try where the database was away, or its disk full; three times as long with each that got no further. */
const pauseSeconds = 5
/** Who waits longer than this has gone to do something else, and is called back. */
const longMs = 10_000

class HandedOver extends Error {}

export function createJobQueue({ atMost }: QueueSettings): JobQueue {
  const works = new Map<string, JobWork>()
  const running = new Map<number, Promise<unknown>>()
  const leaving = new AbortController()
  let looking = Promise.resolve()

  async function take(hub: Hub): Promise<void> {
    while (!hub.jobs.stopping.aborted && !leaving.signal.aborted) {
      const row = await takeJob(hub.db, { kinds: [...works.keys()], atMost })
      const work = row && works.get(row.kind)
      if (!row || !work) return
      const done = doJob({ hub, row, work, leaving: leaving.signal })
      const settled = done.catch((error: unknown) => error)
      running.set(row.id, settled)
      hub.jobs.start(
        async () => {
          try {
            await done
          } finally {
            // Where it was lost and taken again, the later one stays.
            if (running.get(row.id) === settled) running.delete(row.id)
            // What cannot be taken now is taken when this server looks again.
            await look(hub).catch(() => undefined)
          }
        },
        { kind: row.kind, id: row.id },
      )
    }
  }

  function look(hub: Hub): Promise<void> {
    const next = looking.then(() => take(hub))
    looking = next.catch(() => undefined)
    return next
  }

  return {
    learn: (all) => {
      for (const work of all) works.set(work.kind, work)
    },
    look,
    async wait(hub, id) {
      for (;;) {
        const here = running.get(id)
        const failure = await here
        const row = await findJob(hub.db, id)
        if (!row || !isUnfinished(row.status) || failure || hub.jobs.stopping.aborted) return failure
        await pause(waitMs)
      }
    },
    handOver: () => leaving.abort(),
  }
}

interface Doing {
  readonly hub: Hub
  readonly row: JobRow
  readonly work: JobWork
  readonly leaving: AbortSignal
}

/** Throws what is to be looked into; a job that was ended, or that another server has, is not. */
async function doJob({ hub, row, work, leaving }: Doing): Promise<void> {
  const endRenewing = keepRenewed(renewMs, () => renewLease(hub.db, row))
  let actor: Actor | null = null
  try {
    const task = taskOf(row)
    const by = await actorOfJob(hub, row.created_by, task)
    actor = by
    await work.perform(hub, {
      row,
      actor: by,
      details: task.details,
      step: async (step) => {
        if (leaving.aborted) throw new HandedOver()
        await inTransaction(hub, by, async (unit) => {
          await holdJob(unit.tx, row)
          // Rights and the way of working may have changed since the last one: whoever has this object sees it.
          Object.assign(by, await actorOfJob(hub, row.created_by, task, unit.tx))
          await step(unit)
        })
      },
    })
    await end(hub, actor, row, work, { status: 'done', message: null })
  } catch (error) {
    await leave({ hub, row, work, leaving }, actor, error)
    return
  } finally {
    endRenewing()
  }
  // Whoever waits for the result need not wait for it.
  hub.jobs.start(() => refreshTables(hub.db, work.grownTables))
}

function taskOf({ task, stalled, done, total }: JobRow): JobTask {
  if (task === null) throw new Refusal('internal', `Interrupted after ${done} of ${total} rows.`)
  if (stalled > mostTries)
    throw new Refusal('internal', `It was started ${mostTries} times without finishing.`)
  return task
}

async function leave({ hub, row, work }: Doing, actor: Actor | null, error: unknown): Promise<void> {
  if (error instanceof JobLost) return
  if (error instanceof HandedOver) {
    await handOverJob(hub.db, row)
    return
  }
  if (isUnavailable(error)) {
    // Where not even this can be written, the lease runs out.
    await postponeJob(hub.db, row, pauseSeconds * 3 ** (row.stalled - 1)).catch(() => undefined)
    throw error
  }
  const { noun, rest } = work.words ?? importWords
  const why = error instanceof Refusal ? error.message : `The ${noun.toLowerCase()} stopped.`
  const message = `${why} The work done so far is saved. ${rest(row)}`
  await end(hub, actor, row, work, { status: 'failed', message }).catch((lost: unknown) => {
    if (!(lost instanceof JobLost)) throw lost
  })
  if (!(error instanceof Refusal)) throw error
}

async function end(
  hub: Hub,
  actor: Actor | null,
  row: JobRow,
  { address, words = importWords }: JobWork,
  ending: JobEnd,
): Promise<void> {
  await inTransaction(hub, actor, async (unit) => {
    await holdJob(unit.tx, row)
    const job = await endJob(unit, row.id, ending, words)
    if (job && ending.status === 'failed') await tellOfLeft(unit, row, `${words.noun} stopped`, job.told)
    if (!job || !address || unit.now.getTime() - job.created_at.getTime() < longMs) return
    const title = `${words.noun} ${ending.status === 'done' ? 'finished' : 'stopped'}`
    await notify(unit, { userId: job.created_by, title, body: job.told, link: address(job.id) })
  })
}

/** Who has left reads no notices: whoever manages users hears of it. */
async function tellOfLeft(unit: Unit, row: JobRow, title: string, told: string): Promise<void> {
  for (const userId of await managersIfLeft(unit.tx, row.created_by)) {
    const body = `${told}. It belonged to somebody whose account is no longer active. Begin it again.`
    await notify(unit, { userId, title, body, link: '/admin/users' })
  }
}
