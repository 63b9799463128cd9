import { useEffect } from 'react'

const product = 'Regulatory Device Identifier Hub'

/** Names the document after the screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title])
}

/** After a change of screen the focus stands on its heading, so that it is read out and Tab goes on from there. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
