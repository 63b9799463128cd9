import { type RefObject, useEffect, useRef } from 'react'

const product = 'Regulatory Device Identifier Hub'

/** Names the document after the screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title])
}

/** Navigation has started; the new heading is not there yet. */
let headingAwaited = false

export function awaitHeading(): void {
  headingAwaited = true
}

/**
 * After a change of screen the focus stands on its heading, so that it is read out and Tab goes on from there.
 * The heading itself takes it: the router calls a screen rendered while the one before may still stand.
 */
export function useHeadingFocus(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another screen.
  useEffect(() => {
    if (!headingAwaited) return
    headingAwaited = false
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return heading
}

/** For a screen that stays while its focused element disappears. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
