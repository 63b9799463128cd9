/** Runs long work beside requests and lets the server finish it before it closes. */
export interface JobRunner {
  start(work: () => Promise<void>): void
  /** Resolves when everything started has ended. */
  idle(): Promise<void>
  /** Aborted when the server is to close: work that can go on another time begins nothing more. */
  readonly stopping: AbortSignal
  stop(): void
}

/** Does work again and again, never twice at once; answers how to end it. */
export function repeat(jobs: JobRunner, everySeconds: number, work: () => Promise<void>): () => void {
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    jobs.start(() =>
      work().finally(() => {
        busy = false
      }),
    )
  }, everySeconds * 1000)
  return () => clearInterval(timer)
}

export function createJobRunner(onError: (error: unknown) => void): JobRunner {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  return {
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    start(work) {
      const promise: Promise<void> = work()
        .catch(onError)
        .finally(() => running.delete(promise))
      running.add(promise)
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
