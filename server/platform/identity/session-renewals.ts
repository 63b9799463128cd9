import type { JobRunner } from '#server/platform/jobs.ts'

/** A session of which the provider is to say again whether it goes on. */
export interface DueSession {
  readonly sessionId: number
}

/** Asks the provider about sessions that are due; beside the requests, which wait for it a little. */
export interface SessionRenewals {
  /** Says how it is done. */
  learn(renew: (due: DueSession) => Promise<void>): void
  /** Resolves when the provider has answered, or has taken too long to be waited for. */
  renew(jobs: JobRunner, due: DueSession): Promise<void>
}

/** The answer counts even when it comes later: what it changes, the next request sees. */
const longestWaitMs = 3000

export function createSessionRenewals(waitMs = longestWaitMs): SessionRenewals {
  let learnt: (due: DueSession) => Promise<void> = async () => undefined
  return {
    learn: (renew) => {
      learnt = renew
    },
    renew: (jobs, due) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, waitMs)
        const work = () =>
          learnt(due).finally(() => {
            clearTimeout(timer)
            resolve()
          })
        jobs.start(work, { kind: 'session at the provider', routine: true })
      }),
  }
}
