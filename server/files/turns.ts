/**
 * Turns at something few can do at once. Each person has one turn at a time and those who wait are served in the order
 * they came: whoever sends many keeps nobody else waiting for more than the one that is being done.
 */
export class Turns<Who> {
  private readonly busy = new Set<Who>()
  private readonly waiting: { who: Who; begin: () => void }[] = []
  private readonly atOnce: number

  constructor(atOnce: number) {
    this.atOnce = atOnce
  }

  /** Does the work when it is its turn; not at all when whoever asked has gone by then. */
  async take<T>(who: Who, gone: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.turnOf(who, gone)
    try {
      gone.throwIfAborted()
      return await work()
    } finally {
      this.busy.delete(who)
      this.next()
    }
  }

  private turnOf(who: Who, gone: AbortSignal): Promise<void> {
    return new Promise((begin, fail) => {
      const entry = { who, begin }
      this.waiting.push(entry)
      gone.addEventListener(
        'abort',
        () => {
          const at = this.waiting.indexOf(entry)
          if (at === -1) return
          this.waiting.splice(at, 1)
          fail(gone.reason)
        },
        { once: true },
      )
      this.next()
    })
  }

  private next(): void {
    while (this.busy.size < this.atOnce) {
      const at = this.waiting.findIndex(({ who }) => !this.busy.has(who))
      const [entry] = at === -1 ? [] : this.waiting.splice(at, 1)
      if (!entry) return
      this.busy.add(entry.who)
      entry.begin()
    }
  }
}
