import { useEffect, useId, useSyncExternalStore } from 'react'

/** The dialogs that are open, the one on top last. */
let open: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a dialog stands before all others: Esc closes that one, and not the one it was opened from. */
export function useIsTopDialog(opened: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!opened) return
    change([...open, id])
    return () => change(open.filter((one) => one !== id))
  }, [opened, id])
  return useSyncExternalStore(subscribe, () => open.at(-1)) === id
}
