import { useSyncExternalStore } from 'react'

/**
 * The validation somebody has begun in this browser and not put away. It stands in local storage, so that leaving the
 * page does not lose it.
 */
const key = 'validationRun'

export interface RunInSight {
  readonly id: number
  /** Its dialog is open. */
  readonly opened: boolean
}

const stored = Number(localStorage.getItem(key))
let shown: RunInSight | undefined = stored > 0 ? { id: stored, opened: false } : undefined
const listeners = new Set<() => void>()

/** Shows a validation, or with nothing puts it away. */
export function setRunInSight(next?: RunInSight): void {
  shown = next
  localStorage.setItem(key, String(next?.id ?? ''))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRunInSight = (): RunInSight | undefined => useSyncExternalStore(subscribe, () => shown)
