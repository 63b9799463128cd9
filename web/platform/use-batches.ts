import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Noun } from './query-client.ts'

interface Batches<Result> {
  /** Batch size. */
  readonly size: number
  readonly nouns: readonly Noun[]
  readonly run: (ids: readonly number[]) => Promise<Result>
}

export interface BatchState<Result> {
  readonly total: number
  readonly done: number
  readonly running: boolean
  /** Stopped by the user; finished batches are kept. */
  readonly cancelled: boolean
  readonly error: Error | null
  readonly results: readonly Result[]
}

const idle = { total: 0, done: 0, running: false, cancelled: false, error: null, results: [] } as const

/** Processes many items in batches with progress; can be stopped between batches. */
export function useBatches<Result>({ size, nouns, run }: Batches<Result>) {
  const client = useQueryClient()
  const [state, setState] = useState<BatchState<Result>>(idle)
  const stopped = useRef(false)

  async function process(ids: readonly number[], before: BatchState<Result>): Promise<BatchState<Result>> {
    stopped.current = false
    const { done, results } = before
    let now: BatchState<Result> = { ...idle, done, results, total: done + ids.length, running: true }
    setState(now)
    for (let from = 0; from < ids.length && !stopped.current; from += size) {
      const portion = ids.slice(from, from + size)
      try {
        now = { ...now, results: [...now.results, await run(portion)], done: done + from + portion.length }
      } catch (error) {
        now = { ...now, error: error instanceof Error ? error : new Error(String(error)) }
        break
      }
      setState(now)
    }
    now = { ...now, running: false, cancelled: stopped.current && now.done < now.total }
    setState(now)
    for (const noun of nouns) void client.invalidateQueries({ queryKey: [noun] })
    return now
  }

  return {
    state,
    start: (ids: readonly number[]) => process(ids, idle),
    /** Processes more, or what a failure or a stop has left: what was done before still counts. */
    goOn: (ids: readonly number[]) => process(ids, state),
    cancel: () => {
      stopped.current = true
    },
    reset: () => setState(idle),
  }
}
