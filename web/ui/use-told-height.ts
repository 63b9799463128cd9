import { type RefObject, useEffect } from 'react'

/** Floating elements at the lower edge keep clear of a bar that sticks to it. */
export function useToldHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => (bar.current ? tellHeight(bar.current) : undefined), [bar])
}

function tellHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--action-bar-height', `${bar.getBoundingClientRect().height}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--action-bar-height')
  }
}
