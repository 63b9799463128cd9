/** What a job is called where its work is told. */
export interface JobName {
  readonly kind: string
  /** Of its row, where it has one. */
  readonly id?: number
  /** Done again and again. */
  readonly routine?: boolean
}

/** Hears of every job. */
export interface JobWatch {
  started(job: JobName): void
  /** With an error where it failed. */
  ended(job: JobName, end: JobEnd): void
}

export interface JobEnd {
  readonly ms: number
  readonly error?: unknown
}

/** Runs long work beside requests and lets the server finish it before it closes. */
export interface JobRunner {
  /** Of what has no name of its own only a failure is told. */
  start(work: () => Promise<void>, job?: JobName): void
  /** Resolves when everything started has ended. */
  idle(): Promise<void>
  /** Aborted when the server is to close: work that can go on another time begins nothing more. */
  readonly stopping: AbortSignal
  stop(): void
  /** Tells it of every job from now on. */
  watch(watch: JobWatch): void
}

/** Does work again and again, never twice at once; answers how to end it. */
export function repeat(
  jobs: JobRunner,
  everySeconds: number,
  kind: string,
  work: () => Promise<void>,
): () => void {
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    const once = () =>
      work().finally(() => {
        busy = false
      })
    jobs.start(once, { kind, routine: true })
  }, everySeconds * 1000)
  return () => clearInterval(timer)
}

/** Renews what a server holds while it works; one that fails is made up for by the next. Answers how to end it. */
export function keepRenewed(everyMs: number, renew: () => Promise<void>): () => void {
  const timer = setInterval(() => renew().catch(() => undefined), everyMs)
  return () => clearInterval(timer)
}

const beside: JobName = { kind: 'work beside a request', routine: true }

export function createJobRunner(): JobRunner {
  const running = new Set<Promise<void>>()
  const watches: JobWatch[] = []
  const stopping = new AbortController()
  return {
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    watch: (watch) => void watches.push(watch),
    start(work, job = beside) {
      const begun = performance.now()
      const ended = (error?: unknown) => {
        for (const watch of watches) watch.ended(job, { ms: performance.now() - begun, error })
      }
      for (const watch of watches) watch.started(job)
      const promise: Promise<void> = work()
        .then(() => ended(), ended)
        .finally(() => running.delete(promise))
      running.add(promise)
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
