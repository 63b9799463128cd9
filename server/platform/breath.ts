import { setImmediate as breathe } from 'node:timers/promises'

/** So long other requests wait at most for a piece of long work. */
const pieceMs = 8

/** Lets others have their turn where a piece of work has lasted long enough: to be called after each small step. */
export function createBreath(): () => Promise<void> | undefined {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun < pieceMs) return undefined
    return breathe().then(() => {
      begun = performance.now()
    })
  }
}
