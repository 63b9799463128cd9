import { type FocusEvent, useEffect, useRef } from 'react'
import { focusHeading } from './page-title.ts'

/** What goes takes the focus with it, to nowhere: a heading has it then, mostly that of the screen. `shown` changes when it goes. */
export function useFocusKept(shown: unknown, focus: () => void = focusHeading) {
  const had = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else shown is why the focus may be gone.
  useEffect(() => {
    const at = document.activeElement
    // Browsers remove the focus from a disabled button only after this.
    if (!had.current || !(at === document.body || at?.matches(':disabled'))) return
    had.current = false
    focus()
  }, [shown])
  return {
    onFocus: () => {
      had.current = true
    },
    // No relatedTarget means that the focused element was removed.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) had.current = false
    },
  }
}
