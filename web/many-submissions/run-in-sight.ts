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

let shown: RunInSight | undefined = read()
const listeners = new Set<() => void>()

function read(): RunInSight | undefined {
  try {
    const id = Number(localStorage.getItem(key))
    return Number.isInteger(id) && id > 0 ? { id, opened: false } : undefined
  } catch {
    return undefined
  }
}

function replace(next: RunInSight | undefined): void {
  shown = next
  try {
    if (next) localStorage.setItem(key, String(next.id))
    else localStorage.removeItem(key)
  } catch {
    // Without storage it is lost with the page.
  }
  for (const listener of listeners) listener()
}

export const showRun = (id: number): void => replace({ id, opened: true })
export const leaveRun = (): void => replace(shown && { ...shown, opened: false })
export const putRunAway = (): void => replace(undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRunInSight = (): RunInSight | undefined => useSyncExternalStore(subscribe, () => shown)
