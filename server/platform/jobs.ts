/** Runs long work beside requests and lets the server finish it before it closes. */
export interface JobRunner {
  start(work: () => Promise<void>): void
  /** Resolves when everything started has ended. */
  idle(): Promise<void>
}

export function createJobRunner(onError: (error: unknown) => void): JobRunner {
  const running = new Set<Promise<void>>()
  return {
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
