import { type FocusEvent, useEffect, useRef } from 'react'
import { focusHeading } from './page-title.ts'

/** What goes takes the focus with it, to nowhere: the heading of the screen has it then. `shown` changes when it goes. */
export function useFocusKept(shown: unknown) {
  const had = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else shown is why the focus may be gone.
  useEffect(() => {
    if (!had.current || document.activeElement !== document.body) return
    had.current = false
    focusHeading()
  }, [shown])
  return {
    onFocus: () => {
      had.current = true
    },
    // Without a place the focus goes to, its place was taken away.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) had.current = false
    },
  }
}
