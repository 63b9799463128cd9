import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * After an import, or many lists, the heap is several times as large as what is in it, and V8 leaves it so for minutes.
 * It is given back as soon as nobody asks for anything: collecting takes some 60 ms, in which nobody is answered.
 */

const everyMs = 5000
/** Of the time since the last look that the process was at work. */
const idleShare = 0.05
/** Since it was last collected; less is not worth the pause. */
const grownBy = 1.2

/** Looks again and again; answers how to end it. */
export function giveBackMemory(lookMs = everyMs): () => void {
  // The one way to ask for it in a process that was started without a flag.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let before = performance.eventLoopUtilization()
  let least = 0
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > idleShare || getHeapStatistics().total_heap_size < least * grownBy) return
    collect()
    least = getHeapStatistics().total_heap_size
  }, lookMs)
  timer.unref()
  return () => clearInterval(timer)
}
