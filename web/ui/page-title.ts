import { type RefObject, useEffect, useRef } from 'react'

const product = 'Regulatory Device Identifier Hub'

/** Names the document after the screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title])
}

/** A change of screen has begun, and its heading has not come yet. */
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

/** Where a screen stays but what had the focus is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
